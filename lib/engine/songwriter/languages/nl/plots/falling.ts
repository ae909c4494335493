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

    # Kijk nog eens zo, {call}
    Kijk nog eens zo, {call}, met je hoofd een beetje scheef
    Dan vergeet ik mijn jas, en de straat waar ik leef
    Kijk nog eens zo, {call}, nog een tel, nog een keer
    Ik had nog een plan, en nu heb ik het niet meer

    # Het begon met een lach
    Het begon met een lach, op een doodgewone dag
    Het begon met een lach, en ik wist niet wat ik zag
    Nu sta ik hier te zingen, met mijn hand in mijn haar
    Het begon met een lach, en het is nog niet klaar`,
  bridge: `
    Misschien gaat het over, zo'n koorts, zei mijn oom
    Hij zei het, en keek naar mijn tante, heel lang
    Ze plukte wat pruimen, daar onder de boom
    Hij kleurde, en floot iets, en ging toen zijn gang

    En als jij niet wilt, dan is het ook goed
    Dan hou ik dit lied en die kokosnoot
    Maar zeg je misschien, met je hand aan je hoed
    Dan dans ik hier dwars door de straat, vuurrood`,
}
