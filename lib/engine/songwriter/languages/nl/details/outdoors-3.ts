import type { Details } from '../../stanzas.ts'

/** The garden. */
export const outdoors3: readonly Details[] = [
  {
    words:
      'tuin tuinen tuintje tuinier* tuinwerk* tuinhuis* achtertuin* voortuin* onkruid schoffel* wieden wiedt hortensia* groene_vingers',
    own: `
      {fact}
      De laarzen [staan stonden] met modder bij de deur
      En wat er in maart nog maar een stokje [is was]
      [Geeft Gaf] in de zomer de hele straat kleur

      (De emmer [staat stond] klaar bij de achterdeur|De merel [zit zat] op de steel van de schop|De zon [komt kwam] net over de schutting heen)
      De handen [zijn waren] zwart tot diep in de naad
      {fact}
      En de buurman [vraagt vroeg] over de heg om raad`,
    stanzas: `
      Het onkruid [wint won] het toch, elk jaar weer
      Maar tussen de tegels [bloeit bloeide] een roos
      De gieter [lekt lekte], de merel [heeft had] dorst
      En niemand [blijft bleef] daar ooit lang boos`,
  },
  {
    words:
      'moestuin* volkstuin* groentetuin* groentes_kweekt tomatenplant* sperzieboontjes tuinbonen kasje broeikas* zaaien zaait kruidentuin*',
    own: `
      {fact}
      De bonen [klimmen klommen] al om hun stok
      En de eerste tomaat [gaat ging] rond als een schat
      En iedereen [krijgt kreeg] er een hap en een brok

      (De emmer [staat stond] vol met net iets te veel|Een slak [eet at] mee van de mooiste sla|De grond [is was] nog koud, maar de zon [is was] er al)
      De courgette [is was] haast zo groot als een kind
      {fact}
      En de halve straat [krijgt kreeg] er een krat, goedgezind`,
    stanzas: `
      De bonen [staan stonden] te wachten op rij
      De kraai [kijkt keek] toe van de hoogste plank
      De regen [is was] net op tijd voorbij
      En de pompoenen [slapen sliepen] bij de bank`,
    later: `
      De moestuin [gaat ging] slapen, de potten [staan stonden] vol
      En in januari, als alles wit is
      Gaat er een deksel los, met een plof
      Dan is het weer zomer, zo zoet en zo fris`,
  },
  {
    words:
      'bloemen bloem bloemetje* boeket* rozen tulp tulpen zonnebloem* bloemist* bloemenwinkel* bloemenzaak* bloemschik* bloemstuk* orchidee* pioenrozen bloembollen narcis* krokus*',
    own: `
      {fact}
      De vaas [staat stond] midden in het licht
      En wie er ook binnenkomt met regen op zijn jas
      Die [krijgt kreeg] als vanzelf een ander gezicht

      (De emmers [staan stonden] vol op de stoep|Het raam [staat stond] vol met groen en met blad|De knop [gaat ging] open, in één nacht)
      En iemand [praat praatte] zacht tegen elk blad
      {fact}
      En [geeft gaf] er wat water bij, zacht uit een vat`,
    stanzas: `
      De knop [gaat ging] open, zo stil als een kat
      Het water [is was] vers, en de stelen [zijn waren] schuin
      De tafel [staat stond] ineens midden in mei
      En het licht [komt kwam] naar binnen uit de tuin`,
  },
  {
    words:
      'gras_maaien gras_maait maait_gras maaide_gras grasmaaier* gazon gazons grasmat grasmachine* maairobot* zitmaaier* maait maaide maaien maaier',
    own: `
      {fact}
      De straat [ruikt rook] naar zomer, naar hout en naar hooi
      En rond één klein plukje madeliefjes
      [Gaat Ging] de machine met een bocht, zo mooi`,
    stanzas: `
      De sprieten [plakken plakten] aan iedere schoen
      De geur [hangt hing] tot ver in de straat
      Een cirkel met madeliefjes [blijft bleef] staan
      En een egel [gaat ging] weg, zo snel als dat gaat`,
  },
]
