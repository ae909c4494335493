import type { Plot } from '../../stanzas.ts'

export const complaint: Plot = {
  person: 'me',
  open: `
    Ik had (drie|vier|vijf) wekkers op een rij gezet
    Ik sliep daar als een natte zandzak doorheen
    De eerste belt pas nu, naast mijn bed
    De andere volgen, één voor één voor één

    Ik zit al (sinds de lunch|vanaf negen uur|drie kwartier) in zo'n wachtrijlied
    Een panfluit, en dan zegt een vriendelijke heer
    Nog zeven wachtenden voor u, verlaat ons niet
    En dan begint die panfluit nog een keer

    Ik sleepte (negen|tien|twaalf) dagen mijn paraplu mee
    De zon scheen, ik liep erbij als een tent
    Vandaag bleef hij thuis, en om kwart over twee
    Heb ik de wolk die hierop wachtte herkend`,
  turn: `
    Ik schreef een klacht, met foto's en bewijs
    Ze schreven terug, dat speet hun toch zo zeer
    Ik kreeg een bon, met korting op de prijs
    Voor precies hetzelfde, maar dan nog een keer

    Ik telde tot tien, zoals dat hoort
    Bij zeven reed er een bus door de plas
    Ik tel nu gewoon in het natte voort
    Bij negentig woei ook mijn hoed in het gras

    Mijn buurman zegt, je moet het goede zien
    Hij heeft een boek waar dat in wordt beweerd
    Ik zag hem gisteren, een uur of tien
    Hij schopte zijn fiets, en ik heb geapplaudisseerd`,
  lift: `
    Ik maak me niet druk, ik ben heel beheerst
    Alleen trilt mijn oog, en het linker het eerst

    Het is niet zo erg, het is alleen elke dag
    En altijd precies als ik even zitten mag`,
  chorus: `
    # Waarom altijd ik
    Waarom altijd ik, zei ik zacht voor me uit
    De man achter mij zei dat ook, heel luid
    Waarom altijd ik, riep de winkel in koor
    En toen drong er een vrouw met een taart nog voor

    # Dat had je kunnen weten
    Dat had je kunnen weten, het stond op het bord
    Dat een dag die zo begint nooit meer beter wordt
    Dat had je kunnen weten, zegt iedereen me nu
    Van onder hun droge, hun grote paraplu

    # Dat overkomt alleen mij
    {did}, dat overkomt alleen mij
    Zet me maar in brons in het park, met een bordje erbij
    {did}, wie doet het me na
    Zing het maar mee, van hoera en van ja`,
  bridge: `
    Ergens moet iemand wonen bij wie alles lukt
    De bus komt op tijd, zijn haar zit altijd goed
    Daar zit hij dan in zijn tuin, heel bedrukt
    Omdat hij niet weet waar hij over mopperen moet

    Vanavond vertel ik het hele verhaal
    Ik maak het wat langer, ik doe er hagel bij
    Ze lachen zich krom, ze willen het allemaal
    Nog een keer horen, en dan lach ik erbij`,
}
