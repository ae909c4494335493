import type { Topic } from '../../stanzas.ts'

export const kitchen: Topic = {
  kin: 'keuken keukentafel* kookt koken kookte gekookt koker kookboek* pan pannen pannetje koekenpan soep soepen stamppot hutspot spruitjes aardappel* gehaktbal* pannenkoek* appeltaart* taart taarten bakken bakt bakte gebakken oven ovens fornuis recept recepten lepel lepels deeg beslag ui uien jus saus snert erwtensoep stoofvlees vlaflip spatel schort afwas keukenkast',
  you: {
    scene: `
      Je kookt voor (vier|zes|drie) man, en er kunnen er tien aan
      De pan is zo groot dat hij niet meer in de kast past
      Je proeft met je ogen dicht, blijft even staan
      En pakt dan dat potje, en je knikt, en je houdt het vast

      De keuken is klein, maar (wij passen er|het past er|de straat past er) in
      Jij staat bij het fornuis, met je lepel omhoog
      Je zegt, eerst een ui, dat is altijd het begin
      En zingt dan en huilt, met je mouw langs je oog`,
    later: `
      Er is iets verbrand, en de rook hangt er nog
      Jij schraapt met een mes aan de zwarte kant
      Je zegt, het is krokant, en dan zitten we toch
      Te smullen, en niemand die zegt, wat verbrand`,
  },
  me: {
    scene: `
      Ik kook naar een (recept|filmpje|boek), er staat, neem een snuf
      Wie zegt me hoe groot zo'n snuf dan moet zijn
      De pan is al heet, en ik sta er zo suf
      En bel de pizzeria, dat is ook wel fijn`,
    later: `
      Mijn taart is gezakt, als een hoed in de regen
      Ik schep er wat slagroom op, tot hij weer staat
      Ik zei dat het Frans was, en iedereen heeft gezwegen
      En vroeg nog een stuk, dus dat was een goede daad`,
  },
  past: {
    scene: `
      Jouw schort hangt (nog altijd|nog steeds|gewoon nog) aan de haak bij de pan
      Ik maak nu jouw soep, van een vlekkig papier
      Er mist altijd iets, en ik weet niet wat dan
      Misschien was dat jij wel, die zong bij het vuur, hier`,
    later: `
      Jij sneed altijd brood met het mes naar je hart
      Ik hield dan mijn adem in, jij sneed maar voort
      Ik doe het nu ook zo, zo scheef en apart
      En hoor in de keuken nog even jouw woord`,
  },
  hook: `
    In de keuken is licht, en de pan zingt erbij
    Pak een stoel, pak een bord, en kom eten met mij

    Want de soep staat op tafel, het brood is nog warm
    Schep maar op, schep maar op, met een doek op je arm`,
}
