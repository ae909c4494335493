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
  },
  {
    words:
      'sterren sterrenhemel* sterrenkijk* sterrenbeeld* sterrenkunde sterrenwacht* telescoop* maan maanlicht volle_maan vallende_ster melkweg noorderlicht*',
    own: `
      {fact}
      De nek [wordt werd] stijf, en de deken [is was] nat
      En toch [wil wou] er niemand naar binnen toe gaan
      Zo groot [is was] de hemel, zo klein [is was] de stad`,
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
    stanzas: `
      De stoep [is was] zo lang, en het stuur [is was] zo scheef
      Een hand [houdt hield] nog even het zadel vast
      Er [klinkt klonk] een gil, en dan ineens een bel
      En een knie [heeft had] een pleister die precies past`,
  },
]
