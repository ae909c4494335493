import type { Details } from '../../stanzas.ts'

/** Dancing, reading, handiwork, cards and games. */
export const hobbies9: readonly Details[] = [
  {
    words:
      'dansen danst danste dansten gedanst dans dansje dansjes dansles* dansschool* dansvloer* danser* danseres* salsa* ballet* balletles* tango* tangoles stijldans* volksdans* linedance* linedansen disco* streetdance hiphop quickstep polonaise* breakdance*',
    own: `
      {fact}
      De stoelen [gaan gingen] opzij, de plaat [gaat ging] aan
      En wie nog wat stijf langs de kant [staat stond]
      Die [blijft bleef] daar geen twee liedjes meer staan

      (De eerste maat, en daar [gaan gingen] de schoenen al|De lamp [draait draaide] rond, en de vloer [veert veerde] mee|Er [klinkt klonk] een wals uit de radio)
      Een hand in een rug, en een rok als een rad
      {fact}
      En de keuken [is was] groter dan heel de stad`,
    hook: `
      Dansen, kom dansen, de vloer is van ons
      Wie danst heeft de voeten zo licht als van dons`,
    stanzas: `
      De rokken [draaien draaiden], de vloer [deint deinde] mee
      De lamp [strooit strooide] lichtjes in het rond
      De tafels [schuiven schoven] één voor één aan de kant
      En een teen [wordt werd] vertrapt, en men lacht in het rond`,
  },
  {
    words:
      'las_boeken las_elk las_elke boek boeken boekje boekjes boekenkast* boekenwurm* roman romans thriller* detective detectives',
    own: `
      {fact}
      De thee [wordt werd] koud, en de kachel [gaat ging] uit
      Een schip [vaart voer] weg met de hele kamer
      En niemand die iets [hoort hoorde], geen enkel geluid

      (Het boek [ligt lag] open, de wereld [ligt lag] stil|Nog één bladzij, en dan echt naar bed|Er [steekt stak] een bonnetje in als bladwijzer)
      Een bril [zakt zakte] langzaam omlaag op een neus
      {fact}
      En de slaap [is was] dan nooit de eerste keus`,
    stanzas: `
      De plank [buigt boog] al door van de boeken erop
      De stapel naast het bed [wordt werd] een toren
      De lamp [brandt brandde] nog als de stad al slaapt
      En de laatste zin [wil wou] men zelf nog horen`,
  },
  {
    words:
      'breit breide breien gebreid breide_truien brei breiclub* breiwerk* breinaald* breipen* breiwol breister bolletjes_wol sokken_breit gebreide',
    own: `
      {fact}
      De naalden [tikken tikten] als regen zo zacht
      Een bol [rolt rolde] weg, en de kat erachteraan
      En weer [is was] er een mouw af, om half acht

      (De draad [loopt liep] uit een tas, over de stoel|Eén recht, één averecht, en de tv [staat stond] aan|De naalden [tikken tikten], de klok [tikt tikte] mee)
      En de trui voor de kleinste [is was] net te groot
      {fact}
      Met liefde erin van de hals tot de schoot`,
    later: `
      De gebreide trui heeft een gat, en een vlek
      De kleur is van toen, een beetje te fel
      Maar gooi hem niet weg, want er zit wel iets in
      Dat men in geen winkel kan kopen, dat voel je wel`,
    stanzas: `
      De wol [ligt lag] in een mandje bij de stoel
      De naalden [tikken tikten] een winter aaneen
      Er [valt viel] een steek, en er [klinkt klonk] een zucht
      En een sok [wordt werd] lang genoeg voor een been`,
  },
  {
    words:
      'naait naaide naaien naaiwerk* naaimachine* naaister* naaiatelier* naailes* naaidoos kleermaker* coupeuse* borduurt borduurde borduren borduurwerk* quilt* patchwork* knopendoos* kleding_maakt maakt_kleding maakte_jurken jurken_maakt kleren_maakt kleren_maakte verstelwerk verstelt',
    own: `
      {fact}
      De machine [snort snorde], de zoom [ligt lag] klaar
      Er [hangt hing] een draadje aan de mouw
      En zo [wordt werd] het straks als gegoten, echt waar

      (De knopen [rammelen rammelden] in de oude trommel|Een krijtje, een speld en een meetlint om|Het licht [brandt brandde] boven de naaimachine)
      Wat kapot [is was] gegaan, [wordt werd] weer mooi en heel
      {fact}
      Met een lapje in rood, en een lapje in geel`,
    later: `
      De jurk [gaat ging] door van zus op zus
      Een zoom eraf en een strik eraan
      En ergens van binnen, waar niemand het ziet
      Blijft altijd dat ene draadje bestaan`,
    stanzas: `
      De stof [glijdt gleed] zacht onder het lampje door
      De knopen [liggen lagen] op kleur op een rij
      Een speld [valt viel] zoek in het hoge kleed
      En de jurk [is was] op tijd af, voor mei`,
  },
  {
    words: 'tekent tekende tekenen getekend tekening* tekenaar* kleurpotlood* kleurplaat*',
    own: `
      {fact}
      De verf [zit zat] op de deur, de trui en de wang
      En waar gisteren nog een wit doek [staat stond]
      [Komt Kwam] een boom, en een lucht, en die [gaat ging] heel lang

      (Een potlood [krast kraste] zacht over het blad|Een kwast [tikt tikte] tegen de rand van een pot|Het licht [valt viel] schuin over het witte doek)
      En niemand [mag mocht] kijken, de deur [blijft bleef] dicht
      {fact}
      En de buurvrouw [herkent herkende] haar eigen gezicht`,
    stanzas: `
      Het penseel [staat stond] te weken in een jampot
      Het blauw van de lucht [zit zat] tot op de kin
      De vaas [staat stond] geduldig model bij het raam
      En er [kruipt kroop] een vlieg in het landschap in`,
  },
  {
    words:
      'kruiswoord* puzzel puzzels puzzelt puzzelen puzzelde puzzelboek* puzzelstuk* legpuzzel* sudoku* cryptogram* woordzoeker* wordfeud zweedse_puzzel escaperoom*',
    own: `
      {fact}
      Het laatste stukje [ligt lag] onder de bank
      Een rivier in Oostenrijk, drie letters, met een n
      En de hele familie [denkt dacht] na, dagenlang

      (Het potlood [is was] kort, en de gum [is was] op|De rand [is was] al af, nu de lucht nog|Zes letters, begint met een p, iemand)
      De koffie [wordt werd] koud, en de lamp [gaat ging] aan
      {fact}
      En één vakje dat leeg [blijft bleef] staan`,
    later: `
      De puzzel [ligt lag] weken op tafel te wachten
      Er werd dan maar op schoot gedineerd
      En toen hij er lag, met het laatste erin
      [Wordt Werd] er heel even applaus geprobeerd`,
    stanzas: `
      De pen [tikt tikte] zacht tegen een tand
      De lamp [hangt hing] laag boven het blad
      Een bloem met zes letters, een stad aan een rand
      En één stukje dat wegkroop achter het vat`,
  },
  {
    words: 'klaverjas* klaverjast klaverjassen klaverjaste',
    own: `
      {fact}
      De kaarten [schuiven schoven], er [wordt werd] niet gepraat
      Een wenkbrauw [gaat ging] omhoog bij de troef
      En nog één potje dan, en zo [wordt werd] het laat

      (De tafel [is was] groen, en het schaaltje [is was] vol|Troef [is was] gemaakt, en men [zwijgt zweeg]|Vier stoelen, vier kopjes, en één potlood)
      Er [zit zat] nog één boer in een hand, en wie
      {fact}
      En niemand [verraadt verraadde] iets, geen knipoog, geen knie`,
    stanzas: `
      De slag [ligt lag] op tafel, de boer [komt kwam] eruit
      Er [zucht zuchtte] er één, en er [glundert glunderde] één zacht
      De pinda's [gaan gingen] rond, en de klok [slaat sloeg] tien
      En wie er verloren [heeft had], wil revanche vannacht`,
    later: `
      De klaverjaskaarten zijn vettig en krom
      Ze liggen nog steeds in die la
      En wie er ook wint, want dat weet niemand meer
      Ze speelden het altijd opnieuw, daarna`,
  },
  {
    words:
      'bordspel* spelletjesavond* gezelschapsspel* monopoly ganzenbord* kolonisten_van_catan erger_je_niet triviant yahtzee mastermind',
    own: `
      {fact}
      De dobbelsteen [rolt rolde] van de tafel weg
      Er [wordt werd] niet vals gespeeld, dat [zweert zwoer] iedereen
      En altijd [heeft had] dezelfde pech

      (Het bord [ligt lag] klaar, en de blauwe is weg|De dobbelsteen [rolt rolde] van de tafel af|Wie begint er, de jongste of wie het hoogst gooit)
      En iemand [leest las] de regels nog één keer voor
      {fact}
      En de bank, die [gaat ging] failliet, en het spel [gaat ging] door`,
    later: `
      De doos van het bordspel [is was] gescheurd en geplakt
      Er mist al jaren een toren, een knop
      En toch [komt kwam] hij elke vakantie weer mee
      En stond de wereld een avond op zijn kop`,
    stanzas: `
      De dobbelsteen [ligt lag] onder de kast
      De pion [wordt werd] door een knoop vervangen
      De jongste [telt telde] hardop zijn geld
      En de oudste [zit zat] alweer gevangen`,
  },
  {
    words:
      'gamet gamen gamede game games gamer gamers playstation* xbox nintendo* minecraft fortnite spelcomputer* controller* gametijd zelda pokémon fifa computerspel* computerspelletjes videospel*',
    own: `
      {fact}
      Het eten [wordt werd] koud, want het level [is was] net niet af
      Nog vijf minuten, [klinkt klonk] het door de deur
      En de saus [droogt droogde] op, en de jus [kijkt keek] straf

      (Het scherm [licht lichtte] op in de donkere kamer|Twee duimen [gaan gingen] sneller dan men [kan kon] zien|De eindbaas [staat stond] klaar met zijn zwaard)
      En ergens [roept riep] iemand, het eten staat klaar
      {fact}
      En de wereld [is was] net weer gered, echt waar`,
    stanzas: `
      Het licht van het scherm [kleurt kleurde] blauw op een wang
      De duimen [gaan gingen] sneller dan het oog
      Een schreeuw [gaat ging] dwars door de stille gang
      En een held [springt sprong] van een toren omhoog`,
  },
  {
    words:
      'verzamelt verzamelde verzamelen verzamelaar* verzameling* postzegel* postzegels munten_spaart modelbouw* modeltrein* modelspoor* modelauto* miniatuur* miniaturen suikerzakjes',
    own: `
      {fact}
      De planken [buigen bogen], de kast [staat stond] vol
      Er [past paste] echt niets meer bij, zegt iedereen
      En dan [komt kwam] er toch nog één bij, wat een lol

      (De vitrine [glimt glom], en het lampje [brandt brandde]|Met een doekje en een pincet, heel zacht|Op zolder [rijdt reed] een trein langs een meer)
      Ze [staan stonden] op jaar en op kleur, rij na rij
      {fact}
      En er [hoort hoorde] bij elk een verhaal nog bij`,
    stanzas: `
      Een doekje, een lampje, een loep bij het raam
      De doosjes [staan stonden] op jaar in de rij
      Bij elk [hoort hoorde] een dag, en een plek, en een naam
      En op zondag [komt kwam] er weer eentje bij`,
  },
]
