import type { Details } from '../../stanzas.ts'

/** Sea and hills, weather and sky, travel, the market, the church, the purse. */
export const outings12: readonly Details[] = [
  {
    words: 'zee strand stranden strandwandeling* strandvakantie* schelpen schelp zandkasteel* pootjebaden',
    own: `
      {fact}
      De wind [waait waaide] de helft van de woorden naar zee
      En zand [zit zat] nog weken in elke zak
      Zo [reist reisde] er een stukje zee naar huis mee

      (De broekspijpen [gaan gingen] omhoog tot de knie|Een schelp [past paste] precies tegen een oor|De meeuwen [hangen hingen] stil in de wind)
      De golven [halen haalden] een zandkasteel neer
      {fact}
      En morgen [staat stond] er een nieuwe, en nog één meer`,
    stanzas: `
      Een emmer, een gracht, en een vlag van papier
      De toren [staat stond] scheef, en de vloed [komt kwam] al gauw
      De handdoek [waait waaide] weg tot voorbij de pier
      En de lucht en het water [zijn waren] één streep blauw`,
    later: `
      Er [staat stond] nog een potje met schelpen op het raam
      En wie er zijn oor tegenaan legt, heel zacht
      Die hoort het nog steeds, en het roept een naam
      De zee heeft gewoon op die dag gewacht`,
    hook: `
      Naar zee, naar de zee, met het strand aan je voet
      Het strand en de golven, daar komt alles goed

      Schelpen in zakken en zand in je haar
      De duinen, de golven, we lopen weer daar`,
  },
  {
    words:
      'bergen bergtop* bergschoen* bergwandel* berghut* bergbeklim* alpen ardennen dolomieten pyreneeën wandelvakantie* huttentocht* vierduizender',
    own: `
      {fact}
      Het pad [gaat ging] omhoog en nog meer omhoog
      En boven, waar niemand meer praten [kan kon]
      [Ligt Lag] alles opeens in één enkele boog

      (De schoenen [zijn waren] stug, de rugzak [is was] zwaar|Een koebel [klinkt klonk] ver op een groene helling|Het brood [smaakt smaakte] nergens zo goed als daar)
      En na elke top [komt kwam] er nog een top
      {fact}
      En niemand die [zegt zei], hier geef ik het op`,
    later: `
      De schoenen [staan stonden] nu stil in de schuur
      Met modder van ver in de zool
      Maar wie zo ver over de wereld heen keek
      Die leert wat men niet leert op school`,
    hook: `
      De bergen, een bergtop, en dan kijk je neer
      De bergen die blijven, en wij gaan er weer`,
    stanzas: `
      Het pad [gaat ging] langs een rand van niets naar omhoog
      Een marmot [fluit floot] ver op een steen
      Het water [is was] zo koud dat het [prikt prikte]
      En de wolken [liggen lagen] laag om de voeten heen`,
  },
  {
    words:
      'wandelt wandelde wandelen wandeling* wandelclub* wandelschoen* wandelroute* wandelstok* wandelvriend* wandelmaatje in_het_bos door_het_bos het_bos boswandel* paddenstoel* eekhoorn* ommetje kastanjes',
    own: `
      {fact}
      De stok [tikt tikte] de maat op het pad
      En alles wat thuis een probleem [is was] geweest
      [Wordt Werd] kleiner bij elk omgevallen blad

      (De regenjas [gaat ging] mee, je weet maar nooit|Het bos [ruikt rook] naar bladeren en naar paddenstoel|Een specht [klopt klopte] aan, en verder niets)
      De thermos [gaat ging] open op een omgevallen boom
      {fact}
      En de weg naar huis [gaat ging] vanzelf, als een stroom`,
    later: `
      Na het wandelen [staat stond] er weer klei op de krant
      Een kastanje [ligt lag] nog in een jas
      En ieder jaar is er dat pad in de herfst
      En ruikt het zoals het toen was`,
    hook: `
      We wandelen, wandelen, blad aan de boom
      Een wandeling maakt van de dag weer een droom

      Het bos in, het bos in, en dan maar gaan
      Met modder aan schoenen, en bomen die staan`,
    stanzas: `
      De bladeren [ritselen ritselden] tot aan de knie
      Een bord [wijst wees] links, en de voeten rechtdoor
      De thermos [gaat ging] rond op een omgevallen boom
      En de regen [tikt tikte] zacht, een heel koor`,
  },
  {
    words: 'sneeuw sneeuwpop* sneeuwbal* sneeuwvlok*',
    own: `
      {fact}
      Het [is was] die ochtend ineens zo stil
      De straat [is was] weg, en de auto's [zijn waren] bergen
      En heel de straat kind, met een slee en een gil

      (De eerste vlok [valt viel] op een want|De slee [hangt hing] nog warm van de zolder|Een wortel, een pet en drie knopen)
      Een bal [vliegt vloog] raak, en de muts [zit zat] vol
      {fact}
      En melk met cacao, en de wangen vol lol`,
    later: `
      De sneeuwpop [zakt zakte] scheef en [wordt werd] een plas
      Er [ligt lag] nog een wortel in het gras
      En ieder die later door witte straten loopt
      Die zoekt nog even waar hij was`,
    hook: `
      Sneeuw, het is sneeuw, en de straat is zo wit
      Sneeuw op de slee, en wie durft er nou, zit

      Op ski's, op de piste, de berg af en neer
      En skiën en vallen, en dan nog een keer`,
    stanzas: `
      De straat [is was] een blad, zo wit en zo leeg
      Het eerste spoor [is was] van een vogeltje, klein
      De slee [piept piepte] zacht achter laarzen aan
      En de lantaarn [heeft had] een muts op het plein`,
  },
  {
    words: 'regenlaars* regenlaarzen plassen_springt springt_plassen regenwandeling*',
    own: `
      {fact}
      De goot [zingt zong], en de straat [glimt glom] als een meer
      En binnen [wordt werd] het des te warmer
      Hoe harder het [tikt tikte], op en neer

      (De druppels [tikken tikten] zacht op het glas|De lucht [wordt werd] zo donker als inkt|Een paraplu [waait waaide] binnenstebuiten)
      En niemand [heeft had] haast om nog ergens te zijn
      {fact}
      En de hele kamer [is was] warm en klein`,
    stanzas: `
      De regen [tikt tikte] zachtjes een wijs op het raam
      Twee druppels [doen deden] een wedstrijd omlaag
      De kachel [bromt bromde] als een kat op een kussen
      En niemand [hoeft hoefde] nog ergens heen vandaag`,
    later: `
      De regen [trekt trok] weg naar een andere stad
      Het [ruikt rook] naar de straat en het groen
      En het laarsje [staat stond] klaar bij de allergrootste plas
      Want dat moet je dan wel even doen`,
    hook: `
      De regen, de regen, hij tikt op het dak
      Laat het maar regenen, wij hebben gemak

      De storm en de donder, de regen, de wind
      En binnen bij jou is het warm, lief kind`,
  },
  {
    words:
      'sterren sterrenhemel* sterrenkijk* sterrenbeeld* sterrenkunde sterrenwacht* telescoop* maan maanlicht volle_maan vallende_ster melkweg noorderlicht*',
    own: `
      {fact}
      De nek [wordt werd] stijf, en de deken [is was] nat
      En toch [wil wou] er niemand naar binnen toe gaan
      Zo groot [is was] de hemel, zo klein [is was] de stad`,
    later: `
      Het licht van de sterren is eeuwen op weg
      En toch komt het elke nacht aan
      En zo is het ook met wie aan je denkt
      Dat komt er, al is het gegaan`,
    hook: `
      De sterren, de sterren, de maan op wacht
      Sterren genoeg voor een hele nacht

      De maan aan de hemel, zo rond en zo groot
      De maan en een raket, en de nacht als een boot`,
    stanzas: `
      Het gras [is was] koud, en de nacht [is was] groot
      Een vinger [wijst wees] naar een heel klein licht
      De Grote Beer [hangt hing] scheef op het dak
      En niemand doet dan zijn ogen dicht`,
  },
  {
    words:
      'vakantie vakanties vakantiehuis* vakantiehuisje* vakantiereis reisje reisjes rondreis* koffer koffers reisgids* citytrip* stedentrip*',
    own: `
      {fact}
      De koffer [wil wou] niet dicht, er [zit zat] iemand op
      En tien kilometer van huis [vraagt vroeg] een stem
      Zijn we er bijna, en nog tien keer, non-stop

      (De kaart [ligt lag] open over het dashboard|De koffer [staat stond] klaar in de gang|De wekker [gaat ging] om kwart voor vier)
      De planten [gaan gingen] naar de buurvrouw toe
      {fact}
      En de laatste die weggaat [doet deed] alles toe`,
    stanzas: `
      Het raampje [is was] klein, en de wolken [zijn waren] groot
      De koffer [komt kwam] aan op een andere band
      Het [regent regende] twee dagen, het [lekt lekte] in de kamer
      Maar wat [is was] er gelachen, met voeten in het zand`,
    later: `
      De koffer [gaat ging] terug op de hoge plank
      Er [ligt lag] nog een kaartje, een munt en een snoer
      En midden in de winter, met stamppot op tafel
      Dan droomt er weer iemand van die vreemde vloer`,
    hook: `
      Vakantie, vakantie, de koffer staat klaar
      Op reis, want de reis is het mooist van het jaar

      We reizen, we reizen, de wereld is wijd
      En reis je met ons, dan heb je nooit spijt`,
  },
  {
    words: 'markt marktkraam* marktkoop* weekmarkt rommelmarkt* vlooienmarkt* snuffelmarkt* antiekmarkt* brocante*',
    own: `
      {fact}
      De kraam [roept riep] om het hardst over appels en kaas
      Er [mag mocht] worden geproefd van een plakje, een partje
      En drie voor de prijs van twee, dat [is was] dwaas

      (De luifels [klapperen klapperden], de koffie [is was] heet|De tas [is was] te klein, en de bloemen [steken staken] eruit|Een tientje voor twee, en vooruit, ook die nog)
      En ieder [vraagt vroeg] hoe het thuis ermee gaat
      {fact}
      En zo [wordt werd] het telkens een uurtje te laat`,
    later: `
      De markt [is was] voorbij, en het plein leeg en nat
      Er [rolt rolde] nog een appel naar de goot
      En in de keuken [staat stond] een tas vol geuren
      En midden daarin een warm brood`,
    hook: `
      De markt, naar de markt, met een tas aan de hand
      De markt op de zaterdag, mooiste van het land`,
    stanzas: `
      De kaasboer [snijdt sneed] een plak van de zon
      De bloemen [zijn waren] vandaag twee voor een prijs
      Een hond [slaapt sliep] stil onder een kraam vol vis
      En de koffie [dampt dampte], en de lucht [is was] grijs`,
  },
  {
    words:
      'kerk kerken kerkje kerkdienst* kerkganger* kerkklok* kerkbank* dominee* predikant* pastoor* priester* koster* diaken parochie* klooster* nonnen misdienaar* bijbel* bijbelstudie zondagsschool gebedshuis rozenkrans*',
    own: `
      {fact}
      De klok [slaat sloeg] tien, en het licht [valt viel] door het raam
      En ergens bij een klein kaarsje in een glas
      [Noemt Noemde] men zacht een naam`,
    later: `
      De banken [zijn waren] koud, en het orgel [zucht zuchtte]
      De kaars [brandt brandde] al dagen, heel klein
      Maar wie er het lichtje eens aan heeft gestoken
      Die hoeft niet alleen te zijn`,
    hook: `
      Een kaarsje, een kerk, en een naam die daar brandt
      De kerkklok die luidt over huis en land`,
    stanzas: `
      De kaarsen [flakkeren flakkerden] zacht op een rij
      Het orgel [zucht zuchtte] diep, en dan komt het los
      De pepermunt [gaat ging] van hand tot hand
      En het licht [valt viel] door 't raam als zon door een bos`,
  },
  {
    words: 'zuinig zuinige gierig gierige krent krenterig',
    own: `
      {fact}
      De bon [gaat ging] mee, en het licht [gaat ging] uit
      Maar [heeft had] er een ander iets nodig, heel stil
      Dan [komt kwam] dat oude spaarvarken eruit`,
    later: `
      Het elastiek [is was] al tien keer gebruikt
      De zakjes [hangen hingen] te drogen op een rij
      Maar komt er een kind dat iets tekortkomt
      Dan [ligt lag] er een briefje met iets erin, blij`,
    hook: `
      Sparen, ja spaar maar, een stuiver, een cent
      Gespaard is verdiend, en dat is men gewend

      Een koopje, korting, zo zuinig, met zin
      De bon op zak, en de pret voor het begin`,
    stanzas: `
      De pot [rammelt rammelde] zacht op de hoogste plank
      De bon [wordt werd] bewaard in een oude la
      Een stuiver bij een stuiver, jarenlang
      En dan een fiets voor een kind, en hoera`,
  },
  {
    words:
      'leren_fietsen leerde_fietsen leert_fietsen fietsen_geleerd fietsen_leren fietsen_leerde zijwieltjes zijwiel* driewieler* loopfiets* steppen step stepje kinderfiets*',
    own: `
      {fact}
      De hand [houdt hield] het zadel nog vast, en toen niet
      En pas aan het eind van de lange straat
      [Kijkt Keek] er een kind om dat niemand meer ziet`,
    later: `
      De zijwieltjes [liggen lagen] al lang op de plank
      De fiets hangt in de schuur, heel zuinig geplaatst
      Maar loslaten leert men daar, langs de stoep
      En wie er heeft vastgehouden, leert het het vaakst`,
    hook: `
      Fietsen, je fietst, en de hand laat je gaan
      Leren fietsen is vallen, en weer opstaan`,
    stanzas: `
      De stoep [is was] zo lang, en het stuur [is was] zo scheef
      Een hand [houdt hield] nog even het zadel vast
      Er [klinkt klonk] een gil, en dan ineens een bel
      En een knie [heeft had] een pleister die precies past`,
  },
]
