import type { Details } from '../../stanzas.ts'

/** On the pitch, at the water, on two wheels and on the ice. */
export const sports6: readonly Details[] = [
  {
    words:
      'voetbal voetballen voetbalt voetbalde voetbalden voetballer* voetbalschoen* voetbalveld* voetbalwedstrijd* zaalvoetbal keeper doelman doelpunt doelpunten spits elftal penalty* hattrick middenvelder* balletje_trappen derde_helft',
    stanzas: `
      Noppen die tikken op tegels, een tas
      Een streep van kalk en een bal in een net
      Modder tot boven een scheen, een bidon
      En twee jassen, als doelpalen neergezet

      Gras aan een knie en een sok op half
      Een bal die nog natrilt onder de lat
      Een bel uit een fluit en een hand omhoog
      En shirts op een hoop, door en door nat

      Een bal op de stip en een doel vol wind
      Een spuug in een grote handschoenpalm
      Een stap en een stap en een hand aan een fluit
      En over het veld een lange galm`,
  },
  {
    words:
      'supporter* stadion* seizoenkaart* seizoenskaart* ajax ajacied* feyenoord* psv anderlecht nederlands_elftal rode_duivels oranjefan* voetbalfan* voetbalclub* voetbal_kijk* voetbal_kijken voetbal_kijkt kijkt_voetbal clublied* eredivisie tribune tribunes thuiswedstrijd* uitwedstrijd*',
    stanzas: `
      Een sjaal om een kast en een vlag uit een raam
      Een toegangspoortje dat draait met een tik
      Een broodje dat koud wordt, voor in de hand
      En negentig minuten één lange schrik

      Een pet met een speld en een vaste plek
      Een beker, een mok en een deken op schoot
      Een radio tegen een oor gedrukt
      En één enkele kaart, en dan nog wel rood

      Een bank vol met benen, een schaaltje, een scherm
      Een zucht uit vier huizen, precies tegelijk
      Een stoel die geluk brengt, en die blijft bezet
      En één juichkreet, te horen door heel de wijk`,
  },
  {
    words:
      'trainer trainers trainster coach coacht coachte coaches jeugdtrainer* jeugdteam* traint_de traint_jeugd traint_kinderen trainde_jeugd voetbaltrainer* scheidsrechter* grensrechter* teamleider* vlagger',
    stanzas: `
      Een fluit aan een koord en een net vol ballen
      Hesjes die ruiken naar jaren gras
      Pionnen in rijen, een streep van een hak
      En sokken, drie linkse, onder uit een tas

      Een handklap, een naam en een arm die wijst
      Een bord met magneetjes, een pijl die draait
      Een kan limonade, een stapel bekers
      En een stem die tot voorbij het hek toe waait

      Een auto vol knieën, een raam op een kier
      Een bank langs de lijn met een dak van plaat
      Water in schoenen, een thermoskan
      En een schouderklop die voor woorden staat`,
  },
  {
    words:
      'vissen vist viste hengel hengels hengelen hengelt hengelsport* hengelvereniging gaan_vissen sportvisser* vistocht* visstek* karper karpers snoek snoekbaars dobber* werphengel* vliegvissen visvijver* visspullen nachtvissen zeevissen',
    stanzas: `
      Een kruk aan de kant en een doos vol haken
      Een dobber die beeft, en meteen weer niet
      Brood in een prop en een worm in een pot
      En kringen in 't water, tot onder het riet

      Een zakmes, een kan en een appelschil
      Een lijn door het oog, met een natte draai
      Een reiger die even geduldig is
      En twee handen, ver uit elkaar, een zwaai

      Mist op een plas en een boot die niet schommelt
      Een ratel, heel kort, en dan weer de rust
      Een schepnet, een emmer, een dikke trui
      En één snoek die de spinner alleen maar kust`,
  },
  {
    words:
      'fiets fietsen fietst fietste fietsten gefietst fietsje fietsjes fietstocht* fietsvakantie* fietsbel* fietspad* fietsroute* bakfiets* e-bike* omafiets* stadsfiets* tandem ligfiets* lekke_band bandenplak* bandenplakken fietspomp* wind_tegen tegenwind fietskar* elektrische_fiets',
    stanzas: `
      Een ketting die piept en een bel met een kras
      Een tas aan het stuur en een tas achterop
      Wind van opzij en dan recht van voor
      En een zadel met een plastic zak als dop

      Een dijk met een bocht en een sloot ernaast
      Een lampje dat zoemt op een dunne band
      Een hand in een zak en een hand aan het stuur
      En altijd wind tegen, in dit vlakke land

      Een slot in een wiel en een sleutel aan touw
      Een teiltje met water, een bubbel, een lek
      Een lepel die onder het rubber wipt
      En zwart op tien vingers, een neus en een nek

      Een rij bij het stoplicht, een voet op de stoep
      Een snelbinder, strak om een krat en een jas
      Een spatbord dat rammelt op elke steen
      En benen omhoog, door de diepste plas`,
  },
  {
    words:
      'wielrennen wielrent wielrenner* wielren* racefiets* mountainbike* mountainbikes mountainbikt mountainbiken tour_de_france peloton koersfiets* gravelbike* wielerploeg* wielertoerist* spinning lycra',
    stanzas: `
      Strak in het zwart en een rug als een tafel
      Een klik van een schoen en een klik van een schoen
      Een reepje dat plakt en een slok en een bocht
      En een klim, en daar valt nu niets aan te doen

      Een wiel aan een wiel, op een handbreed na
      Een hand naar beneden, een gat in de weg
      Een kuit als hout en een zoutstreep op stof
      En een bidon die rolt tot onder een heg

      Een tandenborstel, een ketting, een lap
      Een vlek onder 't frame en een piep die blijft
      Koffie met taart, want dat staat op het schema
      En een klokje dat elke meter beschrijft`,
  },
  {
    words:
      'schaats schaatsen schaatst schaatste geschaatst schaatser* schaatsbaan* elfstedentocht* ijsbaan* natuurijs klapschaats* noren koek-en-zopie ijshockey* kunstrijd* kunstschaats* skeeler* rolschaats*',
    stanzas: `
      Een stoel op de baan, een want op de leuning
      IJzers die krassen, een slag en een zucht
      Veters in handen die niets meer voelen
      En neuzen, rood in de trillende lucht

      Riet langs de kant en een brug om te bukken
      Handen op de rug en een lange streek
      Snert uit een kan en een krakend gezang
      En een krak die wegloopt, de hele kreek

      Een muts tot de wenkbrauw, een sjaal tot de kin
      Een plof op de billen, en nog een keer
      Een bocht op één been en een arm die zwaait
      En planken, een mat, en dan weer het meer`,
  },
  {
    words:
      'hardlopen hardloopt hardliep loopt_hard loop_hard rent_elke rent_iedere marathon* halve_marathon joggen jogt jogde hardloper* hardloopschoen* hardlooprondje* vierdaagse avondvierdaagse atletiek* triatlon*',
    stanzas: `
      Veters met dubbele knoop en een piep
      Adem in wolkjes, een voet, een voet
      Een hond aan de kant en een fietser die belt
      En een andere loper, een knik, een groet

      Een nummer met spelden, scheef op een borst
      Een bekertje, half in de mond, half ernaast
      Een streep op het asfalt, een bel, een boog
      En benen van rubber, maar toch nog met haast

      Een zool die versleten is aan één kant
      Een blaar, een pleister, een zak met ijs
      Een bankje om kuiten op lang te maken
      En een halve banaan als eerste prijs`,
  },
  {
    words:
      'zwemmen zwemt zwemles* zwembad* zwemdiploma* zwemleraar zwemmer* zwemvereniging zwemclub zwemwater zwempak* zwembroek* zwembandjes zwom zwommen gezwommen baantjes badmeester* waterpolo duikplank* a-diploma b-diploma',
    stanzas: `
      Chloor op een arm en een sleutel met nummer
      Tegels met noppen, een fluit en een plons
      Een bandje, een muntje, een kast die niet sluit
      En stof dat nog nadruipt, zwaar als een spons

      Een haak aan een stok en een plank van schuim
      Vingers als rozijnen, een blauwe lip
      Een tik tegen tegels, een keer, een duw
      En ver onder water een donkere stip

      Een baan die blauw is, een zwarte lijn
      Een bril die een kring om elk oog heen laat
      Een stem die galmt tot het hoogste dak
      En een man met een fluit die op slippers gaat`,
  },
]
