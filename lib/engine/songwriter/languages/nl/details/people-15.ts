import type { Details } from '../../stanzas.ts'

export const people15: readonly Details[] = [
  {
    words:
      'leren_kennen leerden_elkaar elkaar_leren elkaar_ontmoet ontmoetten_elkaar ontmoetten ontmoette_elkaar leerde_kennen leerden_kennen eerste_ontmoeting eerste_afspraakje elkaar_gevonden verliefd_geworden werden_verliefd eerste_kus eerste_date',
    own: `
      {fact}
      En niemand die wist hoe het verder zou gaan
      Er viel iets, er lachte er een, en een ander
      Die wou daar voor altijd blijven staan

      (Het had ook heel anders kunnen lopen|Een minuut later, en niets was gebeurd|Het was zo'n gewone, gewone dag)
      Een straat verder, een trein later, en je was het kwijt
      {fact}
      En toeval of niet, het was precies op tijd`,
    stanzas: `
      Het begon met een blik en een half woord
      Met een lach die wat langer bleef staan dan gepland
      De wereld ging door alsof er niets was gebeurd
      En toch lag er ineens een hand in een hand`,
    later: `
      Elkaar leren kennen, en dan, jaren later
      Ligt dezelfde hand nog in die hand
      Het vuurwerk werd warmte, het toeval werd thuis
      Met twee paar schoenen schuin naast elkaar aan de kant`,
  },
  {
    words: 'geduld geduldig nooit_boos engelengeduld rustig_blijft blijft_rustig bleef_rustig',
    own: `
      {fact}
      Waar ieder ander een zucht had gegeven
      [Wordt Werd] er nog eens van voren af aan begonnen
      Alsof er de tijd voor was, een heel leven

      (Sommige dingen die gaan niet snel|De meeste mensen die kijken op hun klok|Een plant groeit niet door eraan te trekken)
      Een ander wordt boos, of die geeft het op
      {fact}
      En zo [komt kwam] het moeilijkste toch in ieders kop`,
    stanzas: `
      De veter [gaat ging] los, en de veter [gaat ging] vast
      De letter [wil wou] niet in het woord
      Een vinger [wijst wees] nog een keer naar het begin
      En kijk, daar gaat de zin gewoon voort`,
    later: `
      Geduld, dat zie je niet, dat hoor je niet
      En toch heeft het alles gedaan
      Want wie tijd kreeg om rustig te vallen
      Die leerde vanzelf weer opstaan`,
    hook: `
      Geduld, zo'n geduld, en de tijd die staat stil
      Geduld kan nog meer dan een heel sterke wil`,
  },
  {
    words: 'gekke_sokken sokjes',
    own: `
      {fact}
      De ene met strepen, de ander geruit
      En zo [weet wist] iedereen al op de gang
      Die dag [ziet zag] er meteen wat vrolijker uit

      (De wereld is vaak al zo grijs en zo net|Onder een broek zit soms een groot geheim|Er zijn mensen die dragen alleen maar zwart)
      En dan [komt kwam] er iemand met kleur aan de voet
      {fact}
      En een dag die zo aanvangt, die [is was] al goed`,
    stanzas: `
      Een streep op de enkel, een stip op de hiel
      Het hele schoolplein [kijkt keek] omlaag
      Een eend op de linker, een taart op de rechter
      En wat zou het morgen zijn, en vandaag`,
  },
  {
    words:
      'bij_naam iedereen_kent kent_iedereen kende_iedereen groet_iedereen groette_iedereen praatje maakt_praatje praatje_maakt',
    own: `
      {fact}
      De bakker, de buurman, het kind op de stoep
      En wie er net kwam, en nog niemand kende
      [Hoort Hoorde] na één groet al bij de groep

      (De meeste mensen die lopen gewoon door|De wereld heeft haast en kijkt op zijn schoen|Er zijn er die kijken de andere kant op)
      Maar hier [wordt werd] gezwaaid, en gevraagd hoe het gaat
      {fact}
      En zo [wordt werd] het warm in een koude straat`,
    stanzas: `
      De stoep [is was] nat, en de tas [is was] zwaar
      Er [gaat ging] een hand omhoog aan de overkant
      De hond [krijgt kreeg] een aai, en het kind een knipoog
      En het nieuws [is was] beter dan in de krant`,
  },
  {
    words:
      'staat_klaar stond_klaar altijd_klaar altijd_klaarstaat klaarstaat klaarstond staat_altijd_klaar klaar_voor_iedereen',
    own: `
      {fact}
      En zonder dat iemand het vragen moest
      [Gaat Ging] er een jas aan, en een tas mee naar buiten
      Al regende het, en al was het woest

      (Er zijn er die zeggen, bel maar gerust|De een die belooft het, de ander die doet|Het staat op geen briefje, het staat op geen lijst)
      Maar hier [staat stond] er één voor de deur, met een tas
      {fact}
      Met natte schoenen, zo recht door de plas`,
    stanzas: `
      De bel [gaat ging], en er [staat stond] al soep op de stoep
      De ladder [wordt werd] vastgehouden in de wind
      De aanhanger [komt kwam] zonder dat men het vroeg
      En de oppas [is was] klaar voor het kleinste kind`,
  },
  {
    words: 'luistert luisterde luisteren luisterend_oor goed_luisteren goed_luistert',
    own: `
      {fact}
      Geen raad en geen haast, geen blik op de klok
      En wat eerst zo zwaar [is was] als een eiken kast
      [Weegt Woog] na een half uur nog maar net als een sok`,
    stanzas: `
      De thee [wordt werd] koud, en de klok [loopt liep] door
      De regen [tikt tikte] woorden op het dak
      Een hand [ligt lag] stil op de tafelrand
      En de stilte [is was] zacht, en op haar gemak`,
    hook: `
      Luister, wie luistert, die zegt toch het meest
      Luisteren, dat is als een stil klein feest`,
  },
  {
    words: 'koppig eigenwijs koppige eigenwijze eigenzinnig koppigheid stijfkop',
    own: `
      {fact}
      De tafel [smeekt smeekte], maar het [is was] niet te doen
      En dan [blijkt bleek] het soms, drie weken later
      Dat het klopte, met stip en met komma, als toen

      (Een ezel op de brug, en een file erachter|Je kunt een berg ook vragen opzij te gaan|De wegwijzer zegt links, en de kaart zegt het ook)
      Er [helpt hielp] geen bidden, er [helpt hielp] geen gesmeek
      {fact}
      En het hoofd [schudt schudde] van nee, al [duurt duurde] het een week`,
    stanzas: `
      De ezel [zit zat] neer, midden op de brug
      De boer [duwt duwde] zacht, en de boer [heeft had] het zat
      De ezel [kijkt keek] rustig uit over het land
      En [loopt liep] pas weer door na een appel, of wat`,
    later: `
      Maar komt er een dag dat het echt tegenzit
      En iedereen stilletjes gaat
      Dan is het wel fijn, zo'n eigenwijs hoofd
      Dat als laatste nog naast je staat`,
    hook: `
      Koppig, zo koppig, en toch zo'n goed hart
      Eigenwijs, koppig, vanaf de start`,
  },
  {
    words: 'knuffelt knuffelen omhelst omhelsde omhelzing',
    own: `
      {fact}
      En alles wat zeer deed [wordt werd] weer wat zacht
      Want voor de meeste dingen in het leven
      [Is Was] er geen pil met zo'n grote kracht`,
    stanzas: `
      De deur [gaat ging] open, twee armen ook
      Een jas [wordt werd] geplet, en een hoed [valt viel] neer
      De regen [blijft bleef] buiten, de kou [gaat ging] weg
      En niemand zegt stop, maar nog een keer`,
  },
  {
    words: 'pensioen werkte_hard hard_gewerkt werkt_hard harde_werker afscheid_neemt',
    own: `
      {fact}
      De sleutel ligt straks op een leeg bureau
      De koffieautomaat krijgt een klop op zijn zij
      En de maandag, die wordt nu vanzelf cadeau

      (Er hangt straks een haakje waar niemand aan zit|De klok bij de deur heeft het allemaal geteld|Zo'n gang kent je stap en het licht kent je hand)
      Maar wat er gedaan is, dat blijft hier gewoon staan
      {fact}
      En wie daarna komt, die ziet het er nog aan`,
    stanzas: `
      De lade [is was] leeg op een paperclip na
      De taart [draagt droeg] een getal en een roos
      De sleutel [gaat ging] van een oude bos af
      En de wekker [gaat ging] mee, onderin een doos`,
  },
  {
    words: 'bang_stofzuiger stofzuiger_bang bang_vuurwerk bang_onweer bang_voor_stofzuiger',
    own: `
      {fact}
      Dan [trilt trilde] er iets onder de laagste kast
      Met twee grote ogen, en heel goed verstopt
      Alleen [steekt stak] de staart er nog uit, net niet vast`,
    stanzas: `
      De stekker [gaat ging] erin, en een mand [is was] leeg
      Het loeien [rolt rolde] dreigend door de gang
      Twee ogen [glimmen glommen] onder het bed
      En wat duurt zo'n zaterdagochtend dan lang`,
    later: `
      Als alles weer stil is, dan komt er een neus
      Dan een oor, en een poot, en een staart
      En dan gaat er een kop weer heel fier omhoog
      Als een held met een heel groot zwaard`,
    hook: `
      Bang, een beetje bang, maar een hart zo groot
      Wie bang is, die mag bij de baas op schoot`,
  },
  {
    words: 'verhalen oorlog_vertelt sterk_verhaal',
    own: `
      {fact}
      De vis [wordt werd] groter bij elke keer
      En niemand die [zegt zei], dat [is was] laatst nog anders
      Men [vraagt vroeg] alleen zachtjes, en toen, en nog meer

      (De afwas [blijft bleef] staan, want het [wordt werd] net spannend|Er [klinkt klonk] een kuch, en de kring [wordt werd] stil|De stoelen [schuiven schoven] wat dichter bijeen)
      En zelfs de hond [legt legde] zijn kop op een schoen
      {fact}
      Met stemmen, gebaren, precies zoals toen`,
    stanzas: `
      De kachel [knettert knetterde], het licht [gaat ging] laag
      Het schip [vergaat verging] nog één keer op zee
      De stem [wordt werd] een fluister, en dan een gil
      En de schaduw op de muur [doet deed] mee`,
    later: `
      En nu vertelt er een kind het door
      Met dezelfde kuch, en het slot
      Zo lang er nog iemand zegt, weet je nog wel
      Gaat zo'n verhaal nooit kapot`,
  },
  {
    words: 'kletst kletsen kletste babbelt babbelen kwebbelt ratelt',
    own: `
      {fact}
      De thee [wordt werd] koud, en de bus [rijdt reed] weg
      En wie er een vraag [stelt stelde], heel in het begin
      Die [krijgt kreeg] het antwoord straks, onderweg`,
    stanzas: `
      De koffie [is was] op, en de jas [is was] al aan
      De deur [staat stond] al open, en er [komt kwam] nog wat
      Eerst het weer, en de buurt, en een neef in Peru
      En toen over dat vest, en toen over de kat`,
  },
  {
    words: 'huisje klein_huisje te_klein_huisje samen_wonen',
    own: `
      {fact}
      De deur [klemt klemde] wat, en de lamp [hangt hing] scheef
      En toch is dat waar men de sleutel van draagt
      De plek waar je hoort, en waar je ooit bleef

      (Een dak en een deur en een lamp in het raam|Er zijn wel paleizen met gouden kranen|Het hoeft niet zo groot, en het hoeft niet van steen)
      Er [past paste] een tafel, twee stoelen, en dan
      {fact}
      En het [is was] er zo warm als een huis maar zijn kan`,
    stanzas: `
      De sleutel [past paste], en de mat [krult krulde] op
      De lamp in de gang [gaat ging] als vanzelf aan
      Het [ruikt rook] er naar koffie en wat van de wind
      En de schoenen [mogen mochten] gewoon uit gaan`,
    later: `
      Zo'n huisje, dat kent nu al ieders gelach
      Het hout weet van elke voet
      En zet er maar eentje zijn jas op de haak
      Dan zegt heel het huis, het is goed`,
  },
]
