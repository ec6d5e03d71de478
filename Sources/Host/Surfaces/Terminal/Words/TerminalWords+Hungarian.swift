// SPDX-License-Identifier: Apache-2.0
import Language

extension TerminalWords {
    package static let hungarian = TerminalWords(
        values: .hungarian,
        chooseOne: "Szám vagy név",
        chooseSeveral: "Számok vagy nevek, vesszővel elválasztva",
        yesOrNo: "{0} vagy {1}",
        optionalHint: "Enterrel kihagyható",
        defaultHint: "Enter: {0}",
        listHint: "Soronként egy; az üres sor zárja a listát.",
        multilineHint: "Az üres sor zárja a szöveget.",
        secretPrompt: "Gépelés közben nem látszik: ",
        noSuchOption: "Nincs ilyen lehetőség: „{0}”.",
        severalOptions: "„{0}” több is lehet: {1}.",
        valueNeeded: "Itt meg kell adni egy értéket; a Ctrl-D megszakítja.",
        tooFew: "Túl kevés: legalább {0} kell.",
        tooMany: "Túl sok: legfeljebb {0} lehet.",
        done: "Kész.",
        declined: "Elutasítva, nem történt semmi.",
        cancelled: "Megszakítva.",
        needsValue: "Hiányzik: „{0}”, és nincs kitől megkérdezni. Add meg így: {1} ÉRTÉK.",
        needsOneOf: "„{0}” Add meg így: {1}, az egyikkel ezek közül: {2}.",
        needsConfirmation: "„{0}” Nincs, aki megerősítse; a művelet elé írt „--yes” megerősíti.",
        needsTerminal: "„{0}” Nincs, aki válasszon ({1}); futtasd terminálban.",
        needsSecret: "„{0}” Ez titok: terminálban válaszolj rá.",
        working: "Folyamatban…")
}
