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
    Waarom altijd ik, en toen nog een keer luid
    De hemel zei niets, en de buurman zei, tja
    Waarom altijd ik, zing het mij maar na

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
  meaning: `
    Ik weet dat er groter leed is dan dit
    Er zijn heuse rampen, dat zie ik ook wel
    Maar deze is van mij, en dan heb ik er recht op
    Dat ik er een paar coupletten lang over vertel

    Ze zeggen, je moet er maar om kunnen lachen
    Dat doe ik dan ook, na een week of wat
    Vandaag ben ik daar nog niet helemaal
    Vandaag heb ik het even echt gehad

    En morgen is alles natuurlijk vergeten
    Dan is er iets anders, dat weet je toch
    Maar vraag je me nu hoe het met me gaat
    Dan zeg ik, ga zitten, en hoor me nog`,
}
