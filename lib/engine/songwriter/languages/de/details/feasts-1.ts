import type { Details } from '../../stanzas.ts'

/** Laughing, going out, feasts and money. */
export const feasts1: readonly Details[] = [
  {
    words:
      'lachen lachst lacht lachte lachtest gelacht lachanfall lachanfälle lachflash kichern kicherst kichert kichererbse gekichert grinsen grinst gackerst humor',
    own: `
      {fact}
      Das steckt erst den einen, dann alle hier an
      Bis keiner mehr weiß, worum es mal ging
      Und keiner mehr grade sitzen kann

      Man weiß nicht, worum's geht, und lacht trotzdem mit
      Man hört es durch Wände, durch Türen, durchs Haus
      {fact}
      Da geht einem langsam der Kummer aus`,
    stanzas: `
      Erst zuckt nur ein Mundwinkel, dann wackelt der Bauch
      Die Tränen laufen, der Stuhl kippt nach hinten
      Wer eben noch ernst war, der kichert jetzt auch
      Und sucht unterm Tisch, um sich wiederzufinden`,
    later: `
      Und wird es mal still, und der Tag war zu lang
      Dann denk ich an dieses Lachen im Haus
      Es hängt noch im Vorhang, es hängt noch im Flur
      Das Lachen geht hier nicht so einfach aus`,
    hook: `
      Lachen, lachen, bis alles sich dreht
      Lachen, lachen, solang es nur geht`,
  },
  {
    words:
      'witz witze witzen witzbold witzbuch flachwitz flachwitze kalauer kalauern scherz scherze scherzen sprüche wortspiele pointe pointen dumme_sprüche blöde_sprüche blöde_witze schlechte_witze schlechten_witze streiche',
    own: `
      {fact}
      Man kennt schon das Ende, man stöhnt schon im Chor
      Und trotzdem lacht jeder an derselben Stelle
      Und trotzdem hofft jeder, er kommt noch mal vor

      Das Grinsen ist da, eh der Satz noch beginnt
      Der Löffel bleibt stehen, die Tante guckt streng
      {fact}
      Und dann wird vor Lachen die Bluse zu eng`,
    stanzas: `
      Ein Pferd und ein Pfarrer, die gehn in ein Lokal
      Der eine sagt dies, und der andre sagt das
      Man hört die Geschichte zum zwanzigsten Mal
      Und hat beim Verdrehen der Augen noch Spaß`,
    later: `
      Ein Witz, der schon Bart hat, der hält sich am besten
      Man gibt ihn wie Silber von Hand zu Hand
      Bis irgendein Enkel ihn weitererzählt
      Und tut, als wär der noch keinem bekannt`,
    hook: `
      Kennt ihr den Witz, ja, den kennen wir schon
      Kennt ihr den Witz, und wir lachen davon`,
  },
  {
    words:
      'zu_spät zuspätkommen zuspätkommer immer_zu_spät viel_zu_spät unpünktlich unpünktlichkeit verspätung verspätungen verspätet verspätest trödeln trödelst trödelt getrödelt trödler',
    own: `
      {fact}
      Die Suppe ist lau, und der Film läuft schon lang
      Dann fliegt die Tür auf, ein Schal und ein Lachen
      Und jeder rückt gern noch ein Stück auf der Bank

      Fünf Minuten heißt hier, noch duschen und Tee
      Der Bus ist grad weg, und der nächste kommt dann
      {fact}
      Und jeder hier weiß das und rechnet das an`,
    stanzas: `
      Die Rücklichter biegen ums Eck, und zwar jetzt
      Ein Rennen, ein Winken, ein offener Schuh
      Der Fahrer hat Mitleid und bremst noch einmal
      Und dann fällt die Tür hinter beiden zu`,
    later: `
      Zum eigenen Fest kommt man viel zu spät
      Man sagt halt halb sieben und meint dabei acht
      Denn wer immer zu spät kommt, der kommt wenigstens
      Und hat dafür allen was Schönes gebracht`,
    hook: `
      Zu spät, zu spät, wie an jedem Tag
      Zu spät, und trotzdem ist's wer, den man mag`,
  },
  {
    words:
      'spaziergang spaziergänge spaziergängen spazieren spazierengehen spazieren_gehen spazieren_gegangen spazierst spaziert sonntagsspaziergang abendspaziergang bummeln bummelst',
    own: `
      {fact}
      Der Weg um den Teich ist derselbe wie je
      Nur reden die Füße, nur schweigen die Köpfe
      Und abends tut nur noch der linke Fuß weh

      Ein Hund kommt gelaufen und grüßt und läuft weiter
      Man geht ohne Ziel und mit offenem Schuh
      {fact}
      Und unterwegs hören die Bäume mit zu`,
    stanzas: `
      Das Laub raschelt laut, und der Kragen steht hoch
      Ein Kiesel rollt mit bis zur nächsten Bank
      Man sagt nicht sehr viel, und man sagt sich doch alles
      Und geht auf dem Heimweg noch einmal so lang`,
    later: `
      Der Weg wird im Alter ein bisschen zu lang
      Dann macht man halt dreimal auf Bänken Rast
      Ein kurzer Spaziergang ist auch einer noch
      Wenn einer den anderen unterfasst`,
    hook: `
      Einmal spazieren, ums Eck und zurück
      Einmal spazieren, da findet man Glück`,
  },
  {
    words:
      'wochenmarkt markt marktplatz marktstand marktstände markthalle marktfrau marktfrauen markttag einkaufen einkaufst einkauft eingekauft einkaufszettel einkaufswagen einkaufstasche einkaufstaschen einkäufe wocheneinkauf',
    own: `
      {fact}
      Der Korb wird ganz schwer, und der Zettel bleibt leer
      Man kennt jede Frau hinter jedem Stand
      Und wer nur kurz schaut, der kauft meistens noch mehr

      Die Rufe gehn kreuz und quer über den Platz
      Ein Käsestück wandert von Messer zu Mund
      {fact}
      Und samstags um neun ist die Welt wieder rund`,
    stanzas: `
      Die Äpfel stehn blank in der Sonne gereiht
      Es riecht nach Zwiebeln, nach Brot und nach Fisch
      Man zählt in die Hand und verzählt sich dabei
      Und mittags steht alles daheim auf dem Tisch`,
    later: `
      Am Mittag wird abgebaut, Kiste um Kiste
      Ein Salatblatt bleibt auf dem Pflaster zurück
      Der Markt ist vorbei, doch im Netz an der Tür
      Hängt Obst für die Woche, ein saftiges Stück`,
    hook: `
      Markttag, Markttag, kommt auf den Markt
      Ein Korb voller Sommer, und heute wird nicht gespart`,
  },
  {
    words:
      'flohmarkt flohmärkte flohmärkten trödelmarkt trödelmärkte trödel antiquität antiquitäten antikladen secondhand secondhandladen second-hand-laden feilschen feilschst garagenflohmarkt',
    own: `
      {fact}
      Da steht auf der Decke, was niemand mehr braucht
      Man feilscht um den Preis, bis man ihn fast verschenkt
      Und hat dann das ganze Geld wieder verbraucht

      Im ersten Grau gehn die Lampen herum
      Man dreht jede Tasse und liest, was da steht
      {fact}
      Man findet ein Radio, das beinah noch geht`,
    stanzas: `
      Ein Hirsch in dem Rahmen schaut ernst in die Welt
      Daneben ein Ofen, ein Pelz und ein Schlitten
      Man kommt ohne Wunsch und man geht ohne Geld
      Und hat sich um nichts als um Pfennige gestritten`,
    later: `
      Die Sachen vom Flohmarkt stehn heute im Flur
      Ein Hirsch und ein Schiff und ein Ofenrohr
      Und fragt wer, wozu, dann erzählt man den Tag
      Der kommt ja in keinem Möbelhaus vor`,
    hook: `
      Flohmarkt, Flohmarkt, wer bietet mir vier
      Flohmarkt, drei Euro, und dann gehört's mir`,
  },
  {
    words:
      'kirche kirchen kirchgang kirchenbank kirchengemeinde kirchturm kirchenglocken gottesdienst gottesdienste pfarrer pfarrerin pastor pastorin messdiener ministrant ministrantin organist organistin orgel orgeln taufe getauft taufkleid taufkerze konfirmation konfirmiert kommunion erstkommunion firmung kloster wallfahrt',
    own: `
      {fact}
      Die Glocke schlägt an, und die Türe geht auf
      Ein Lichtstreif fällt bunt auf die hölzerne Bank
      Und irgendwer legt seine Sorgen darauf

      Man singt, wie man kann, und der Raum macht es groß
      Die Orgel holt Luft, und der Boden summt mit
      {fact}
      Da gehn die Gedanken im langsamen Schritt`,
    stanzas: `
      Es riecht hier nach Wachs und nach kaltem Stein
      Die Kerze am Rand hat den kleinsten Schein
      Ein Kind fragt laut in die Stille hinein
      Und alle, die fromm schauen, lachen mit rein`,
    later: `
      Nach Jahren geht man noch einmal vorbei
      Die Tür von der Kirche steht offen, man sieht
      Die Bank und das Fenster, das Licht auf dem Stein
      Und summt noch ganz leise das uralte Lied`,
    hook: `
      Hört ihr die Kirche, die Glocken gehn an
      Sie läuten für jeden, der zuhören kann`,
  },
  {
    words:
      'party partys feiern feierst feiert feierten gefeiert feierbiest geburtstagsfeier geburtstagsfeiern geburtstagsparty geburtstagsfest gartenfest gartenparty straßenfest dorffest sommerfest familienfest familienfeier familienfeiern kirmes volksfest oktoberfest schützenfest disco diskothek luftballon luftballons girlanden',
    own: `
      {fact}
      Da rückt man das Sofa ans Fenster zurück
      Die Nachbarn klingeln, und dann bleiben sie
      Und tanzen im Flur noch ein ganz langes Stück

      Wer gehn will, der hat seine Jacke schon an
      Die Musik ist zu laut, und der Kuchen ist weg
      {fact}
      Da tanzt wer in Jacke noch einmal ums Eck`,
    stanzas: `
      Die Gläser stehn überall, keins ist mehr voll
      Im Bad sitzen zwei auf dem Rand und vertraun
      Sich alles, was niemand sonst wissen soll
      Und draußen beginnt es schon wieder zu taun`,
    later: `
      Am Morgen liegt Glitzer auf Teppich und Brot
      Ein Schuh ohne Fuß, eine Jacke im Baum
      Die Party ist aus, und der Kopf tut noch weh
      Und trotzdem, man feiert sie weiter im Traum`,
    hook: `
      Heute wird gefeiert, ja, heute wird's laut
      Wir feiern, bis morgens die Sonne reinschaut`,
  },
  {
    words:
      'weihnachten weihnachtsbaum weihnachtsbäume weihnachtsfest weihnachtslied weihnachtslieder weihnachtsmarkt weihnachtsmärkte weihnachtsfeier weihnachtskugel weihnachtskugeln weihnachtsmann weihnachtsessen weihnachtsgeschenke weihnachtsdeko heiligabend heiligen_abend advent adventszeit adventskranz adventskalender christbaum christbaumkugeln tannenbaum bescherung nikolaus nikolaustag lichterkette lichterketten krippenspiel wichteln glühwein',
    own: `
      {fact}
      Der Baum steht ein bisschen nach links, wie er soll
      Es duftet nach Tanne, nach Wachs und nach Braten
      Und wer keinen Hunger hat, isst sich doch voll

      Das Glöckchen bimmelt, die Tür geht kurz auf
      Die Kinder stehn still und sind einmal ganz leis
      {fact}
      Und auf dem Balkon steht die Suppe im Eis`,
    stanzas: `
      Papier raschelt lang, und die Schleifen gehn auf
      Ein Sternchen aus Stroh hängt am Ast und wird warm
      Dann singt man das Lied, das man jedes Jahr singt
      Und einer nimmt heimlich den andern in Arm`,
    later: `
      Im Januar liegt dann der Baum vor der Tür
      Die Nadeln, die finden wir noch bis zum Mai
      Und tritt man im Sommer mit Strümpfen hinein
      Dann ist ein Stück Weihnachten wieder dabei`,
    hook: `
      Weihnachten, Weihnachten, alle sind hier
      Weihnachten, mach auf, sie stehn vor der Tür`,
  },
  {
    words:
      'ostern osterei ostereier ostereiersuche ostereiersuchen eiersuchen eier_suchen osterhase osterhasen osternest osternester ostersonntag ostermontag osterfeuer osterstrauß osterkörbchen osterlamm osterfrühstück',
    own: `
      {fact}
      Da hocken sie alle im nassen Gras
      Ein Ei liegt im Stiefel und eins in der Tanne
      Und jedes Versteck wird vom Suchen ganz nass

      Ein Ei hat ein Lächeln und eins einen Sprung
      Die Finger sind blau, und die Finger sind grün
      {fact}
      Und draußen beginnt schon der Flieder zu blühn`,
    stanzas: `
      Der Korb ist ganz schwer von Papier und von Gras
      Der Hund findet drei, und die frisst er gleich auf
      Dem Hasen aus Schoko fehlt schon ein Ohr
      Das zweite, das geht noch vor Mittag drauf`,
    later: `
      Im Herbst findet einer beim Laubrechen noch
      Ein Osterei, rot und ganz blass schon am Rand
      Da stehen sie alle und lachen sich krumm
      Das war das Versteck, das kein anderer fand`,
    hook: `
      Ostereier, Ostereier, wer findet das Nest
      Ostereier, Ostereier, wir suchen ganz fest`,
  },
  {
    words:
      'karneval karnevals karnevalsverein karnevalsumzug karnevalswagen karnevalssitzung fasching faschingsumzug faschingskostüm faschingsfeier fastnacht fasnacht fasnet rosenmontag rosenmontagszug weiberfastnacht kamelle helau alaaf kostüm kostüme verkleiden verkleidest verkleidet funkemariechen büttenrede elferrat pappnase',
    own: `
      {fact}
      Da steht der Direktor als Clown an der Bar
      Die Krankenschwester, die ist heut ein Hai
      Und keiner fragt lang, wer man gestern noch war

      Der Zug biegt ums Eck, und die Pauke geht vor
      Es regnet Kamelle, die Taschen sind voll
      {fact}
      Und jeder singt mit, und den Ton trifft man wohl`,
    stanzas: `
      Die Schminke verläuft, und die Nase sitzt schief
      Ein Pirat tanzt mit einer Biene im Schnee
      Man hakt sich bei Fremden ein, wie man so steht
      Und abends tun nur noch die Füße weh`,
    later: `
      Am Mittwoch ist alles vorbei und ganz grau
      Konfetti klebt noch auf der Treppe im Haus
      Karneval ist eigentlich nie so ganz aus
      Es hängt nur im Schrank und ruht sich dort aus`,
    hook: `
      Karneval, Karneval, hakt euch mal ein
      Karneval, heut darf man jemand anders sein`,
  },
  {
    words:
      'silvester silvesterabend silvesternacht silvesterparty silvesterfeier silvesterfeuerwerk neujahr neujahrstag neujahrsmorgen jahreswechsel feuerwerk raketen böllern wunderkerzen bleigießen raclette raclettes fondue',
    own: `
      {fact}
      Man zählt bis zur Null und umarmt, wer da steht
      Ein Blei wird zum Schiff oder Huhn oder Stern
      Und keiner weiß, wie dieses Jahr einmal geht

      Man schaut sich schnell um, ob auch jeder da ist
      Die Uhr hat noch zehn, und die Gläser stehn voll
      {fact}
      Man wünscht sich, was man sich so wünschen soll`,
    stanzas: `
      Der Himmel wird grün, und der Himmel wird rot
      Die Katze sitzt unter dem Bett und ist weit
      Man steht auf der Straße und wünscht es sich laut
      Ein gutes, ein helles, ein bisschen mehr Zeit`,
    later: `
      Am Neujahrstag ist es auf Straßen so still
      Ein Stock von Raketen steht schief noch im Schnee
      Silvester ist um, doch der Wunsch gilt noch lang
      Man trägt ihn im Mantel, und er tut nicht weh`,
    hook: `
      Drei, zwei, eins, Silvester, und alle sind da
      Drei, zwei, eins, Silvester, ein neues Jahr`,
  },
  {
    words:
      'sparen sparst spart sparte gespart sparsam sparsamkeit sparschwein sparbuch sparfuchs sparstrumpf geizig geizkragen geizhals knauserig kleingeld kupfergeld schnäppchen schnäppchenjäger schnäppchenjägerin rabatt rabatte rabattmarken gutscheine sonderangebot sonderangebote lotto lottoschein lottozahlen haushaltsgeld taschengeld trinkgeldkasse',
    own: `
      {fact}
      Die Münzen im Glas wachsen langsam hinauf
      Man dreht jeden Cent zweimal um in der Hand
      Und hebt auch das Schleifenpapier wieder auf

      Das Licht wird im Flur immer ausgeknipst
      Der Teebeutel reicht für den Nachmittag noch
      {fact}
      Und für einen Gast ist was da, das ja doch`,
    stanzas: `
      Das Sparschwein ist dick und hat Schlitz und hat Staub
      Ein Zettel verrät, was man damit mal macht
      Man schüttelt es manchmal und hört, wie es klingt
      Und träumt dann davon bis tief in die Nacht`,
    later: `
      Und eines Tags fällt dann der Hammer herab
      Die Münzen rollen bis unter den Schrank
      Wer so lange spart, der hat nicht nur das Geld
      Der hat auch den Traum noch dazu, Gott sei Dank`,
    hook: `
      Sparen, sparen, Cent um Cent, Stein um Stein
      Sparen, sparen, und irgendwann ist es mein`,
  },
  {
    words: 'nachbar nachbarn nachbarin nachbarinnen nachbars nachbarschaft nachbarschaftsfest',
    own: `
      {fact}
      Da reicht man sich Leitern und Zucker und Rat
      Man kennt sich am Husten, am Schritt auf der Treppe
      Und wer einen Kuchen zu viel übrig hat

      Das Wetter ist immer der Anfang davon
      Am Zaun steht man länger, als man erst gedacht
      {fact}
      Und schon hat die Uhr wieder Viertel gemacht`,
    stanzas: `
      Ein Päckchen steht hier, und ein Schlüssel hängt da
      Die Katze von drüben hat hier ihren Platz
      Man klingelt und fragt nach zwei Eiern und Mehl
      Und bleibt auf ein Gläschen und einen Satz`,
    later: `
      Und zöge man weg, in das schönste Haus
      Man nähme den Garten, die Möbel, den Baum
      Doch Nachbarn wie diese, die nimmt man nicht mit
      Die gibt's nur an diesem, an unserem Zaun`,
    hook: `
      Was wär diese Straße, was wär dieses Haus
      Die Nachbarn, die machen ein Zuhause draus`,
  },
  {
    words:
      'umarmung umarmungen umarmst umarmt umarmen kuscheln kuschelst kuschelt gekuschelt händchen_halten händchenhalten drückst_mich fest_drücken gruppenumarmung',
    own: `
      {fact}
      Da wird für Sekunden die Welt draußen still
      Ein Knopf drückt die Wange, ein Herz klopft daneben
      Und keiner ist da, der sich losmachen will

      Man braucht nur mal jemand, der da steht und hält
      Der Tag war zu laut, und der Kopf ist zu voll
      {fact}
      Und alles ist wieder, so wie es sein soll`,
    stanzas: `
      Ein Kinn liegt ganz leicht auf der Schulter und bleibt
      Die Jacke riecht noch nach dem Regen von eben
      Man klopft sich den Rücken, erst eins und dann zwei
      Und hat sich auf einmal so vieles vergeben`,
    later: `
      Und manchmal, an Tagen mit Nebel und Wind
      Da spürt man im Rücken noch, wo sie mal war
      So eine Umarmung, die hält ziemlich lang
      Die wärmt, wenn man will, noch im nächsten Jahr`,
    hook: `
      Eine Umarmung, komm her, komm zu mir
      Eine Umarmung, und dann bleiben wir hier`,
  },
  {
    words:
      'kegeln kegelst kegelt kegelabend kegelabende kegelbahn kegelclub kegelverein kegelbruder bowling bowlen bowlingbahn minigolf minigolfen dart darts boule boccia billard',
    own: `
      {fact}
      Die Kugel rollt los, und der Atem bleibt stehn
      Sie eiert nach links, und man lehnt sich nach rechts
      Als könnte die Kugel die Haltung noch sehn

      Die Schuhe sind fremd, und die Bahn ist gewachst
      Ein Anlauf, ein Schwung, und dann wird es ganz still
      {fact}
      Und einer von neunen fällt nie, wie man will`,
    stanzas: `
      Der Strich an der Tafel wird doppelt gemacht
      Der Nächste spuckt kurz in die Hände und zielt
      Es rumpelt und kracht, und die Theke schreit auf
      Als hätte hier einer im Endspiel gespielt`,
    later: `
      Das Geld aus dem Kegeln wird einmal im Jahr
      Auf Reisen verjubelt, auf Schiffen am Rhein
      Und was da passiert ist, das weiß nur die Bahn
      Die Kugel, die schweigt, und so soll es auch sein`,
    hook: `
      Alle Neune, alle Neune, beim Kegeln geht's rund
      Alle Neune, und wir brüllen uns wund`,
  },
  {
    words:
      'pfeife_geraucht pfeife_rauchen pfeife_rauchst pfeifentabak pfeifenrauch tabakspfeife zigarre zigarren tabak tabakdose',
    own: `
      {fact}
      Der Rauch steigt in Kringeln zur Lampe empor
      Der Sessel nickt langsam, der Mund sagt kein Wort
      Und trotzdem kommt's einem wie Reden vor

      Ein Streichholz geht aus, und das nächste brennt an
      Dann zieht es nach Honig durchs Zimmer und Flur
      {fact}
      Und langsamer tickt an der Wand noch die Uhr`,
    stanzas: `
      Die Dose klappt auf, und der Deckel klemmt schief
      Die Krümel, die finden sich noch im Revers
      Ein Klopfen am Absatz, ein Blick übers Feld
      Und was er da sieht, das verrät keiner mehr`,
    later: `
      Im Vorhang, da hängt noch der Duft von Tabak
      Man wäscht ihn nicht raus, und man will es auch nicht
      Man setzt sich im Dunkeln in diesen Geruch
      Und sieht für Momente ein altes Gesicht`,
    hook: `
      Ein Kringel Tabak, der zur Lampe hin steigt
      Ein Abend, ein Sessel, ein Mund, der jetzt schweigt`,
  },
  {
    words:
      'sammelst sammelt sammeln sammelte gesammelt sammlung sammlungen sammler sammlerin sammlerstücke sammelalbum sammelleidenschaft briefmarke briefmarken briefmarkensammlung briefmarkenalbum münzsammlung panini panini-bilder überraschungseier',
    own: `
      {fact}
      Da wächst es im Schrank und dann wächst es im Flur
      Ein jedes der Stücke hat seine Geschichte
      Und wer danach fragt, der vergisst seine Uhr

      Die Lupe fährt langsam von Reihe zu Reihe
      Ein Tuch nimmt den Staub weg, ein Pinsel den Rest
      {fact}
      Und eins fehlt noch immer, das steht leider fest`,
    stanzas: `
      Man tauscht auf dem Tisch und man handelt ganz leis
      Das Doppelte geht, und das Seltene bleibt
      Ein Fach ist noch leer, und das leuchtet fast mehr
      Als alles, was man auf die Zettel schreibt`,
    later: `
      Und jemand erbt einmal die Sammlung im Schrank
      Er blättert und lächelt und findet das Jahr
      Was einer gesammelt hat, zeigt ja nicht Kram
      Es zeigt, was ihm wichtig und lieb einmal war`,
    hook: `
      Sammeln, sammeln, noch eins und noch eins
      Sammeln, sammeln, und das da ist meins`,
  },
]
