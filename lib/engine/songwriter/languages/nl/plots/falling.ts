import type { Plot } from '../../stanzas.ts'

export const falling: Plot = {
  person: 'you',
  open: `
    Ik kwam voor (een brood|een pen|wat melk), en toen stond jij in de rij
    Ik weet niet meer wat ik daar kopen wou
    Ik ging met een kokosnoot naar huis, en die zei
    Ook niks, en ik dacht de hele weg aan jou

    Je vroeg of die stoel (nog vrij was|bezet was|van iemand was), en ik zei, ja, nee
    Ik goot toen mijn thee naast het kopje dat beeft
    Je lachte, en ik lachte een seconde te laat mee
    De vlek is er nog, en ik hoop dat hij kleeft

    We zouden (een halte|een straat|een rondje) maar samen gaan
    We liepen voorbij aan jouw huis, en aan mijn
    Er ging in de stad geen lantaarn meer aan
    En geen van ons zei dat het laat moest zijn`,
  turn: `
    Ik schreef je een bericht, en ik wiste het weer
    Ik schreef toen, hoi, en dat heb ik verstuurd
    Ik keek naar dat woordje wel duizend keer
    Het antwoord kwam snel, maar het heeft heel lang geduurd

    Mijn vrienden die vragen waarom ik zo kijk
    Ik heb al drie dagen twee sokken verkeerd
    Ik loop door de stad, en ik geef ze gelijk
    Ik heb van een tegelpad dansen geleerd

    Ik zei jou mijn naam, en je zei hem me na
    En nu klinkt hij anders, heel nieuw en heel licht
    Ik hoor hem nog steeds, en waar ik ook ga
    Loop ik met die stem en met jouw gezicht`,
  lift: `
    Mijn hart is een hond die de deur hoort gaan
    Hij springt tegen alles wat los is aan

    Ik zeg het niet hard, want dan gaat het misschien weg
    Ik zing het dus zacht, dan is het niet wat ik zeg`,
  chorus: `
    # Ik val voor jou
    Ik val voor jou, als een fiets van de dijk
    Met mijn armen wijd open, en alles gelijk
    Ik val voor jou, en ik rem niet, ik gil
    En het gekste is dat ik niet landen wil

    # Kijk eens naar mij, {call}
    Kijk eens naar mij, {call}, al is het maar even
    Dan vergeet ik mijn jas, en de rest van mijn leven
    Kijk eens naar mij, {call}, een tel, en nog één
    Ik had ooit een plan, en nu heb ik er geen

    # Het begon zomaar
    Het begon zomaar, op een doodgewone dag
    Het begon zomaar, en ik wist niet wat ik zag
    Nu sta ik hier te zingen, met mijn hand in mijn haar
    Het begon zomaar, en het is nog niet klaar`,
  bridge: `
    En als jij niet wilt, dan is het ook goed
    Dan hou ik dit lied, en dat draag ik dan mee
    Maar zeg je misschien, dan vat ik weer moed
    En dans ik van hier tot de rand van de zee

    Wie bang is voor builen en schrammen, die blijft
    Aan de kant staan en ziet hoe een ander zweeft
    Ik weet niet waar dit mij nog allemaal drijft
    Ik weet alleen dat alles in mij nu leeft`,
  meaning: `
    Ze zeggen, het is net een griep, zo verliefd
    Je eet niet, je slaapt niet, je loopt tegen ramen
    Ik hoop dat er niemand een pil voor verzint
    Zo ziek wil ik blijven, en liefst met ons samen

    Je weet er misschien nog helemaal niets van
    Jij leeft er gewoon op los, elke dag
    En ergens loopt iemand een straatje om
    In de hoop op een blik, een woord of een lach

    Ik heb nog geen plan, en ik heb nog geen woorden
    Ik heb alleen dit, en het klopt in mijn keel
    En als je ooit vraagt wat ik toen van je wilde
    Dan zeg ik, een stoel naast de jouwe, niet veel`,
}
