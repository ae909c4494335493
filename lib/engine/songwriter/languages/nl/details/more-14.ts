import type { Details } from '../../stanzas.ts'

/** Waffles, pipes and wires, the fair, scissors and glue, spiders, shopping, naps. */
export const more14: readonly Details[] = [
  {
    words: 'wafel wafels wafelijzer* wafelkraam* stroopwafel*',
    own: `
      {fact}
      De stroop [plakt plakte] zacht aan een vinger, een duim
      En wie er één [pakt pakte], die [lacht lachte] al
      En [kijkt keek] of er nog wat [zit zat], tot de laatste kruim

      (Het ijzer [klapt klapte] dicht, en de damp [slaat sloeg] uit|De zak [ritselt ritselde], en iedereen [kijkt keek] op|Er [ligt lag] er één te warmen op de koffiekop)
      De kamer [ruikt rook] naar kermis, zo zoet
      {fact}
      En iedereen [weet wist] weer, het komt wel goed`,
    stanzas: `
      De stroop [trekt trok] een draad van hier naar de maan
      De zak [is was] nog warm onder de jas
      De kruimels [vallen vielen] op iedere schoen
      En niemand die [weet wist] waar de laatste was`,
  },
  {
    words:
      'loodgieter* elektricien* installateur* elektromonteur* cv-monteur* loodgietersbedrijf installatiebedrijf elektriciteit',
    own: `
      {fact}
      De kraan [drupt drupte] niet meer, het licht [gaat ging] aan
      En wie er om drie uur 's nachts [belt belde]
      [Ziet Zag] een half uur later een bus voor de deur staan`,
    stanzas: `
      De straal [spuit spoot] hoog tot aan het plafond
      Een emmer, een dweil, en een gil in het huis
      De bus [staat stond] al scheef op de stoep bij de deur
      En even later [is was] er rust in de buis`,
  },
  {
    words: 'kermis kermissen botsauto* suikerspin* reuzenrad* draaimolen*',
    own: `
      {fact}
      De lichtjes [draaien draaiden] in elk nat oog
      Een suikerspin [plakt plakte] aan een wang
      En de stad [wordt werd] zo klein, van zo hoog

      (De muziek [komt kwam] van drie kanten tegelijk|Het rad [draait draaide] langzaam, en [stopt stopte] bovenin|Een beer zo groot als een kast [gaat ging] mee)
      Er [gilt gilde] iemand, en dat [is was] papa het meest
      {fact}
      En de maag [is was] pas later weer thuis van het feest`,
    stanzas: `
      Het rad [draait draaide] langzaam de sterren in
      De suiker [kleeft kleefde] roze aan iedere hand
      De muziek [komt kwam] van links en van rechts tegelijk
      En een vis in een zak [zwemt zwom] door het land`,
  },
  {
    words:
      'knutselt knutselde knutselen knutsel knutselwerk* knutseltafel* knutselkast* plakt_en knipt_en vouwt origami kralen kralenketting* scrapbook* vingerverf',
    own: `
      {fact}
      De lijm [zit zat] op de mouw, en de glitter [is was] overal
      Een doos [wordt werd] een kasteel met een brug van karton
      En een rol van het toilet een piraat aan wal`,
    stanzas: `
      Een doos [wordt werd] een schip met een vlag van papier
      De lijm [loopt liep] in een draad, en de schaar [is was] heet
      De glitters [zitten zaten] in ieders haar
      En de kat [is was] verkleed als prinses in een kleed`,
  },
  {
    words: 'spin spinnetje bang_spinnen spinnen_bang spinnen_vangt spinnenweb*',
    own: `
      {fact}
      Een gil [gaat ging] omhoog, en een stoel [gaat ging] opzij
      Met een glas en een kaart en een heel lange arm
      [Gaat Ging] hij naar buiten, en iedereen blij`,
    later: `
      De spin woont nu waarschijnlijk daar achter het hek
      En vertelt aan zijn kinderen daar
      Over die reus die zo hard heeft gegild
      Voor een beest van een gram, en een haar`,
    stanzas: `
      Acht poten [staan stonden] stil op een witte muur
      Er [klinkt klonk] een gil, en een deur [gaat ging] dicht
      Een glas, een kaart, en een arm heel lang
      En dan gauw naar buiten, het volle licht`,
  },
  {
    words:
      'shoppen shopt shopte winkelen winkelt winkelde koopt_schoenen schoenen_koopt koopt_kleren kleren_koopt kledingkast* jurkjes hakken naaldhakken pumps handtas handtassen paskamer* uitverkoop tweedehands',
    own: `
      {fact}
      Even kijken, [klinkt klonk] het, en dat [is was] al om tien
      De tassen [snijden sneden] in de vingers, de voeten [zijn waren] moe
      En het mooiste [is was] toch wat er eerst [is was] gezien`,
    stanzas: `
      De spiegel [is was] smal, en het gordijn [gaat ging] net niet dicht
      De tassen [worden werden] bij elke stap meer
      De schoenen [zijn waren] te klein, maar zo mooi
      En koffie met taart, en dan nog een keer`,
  },
  {
    words: 'dutje dutjes dut middagdutje* middagslaapje ingedut dommelt doezelt siësta powernap*',
    own: `
      {fact}
      De krant [zakt zakte] omlaag, en de bril [hangt hing] schuin
      De kat [komt kwam] erbij en [rolt rolde] zich op
      En het [gonst gonsde] van de bijen, daar ver in de tuin

      (De klok [slaat sloeg] twee, en de zon [ligt lag] op de stoel|De kat [vindt vond] een schoot, en de krant [valt viel] neer|De voeten [gaan gingen] omhoog, heel eventjes maar)
      Het huis [houdt hield] zijn adem een uurtje in
      {fact}
      En daarna [heeft had] iedereen weer zin`,
    stanzas: `
      De krant [ritselt ritselde], en dan is het stil
      De klok [tikt tikte] zachter, zo leek het wel
      De kat [rolt rolde] zich op tegen een knie
      En een vlieg [zoemt zoemde] rond, maar niet snel`,
  },
]
