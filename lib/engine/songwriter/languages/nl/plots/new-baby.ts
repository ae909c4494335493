import type { Plot } from '../../stanzas.ts'

export const newBaby: Plot = {
  person: 'you',
  open: `
    Je bent (twee|drie|vier) dagen oud, en je hebt al een mening
    Over licht, over sokken, en over de nacht
    Wij lopen op sokken, uit pure beleving
    En niemand had hier zo'n groot geluid verwacht

    Er hangt (een ooievaar|een slinger|een vlag) aan het raam, er is beschuit
    Met muisjes die rollen tot onder de kast
    Je gaapt, en dan komt er een heel klein geluid
    En iedereen houdt dan de adem vast

    Je hand is zo groot als (een dubbeltje|een postzegel|een knoop), en je houdt
    Mijn vinger zo vast of je nooit meer wilt gaan
    De wereld daarbuiten is druk, en is oud
    Maar hier rond je bedje blijft hij even staan`,
  turn: `
    We hebben geen oog dichtgedaan deze week
    Er zit melk op mijn mouw, en mijn trui zit verkeerd
    Toen lachte je even, of nee, het was iets dat erop leek
    En ineens was die hele nacht omgekeerd

    Ze zeggen, de neus is van die, en de kin
    Komt regelrecht uit een heel oud portret
    Maar kijk ik je aan, dan staat daar iets in
    Dat heeft nog geen mens in een lijst gezet

    Er is hier een wereld, die laten we zien
    Een hond, en een trein, en een sloot vol met kroos
    Je hebt nu nog tijd, je bent nog geen tien
    Slaap jij nog maar even, een poosje, een poos`,
  lift: `
    Je weet nog van niets, niet van gisteren of geld
    Je hebt nog geen haast, en geen dag is geteld

    De klok in de gang tikt een beetje meer zacht
    Op jou hebben wij met z'n allen gewacht`,
  chorus: `
    # Welkom, {call}
    Welkom, {call}, kijk eens rond, kijk eens rond
    Je hebt al tien vingers, een neus en een mond
    Welkom, {call}, dit is lucht, dit is licht
    En dit hier zijn wij, met een raar blij gezicht

    # Kijk, je bent er
    Kijk, je bent er, en alles is nieuw
    De regen, de lamp, en het wit van een meeuw
    Kijk, je bent er, en wij zijn het ook
    Al lopen we rond als een trein zonder rook

    # De wereld is van jou
    De wereld is van jou, met een strik eromheen
    Van je allerkleinste krul tot je allerkleinste teen
    De wereld is van jou, en begin maar heel klein
    Met slapen, en drinken, en hier gewoon zijn`,
  bridge: `
    Ooit ren je hier weg, met een tas op je rug
    Dan zeg je, tot straks, en het tuinhek valt dicht
    Dan denk ik aan nu, en dan kijk ik terug
    Naar een hand om mijn vinger, in het ochtendlicht

    We weten niet veel, en we doen ook maar wat
    We leren het samen, met melk en met dons
    Jij bent hier de baas, en wij zoeken een pad
    Door heel deze nacht, en die nacht is van ons`,
  meaning: `
    Er was al een wereld, die draaide gewoon
    Met maandag en dinsdag, met regen en wind
    En ineens is er iemand waar alles om draait
    Zo groot als een brood, en zo nieuw als een kind

    Je weet nog niet wie je straks worden zal
    En niemand hier die het al zeggen kan
    We weten alleen dat we blij met je zijn
    En daar weten we alles van

    Je hebt nog geen woord, en je zegt al zo veel
    Je doet nog niets, en toch heb je het druk
    Met kijken en slapen en wakker zijn
    En wij noemen dat, zonder meer, geluk`,
}
