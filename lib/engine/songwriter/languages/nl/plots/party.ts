import type { Plot } from '../../stanzas.ts'

export const party: Plot = {
  person: 'me',
  open: `
    De bank staat (op de gang|op het balkon|tegen de muur), het kleed is opgerold
    De buren zijn gewaarschuwd, en de buren zijn al hier
    Een tante is op kousen door de kamer gehold
    En zegt, dat hoort zo, en ze haalt nog een bier

    Er zit (confetti|hagelslag|glitter) in de soep en in mijn haar
    De boxen hangen half uit het raam
    De buurman kwam klagen, nu staat hij daar
    Met een hoedje op, en ik weet eindelijk zijn naam

    Ik zou (niet gaan|thuisblijven|vroeg naar bed), ik had mijn sokken al aan
    Toen hoorde ik de bas door het plafond heen
    Ik ben in mijn kamerjas naar boven gegaan
    Nu dans ik daar, en allang niet meer alleen`,
  turn: `
    Een oom doet een dans uit een ander jaar
    Zijn knieën gaan links en zijn bril gaat rechts
    We doen hem nu na, met zijn dertigen, en daar
    Gaat iemand door de knieën, en dat is geen dans, dat is echt

    Om twaalf is er patat, en om één is er taart
    Om twee is er iemand die huilt van geluk
    De buurjongen trommelt op pannen, bedaard
    Tot het deksel ook meedanst, en dan gaat het stuk

    De buitendeur gaat open, de nacht waait binnen
    De kat op de trap, die begrijpt er nog niets
    Er is er weer één die opnieuw wil beginnen
    Hij staat met zijn helm nog op, naast zijn fiets`,
  lift: `
    Wie zit, die gaat staan, en wie staat op een stoel
    Je hoeft het niet te kunnen, je doet op gevoel

    Zet harder, die knop kan nog verder, draai maar
    Vier, drie, twee, een, en de handen klaar`,
  chorus: `
    # Iedereen op de vloer
    Iedereen op de vloer, de dokter, de boer
    Met sokken of laarzen, iedereen op de vloer
    De lamp gaat al zwaaien, de kast die doet mee
    En wie moe is, die telt maar van een tot twee

    # Tot de zon opkomt
    Tot de zon opkomt, gaan we niet naar huis
    Tot de zon opkomt, is de hele straat thuis
    We dansen de krant tegemoet in de gang
    Tot de zon opkomt, en die slaapt nog lang

    # Vanavond is van ons
    Vanavond is van ons, zing het hard, zing het vals
    Met je schoen in je hand en een lint om je hals
    Vanavond is van ons, van de kelder tot het dak
    En morgen zoekt iedereen iets in zijn zak`,
  bridge: `
    Straks zitten we buiten, met de schoenen uit
    En lachen om iets wat geen mens meer begrijpt
    De merels beginnen, de eerste die fluit
    En nog is de nacht, als een pruim, niet gerijpt

    En word ik morgen wakker met een stem van grind
    Dan weet ik dat het goed was, en dat ik er was
    Dan vind ik een slinger die niemand meer vindt
    In de mouw van een vreemde, veel te grote jas`,
  meaning: `
    Morgen is alles weer netjes en recht
    Dan is er de wekker, dan is er de vaat
    Maar nu is het nu, en het nu is van ons
    En wie er nu slaapt, die komt voorgoed te laat

    Het hoeft niet te kloppen, het hoeft niet op maat
    Je hoeft niet te kunnen dansen, je mag
    En wie er van ons het hardst vals durft te zingen
    Die wordt uitgeroepen tot held van de dag`,
}
