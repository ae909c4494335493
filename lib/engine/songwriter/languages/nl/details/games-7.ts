import type { Details } from '../../stanzas.ts'

/** More games and outings: rackets, darts, halls, sails, tents. */
export const games7: readonly Details[] = [
  {
    words:
      'tennis tennissen tennist tennisbaan* tennisclub* tennisles* tennisracket* tafeltennis* pingpong* padel padelt padellen padelbaan* badminton* badmintont squash* squasht',
    own: `
      {fact}
      De bal [is was] uit, en de bal [is was] niet uit
      Het racket [gaat ging] omhoog naar de hemel
      En de lat [krijgt kreeg] de schuld, met een hoop geluid`,
    stanzas: `
      Het gravel [stuift stoof] rood om een witte schoen
      De bal [kiest koos] de rand van het net
      Er [klinkt klonk] een zucht en een lachende vloek
      En het eindigt weer in de derde set`,
  },
  {
    words: 'darts darten dart dartbord* dartpijl* dartavond*',
    own: `
      {fact}
      De pijl [vliegt vloog] recht, en het bord [zegt zei] tok
      Honderdtachtig, [roept riep] er iemand heel lang
      En de bar [is was] even één grote familie, één blok`,
    stanzas: `
      De pijl [vliegt vloog], en de zaal [houdt hield] zijn adem in
      Het krijt [piept piepte] cijfers op het bord
      Er [staat stond] nog een dubbel zestien open
      En hoor hoe het dan ineens luid wordt`,
  },
  {
    words:
      'hockey hockeyt hockeyen hockeyclub* hockeystick* hockeyteam* korfbal* korfbalt handbal handballen handbalt handbalclub volleybal volleyballen volleybalt volleybalclub* volleybalteam* basketbal basketballen basketbalt basketbalclub* basketbalteam* rugby* honkbal* softbal* gymzaal sporthal*',
    own: `
      {fact}
      De fluit [gaat ging] te vroeg, en de bank [gaat ging] staan
      Er [zit zat] gras op een knie, en een kras op een scheen
      En toch [wil wou] er niemand het veld af gaan`,
    stanzas: `
      Het veld [is was] nat, en de lijnen [zijn waren] wit
      De trainer [roept riep] iets door de wind
      De bal [gaat ging] erin, en de bank [springt sprong] op
      En de oudste [juicht juichte] daar als een kind`,
  },
  {
    words:
      'fitness fitnessen fitnest sportschool* krachttraining* gewichtheffen gewichten_heft halters yoga* pilates zumba bootcamp* turnen turnt turnster turnde gymnastiek judo judoën judoot karate kickboksen boksen bokst crossfit vechtsport*',
    own: `
      {fact}
      De spiegel [ziet zag] rood, en de adem [gaat ging] diep
      Nog één keer, [zegt zei] iets van binnen, nog één
      En de spierpijn [komt kwam] pas als iedereen sliep`,
    stanzas: `
      De spiegel [is was] groot, en de wil [is was] klein
      Het gewicht [gaat ging] omhoog, en dan weer neer
      De muziek [dreunt dreunde] zacht in de vloer
      En men zegt na elke keer, nog één keer`,
  },
  {
    words: 'zeilen zeilt zeilde zeilboot* zeilschip* zeilles* zeilkamp* zeiler skûtsje skûtsjesilen botter',
    own: `
      {fact}
      De fok [klappert klapperde], het touw [piept piepte] strak
      En aan de horizon [is was] er niets
      Dan water en wind, en een wolk op zijn gemak

      (Het zeil [gaat ging] omhoog met een ruk en een zucht|Het touw [gaat ging] los, en de wal [schuift schoof] weg|De boot [wiebelt wiebelde] zacht aan het steigertje)
      Het water [klotst klotste] hol tegen het hout
      {fact}
      En de wereld [wordt werd] stil, en de wangen [worden werden] koud`,
    later: `
      De haven [ligt lag] stil, en de masten [tikken tikten]
      De boot [slaapt sliep] onder het kleed
      En wie er ooit op zo'n stil water lag
      Weet wat men op land soms vergeet`,
    stanzas: `
      De golf [slaat sloeg] wit tegen het hout
      De vlag [klappert klapperde] hard in de mast
      De wal [wordt werd] een streepje, zo dun als een draad
      En een hand [houdt hield] het roer heel stevig vast`,
  },
  {
    words: 'kamperen kampeert kampeerde kampeer* camping* tent tentje tenten vouwwagen* zomerkamp*',
    own: `
      {fact}
      De regen [trommelt trommelde] zacht op het doek
      En alles wat nodig [is was], [past paste] in een kring
      Een pan en een lamp en een heel oud boek

      (De haringen [staan stonden] scheef in de grond|De lamp [hangt hing] te wiegen aan een haak|Het luchtbed [zucht zuchtte] leeg in de nacht)
      Een mug [zoemt zoemde] rond, en een rits [gaat ging] dicht
      {fact}
      En 's morgens, om zes uur, al volop licht`,
    stanzas: `
      De pan zonder steel [staat stond] te dansen op het vuur
      Er [valt viel] een haring, er [knapt knapte] een touw
      En toch [zit zat] de hele familie buiten
      De sterren [zijn waren] wit, en de nacht [is was] blauw`,
    later: `
      De tent [gaat ging] weer op in zijn veel te kleine zak
      Er [ligt lag] een geel vierkant in het gras
      Maar ruikt er iets ooit naar canvas en dennen
      Dan slaapt men weer daar, waar het was`,
  },
]
