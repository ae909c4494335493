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
    hook: `
      Tennis of padel, de bal over het net
      Tennis, een tennisbal, game en dan set`,
    stanzas: `
      Een bal die stuitert, een keer of vier
      Gravel in sokken, oranje stof
      Een wijzende vinger, een blik naar een lijn
      En applaus met een hand op een racket, plof

      Een racket in een boom, een bal op het dak
      Een blik dat sist, en zo nieuw ruikt het geel
      Een band om een pols en een pet andersom
      En altijd een bal in de bosjes te veel

      Links in de hoek en dan rechts bij het net
      Een piepende zool en een kreun en een boog
      Een handdoek, een slok en een blik op de stand
      En een bal tegen de zon, veel te hoog`,
  },
  {
    words:
      'darts darten dart dartbord* dartpijl* dartavond* biljart biljarten biljartte biljarttafel* biljartclub* keu snooker* poolen pooltafel* bowlen bowlt bowling* jeu_de_boules petanque pétanque',
    own: `
      {fact}
      De pijl [vliegt vloog] recht, en het bord [zegt zei] tok
      Honderdtachtig, [roept riep] er iemand heel lang
      En de bar [is was] even één grote familie, één blok`,
    hook: `
      Darts, nog een dartpijl, en precies in het hart
      Biljarten of bowlen, en iedereen start`,
    stanzas: `
      Een muur met gaatjes, een pijl in de lijst
      Een steel tussen vingers, een oog half dicht
      Een krijtje, een rekensom, zesentwintig
      En een lijn op de grond onder fel, geel licht

      Krijt op een punt en een knik en een tik
      Groen laken, een lamp met een lage rand
      Een bal die blijft hangen, een haarbreed te kort
      En een zucht langs de tafel, van band tot band

      Een dubbele nodig, en net die ene
      Drie pijlen eruit met een enkele ruk
      Een glas op een richel, een kring eronder
      En nu op de roos, of anders op geluk`,
  },
  {
    words:
      'hockey hockeyt hockeyen hockeyclub* hockeystick* hockeyteam* korfbal* korfbalt handbal handballen handbalt handbalclub volleybal volleyballen volleybalt volleybalclub* volleybalteam* basketbal basketballen basketbalt basketbalclub* basketbalteam* rugby* honkbal* softbal* gymzaal sporthal*',
    own: `
      {fact}
      De fluit [gaat ging] te vroeg, en de bank [gaat ging] staan
      Er [zit zat] gras op een knie, en een kras op een scheen
      En toch [wil wou] er niemand het veld af gaan`,
    hook: `
      Hockey en volleybal, bal aan de stick
      De handbal, het basketbal, raak, wat een schik`,
    stanzas: `
      Een vloer die piept onder elke zool
      Lijnen in zes kleuren, dwars door elkaar heen
      Een bal tegen handen, een knal op hout
      En tape om een duim, en tape om een teen

      Een rij van tassen, een rek vol ballen
      Een netje, een bank en een bord dat verspringt
      Een cirkel van armen, een kreet, een klap
      En één naam die lang nog de hal door zingt

      Een elastiekje, strak om een staart
      Een sprint langs de lijn, een tik en een pass
      Een bitje, een sok met een plank erin
      En een appel, vergeten, diep in een tas`,
  },
  {
    words:
      'fitness fitnessen fitnest sportschool* krachttraining* gewichtheffen gewichten_heft halters yoga* pilates zumba bootcamp* turnen turnt turnster turnde gymnastiek judo judoën judoot karate kickboksen boksen bokst crossfit vechtsport*',
    own: `
      {fact}
      De spiegel [ziet zag] rood, en de adem [gaat ging] diep
      Nog één keer, [zegt zei] iets van binnen, nog één
      En de spierpijn [komt kwam] pas als iedereen sliep`,
    hook: `
      Sportschool en fitness, nog één keer omhoog
      Yoga en boksen, en geen T-shirt blijft droog`,
    stanzas: `
      Een mat in een rol en een handdoek, een fles
      Een klap en een tel en een lange zucht
      Een spiegelwand die alles verdubbelt
      En rubber en krijt in dezelfde lucht

      Een meter die knippert, een lopende band
      Een zweetband, een oordop, een verre dreun
      Een handdoek gelegd, en de plek is bezet
      En op de laatste traptree een kleine kreun

      Tenen op tape en de armen gestrekt
      Een gong die nog uitzoemt, een kaars op een kleed
      Een knie die knakt in de stilte, luid
      En thee na afloop, met gember en heet`,
  },
  {
    words:
      'zeilen zeilt zeilde zeilboot* zeilschip* zeilles* zeilkamp* zeiler boot bootje bootjes motorboot* bootreis* roeit roeien roeide roeiboot* kano* kanoën sloep* skûtsje skûtsjesilen woonboot* binnenvaart* schipper schippers matroos marine varen surfen surft surfte surfplank* kitesurf* windsurf* suppen botter',
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
    hook: `
      De boot, in de boot, en de wind is van ons
      Zeilen en varen, en water van dons`,
    stanzas: `
      Een touw om een kikker, een knoop, een lus
      Een stang die zwaait en een hoofd dat bukt
      Water dat gorgelt onder de plank
      En aanleggen, als het in één keer lukt

      Een vaantje, een mast en een kraak van hout
      Een kaart die te groot is, een vinger die wijst
      Zout op een lip en een trui van wol
      En een meeuw die er boven alles uit krijst

      Een sluis met een trap en een druipende muur
      Een brug die omhoogkomt, een bel, een klomp
      Een munt in de klomp aan een hengel, een groet
      En golfjes die klotsen tegen de romp`,
  },
  {
    words:
      'kamperen kampeert kampeerde kampeer* camping* caravan* camper campers camperen camperreis* tent tentje tenten vouwwagen* luchtbed* slaapzak* kampvuur* scouting padvinder* padvinderij zomerkamp*',
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
    hook: `
      Kamperen, de tent, en de sterren erbij
      De tent staat wat scheef, en de lucht is zo vrij

      De camper, de camper, de weg en de zon
      Een camper vol dromen, zo ver als het kon`,
  },
]
