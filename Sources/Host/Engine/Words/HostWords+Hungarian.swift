// SPDX-License-Identifier: Apache-2.0

extension HostWords {
    static let hungarian = HostWords(
        mayChange: "„{0}” módosíthat vagy törölhet valamit. Futtatod?",
        run: "Futtatás",
        notConfirmed: "Nem volt megerősítve: „{0}”.",
        putAway: "A kérdés válasz nélkül maradt.",
        takesAValue: "értéket vár, nem csak igent vagy nemet.",
        takesOneValue: "egy értéket vár, és több is volt megadva.",
        tooFewValues: "legalább {0} értéket vár, és {1} volt megadva.",
        tooManyValues: "legfeljebb {0} értéket vár, és {1} volt megadva.",
        takesContent: "a fájl tartalmát várja, {0}, nem útvonalat.",
        givenTwice: "„{0}” kétszer volt megadva, egyszer így: „{1}”.",
        noParameter: "Ennek nincs ilyen paramétere: „{0}”, „{1}”.",
        takesNone: "Egy sincs.",
        takes: "Ezek vannak: {0}.",
        didYouMean: "Erre gondoltál: {0}?",
        noAction: "Nincs ilyen művelet: „{0}”.",
        listShowsAll: "A `beckon action list` mindet megmutatja.",
        leftOut: "Kimaradt: {0}",
        severalActions: "„{0}” {1} műveletre illik: {2}",
        needsYouHere:
            "Ehhez ennél a gépnél kell lenned, feloldott munkamenetben: „{0}”; a polkit máshol nem engedi ezt: {1}.",
        policyRefuses: "A gép szabályai ezt most nem engedik: „{0}” (polkit: {1}).",
        notAuthenticated: "Ehhez azonosítanod kell magad, és ez nem történt meg: „{0}”.",
        wrongPassword: "Ehhez azonosítanod kell magad, és a jelszó nem volt jó: „{0}”.",
        authenticationNotTaken: "„{0}”: az app nem fogadja el ezt az azonosítást.",
        whichApp: "Melyik app?",
        handlersUnusable: "Vannak telepített appok, amelyek kezelik, de most nem használhatók:",
        offersNothing: "„{0}” megnevezi az IntentsSupported listájában, de nem kínálja.",
        noHandler:
            "Egy telepített app sem kezeli. Olyan kell, amelynek Info.plist fájlja az IntentsSupported alatt ezt nevezi meg: {0}.",
        noHandlerOfKind:
            "Egy telepített app sem kezeli. Ilyen app kell: {0}; az Info.plist fájljában az IntentsSupported alatt: {1}.",
        appKinds: [
            .bookings: "foglalás", .calls: "hívás", .cars: "autó", .codes: "kódok", .media: "zene és videó",
            .messages: "üzenetek", .notes: "jegyzetek és teendők", .payments: "fizetés", .photos: "fényképek",
            .radio: "rádió", .rides: "fuvar", .workouts: "edzés",
        ],
        appDoesNotHandle: "„{0}” nem kezeli ezt: „{1}”.",
        appHandles: "Ezeket kezeli: {0}.",
        nothingPreferred: "Ehhez nincs kiválasztott app: „{0}”.",
        groupRefused: "Ennek a csoportnak a titkait akarta, pedig a csomagja nem kéri: „{0}”, „{1}”.",
        groupNotGranted:
            "Ennek a csoportnak a titkait akarta, és nem kapta meg: „{0}”, „{1}”. A `beckon app grant {2}` megadja.",
        secretsKept: "Nem fért hozzá a titkaihoz: „{0}”. {1}")
}
