// SPDX-License-Identifier: Apache-2.0

extension CommandWords {
    static let hungarian = CommandWords(
        help: HelpWords(
            tagline: "A Beckon az appjaid műveleteit futtatja: kézzel, szkriptből, MI-ügynökből.",
            usage: "Használat",
            command: "PARANCS",
            running: "Futtatás",
            looking: "Körülnézés",
            connecting: "Csatlakozás és ellenőrzés",
            commands: "Parancsok",
            options: "Kapcsolók",
            examples: "Példák",
            exitCodes: "Kilépési kódok",
            more: "A „beckon {0} --help” mindegyikről többet mond."),
        commands: CommandTexts(
            app: .init(
                "Appok telepítése, listája, adatai, eltávolítása",
                "Az app egy „Név.app” mappa, amely műveleteket kínál."),
            appInstall: .init(
                "App telepítése vagy cseréje újabbra",
                "Megmutatja, mit kér az app (hálózat, busznév, fájlok), és ha beleegyezel, telepíti."),
            appList: .init("A telepített appok listája", "A használhatatlanok mellett ott áll az ok."),
            appShow: .init("Egy app: mit szabad neki és mit kínál"),
            appGrant: .init(
                "Megadja egy appnak, amit kér, vagy visszavonja",
                """
                Megmutatja, mit kér az app, és ha beleegyezel, megadja. A rendszerrel érkezett app addig semmit \
                sem kap.
                """),
            appPrefer: .init(
                "Melyik appé legyen egy kérés",
                """
                Ha több app is kezeli ugyanazt a kérést, például ezt: INSendMessageIntent, a Beckon megkérdezi, melyiké \
                legyen. Ezzel a kérés kérdés nélkül az APP-é. A „--forget” után újra megkérdezi.
                """),
            appRemove: .init("App eltávolítása azzal együtt, amit tárolt"),
            action: .init("Műveletek listája és adatai"),
            actionList: .init("A futtatható műveletek listája"),
            actionShow: .init("Egy művelet paraméterei, értékei, mondatai"),
            run: .init(
                "Művelet futtatása",
                """
                Az ACTION lehet App.Művelet, cím, vagy ezek olyan része, amely csak egy műveletre illik. A Beckon
                kapcsolói elé kerülnek; utána minden szó egy paraméteré: „--név ÉRTÉK” vagy „--név=ÉRTÉK”, lista
                minden eleméhez újra, magában a „--név” igent jelent. Ami hiányzik, azt megkérdezi.
                """),
            history: .init("Mi futott, mikor, és mi lett belőle", "A legújabb áll elöl."),
            doctor: .init(
                "Megvan-e ezen a gépen minden, ami a Beckonnak kell",
                """
                Hiba (✗) esetén a Beckon vagy egy app nem működik: a kilépési kód 9. A figyelmeztetés (!) olyasmiről
                szól, ami csak egyes appokhoz vagy műveletekhez kell: a kilépési kód 0 marad.
                """),
            mcp: .init(
                "Minden művelet átadása egy MI-ügynöknek (MCP a be- és kimeneten)",
                """
                Add meg a „beckon mcp” parancsot az ügynök kiszolgálójaként. Minden művelet egy App.Művelet nevű
                eszköz. A kérdések és megerősítések az ügynök programján át hozzád érkeznek: az ügynök helyetted
                nem erősíthet meg semmit.
                """)),
        options: OptionTexts(
            help: "Ez a súgó",
            version: "A verzió",
            json: "Az eredmény JSON-ként, állandó alakban",
            locale: "Ezen a nyelven szóljon, például es vagy hu_HU",
            snippet: "A kis nézetet fájlba is rajzolja (.png vagy .html)",
            appearance: "Világos vagy sötét háttérre rajzolja",
            confirm: "Minden megerősítésre igennel felel",
            timeout: "Ennyi másodperc haladás nélkül: feladja (30)",
            grant: "Kérdés nélkül megadja, amit az app kér",
            revoke: "Visszavonja, ami meg volt adva",
            keepData: "Megtartja, amit az app tárolt",
            all: "Azokat is, amelyeket az app elrejt",
            limit: "Legfeljebb ennyit mutat (20)",
            forget: "Listázás helyett törli a futásokat: mindet, vagy az --app és --action szerintieket",
            unprefer: "Újra megkérdezi, melyik appé a kérés",
            onlyApp: "Csak ennek az appnak a futásai",
            onlyAction: "Csak ennek a műveletnek a futásai"),
        outcomes: OutcomeTexts(
            succeeded: "kész",
            failed: "a művelet lefutott és nem sikerült",
            usage: "hibás kapcsoló vagy érték",
            notFound: "nincs ilyen, vagy több is van",
            needsValue: "nem volt, aki egy kérdésre feleljen",
            declined: "egy megerősítésre nem volt a válasz",
            denied: "nem szabad, vagy zárolva van",
            timedOut: "túl sokáig tartott",
            crashed: "az app összeomlott",
            unavailable: "a Beckon maga nem működik; lásd „beckon doctor”",
            cancelled: "megszakítva"),
        usage: UsageWords(
            unknownCommand: "Nincs ilyen parancs: „{0}”.",
            unknownOption: "Nincs ilyen kapcsoló: „{0}”.",
            ambiguousOption: "Több kapcsoló is rövidíthető így: „{0}”.",
            missingValue: "Érték kell ehhez: „{0}” ({1}).",
            unexpectedValue: "Ehhez nem tartozik érték: „{0}”.",
            invalidValue: "„{0}” helyett ez kell: {1}.",
            missingOperand: "Hiányzik: {0}.",
            unexpectedOperand: "Ez itt fölösleges: „{0}”.",
            notAParameter: "Ez nem paraméter: „{0}”. A művelet után --NÉV ÉRTÉK jön; a szóközös név idézőjelbe kerül.",
            beforeAction: "A --{0} a Beckon kapcsolója: a művelet elé kerül.",
            didYouMean: "Erre gondoltál: {0}?",
            seeHelp: "A „{0} --help” megmutatja a használatát.",
            noSnippet: "A művelet nem mutatott nézetet, „{0}” nem készült el.",
            notGranted: "{0} olyat kér, amit nem kapott meg: {1}. A „beckon app grant {2}” megadja.",
            remembersApp: "A „beckon app prefer {0} {1}” megjegyzi ezt a választást."),
        listing: ListingWords(
            noApps: "Nincs telepített app. Így telepíthető: „beckon app install Név.app”.",
            noActions: "Még nincsenek műveletek. „beckon app install Név.app” hoz párat.",
            noHistory: "Nincs megjegyzett futás.",
            forgotten: "Törölve: {0}.",
            leftOut: "kimarad: {0}",
            installed: "Telepítve: {0} ({1} művelet).",
            removed: "Eltávolítva: {0}.",
            wants: "{0} ezt kéri:",
            grantQuestion: "Telepíted, és megadod neki?",
            grantAccept: "Telepítés",
            grantDeny: "Mégsem",
            grantNeedsYes: "{0} ezt kéri: {1}. Nincs, aki megadja; a „--yes” megadja.",
            grantDeclined: "{0}: nem kapott engedélyt, és semmi nem változott.",
            grantOnlyQuestion: "Megadod neki?",
            grantOnlyAccept: "Megadás",
            identifier: "Azonosító", version: "Verzió", location: "Hely", permissions: "Megadva",
            nonePermitted: "csak a saját fájljai", system: "rendszer",
            preferredFor: "Ezekre választva", preferred: "minden ilyen kérésre kiválasztva",
            preferenceSet: "„{0}” mostantól ezé: {1}.", preferenceForgotten: "{0}: kérdés lesz, melyik appé.",
            actions: "Műveletek", parameters: "Paraméterek", optional: "elhagyható", standard: "alapérték: {0}",
            oneOf: "ezek egyike: {0}", returns: "Visszaad", phrases: "Mondd",
            asksFirst: "rákérdez, mielőtt cselekszik", needsUnlock: "azonosítanod kell magad",
            opensApp: "megnyitja az appot",
            running: "fut", interrupted: "félbeszakadt",
            healthy: "Megvan minden, ami a Beckonnak kell.", unhealthy: "Valami hiányzik.",
            truth: "igen vagy nem", whole: "egész szám", number: "szám", text: "szöveg", date: "dátum",
            address: "URL", duration: "időtartam", quantity: "mennyiség", money: "összeg", person: "személy",
            place: "hely", file: "fájl", list: "lista ({0})"))
}
