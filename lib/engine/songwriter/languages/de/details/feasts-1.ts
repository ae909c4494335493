import type { Details } from '../../stanzas.ts'

/** Laughing, going out, feasts and money. */
export const feasts1: readonly Details[] = [
  {
    words:
      'lachen lachst lacht lachte lachtest gelacht lachanfall lachanfälle lachfalten lachflash kichern kicherst kichert kichererbse gekichert grinsen grinst gackerst humor',
    stanzas: `
      Ein Glucksen, das tief aus dem Bauch anläuft
      Tränen, gewischt mit dem Handballen weg
      Ein Schluck, der nicht mehr zur Kehle will
      Und auf dem Pullover ein Kaffeefleck

      Ein Grunzen dazwischen, Luftholen, weiter
      Zwei Zimmer entfernt, und noch gut zu verstehn
      Rippen, die wehtun, ein Schlag auf den Tisch
      Und der Grund ist schon lange nicht mehr zu sehn

      Grübchen, wo vorher noch gar keine waren
      Ein Klopfen auf Schenkel, ein Stuhl, der knackt
      Ein Schluckauf zum Schluss und ein Taschentuch
      Und der ganze Tisch wird davon gepackt`,
  },
  {
    words:
      'witz witze witzen witzbold witzbuch flachwitz flachwitze kalauer kalauern scherz scherze scherzen sprüche wortspiele pointe pointen dumme_sprüche blöde_sprüche blöde_witze schlechte_witze schlechten_witze streiche',
    stanzas: `
      Der Anfang bekannt und das Ende auch
      Ein Grinsen, das vor der Pointe kommt
      Augenrollen, einmal im ganzen Kreis
      Und ein Stöhnen vom Sofa, laut und prompt

      Kommt ein Pferd in die Bar, und so weiter
      Eine Pause, bis kein Löffel mehr klingt
      Ein Schlag auf den Tisch, und ein Glas hüpft hoch
      Und ein Wortspiel, das auf drei Beinen springt

      Der mit dem Frosch, der mit dem Papagei
      Zum zwanzigsten Mal und noch immer frisch
      Ein Zwinkern, ein Räuspern, ein Finger hebt sich
      Und Gelächter, ganz hinten, am Kindertisch`,
  },
  {
    words:
      'zu_spät zuspätkommen zuspätkommer immer_zu_spät viel_zu_spät unpünktlich unpünktlichkeit verspätung verspätungen verspätet verspätest trödeln trödelst trödelt getrödelt trödler',
    stanzas: `
      Ein Schuh schon an und der zweite weg
      Ein Brot zwischen Zähnen, die Jacke halb zu
      Nur fünf Minuten, so ungefähr, gleich
      Und die Kirchturmuhr gibt und gibt keine Ruh

      Nasse Haare und Zahnpasta noch am Kinn
      Die Schlusslichter biegen ums Eck, und zwar jetzt
      Ein Rennen, ein Keuchen, ein Blick zur Uhr
      Und ein Stuhl ganz hinten ist unbesetzt

      Ein Wort, das heißt gleich, und das dehnt sich weit
      Die Suppe wird lau, und der Film läuft schon
      Ein Klopfen, ein Huschen, ein Ärmel verdreht
      Und die Ausrede klingt im vertrauten Ton`,
  },
  {
    words:
      'spaziergang spaziergänge spaziergängen spazieren spazierengehen spazieren_gehen spazieren_gegangen spazierst spaziert sonntagsspaziergang abendspaziergang bummeln bummelst',
    stanzas: `
      Ein Kiesel, gekickt bis zur nächsten Bank
      Der Weg um den Teich und der Weg durchs Feld
      Laub, das raschelt, ein Hund, der grüßt
      Und ein Schnürsenkel, der nicht lange hält

      Eine Bank mit Namen, ins Holz geschnitzt
      Schuhe im Takt auf dem Kies, Schritt für Schritt
      Ein Zaun und ein Kläffer, ein Gruß übers Tor
      Und eine Kastanie wandert mit

      Der Kragen geschlossen, die Hände verstaut
      Dieselbe Runde, und zwar linksherum
      Enten, die auf einen Krümel hoffen
      Und ein Weg, der ist kurz und trotzdem krumm`,
  },
  {
    words:
      'wochenmarkt markt marktplatz marktstand marktstände markthalle marktfrau marktfrauen markttag einkaufen einkaufst einkauft eingekauft einkaufszettel einkaufswagen einkaufstasche einkaufstaschen einkäufe wocheneinkauf',
    stanzas: `
      Ein Korb, der am Henkel ein wenig knarrt
      Äpfel, am Ärmel blank gerieben
      Ein Käsestück auf der Messerspitze
      Und der Zettel ist auf dem Tisch geblieben

      Darf's etwas mehr sein, ein Blick, ein Nicken
      Die Waage zittert und steht auf dem Strich
      Blumen in Eimern und Eier in Pappe
      Und der Kohlkopf hat eine Tasche für sich

      Rufe, die über die Stände fliegen
      Kleingeld, gezählt in die offene Hand
      Zwiebelzöpfe und Honig in Gläsern
      Und Lauch, der schaut über den Taschenrand`,
  },
  {
    words:
      'flohmarkt flohmärkte flohmärkten trödelmarkt trödelmärkte trödel antiquität antiquitäten antikladen secondhand secondhandladen second-hand-laden feilschen feilschst garagenflohmarkt',
    stanzas: `
      Eine Decke, mit Kram und Büchern belegt
      Eine Lampe, nur Kabel und Stecker dran
      Fünf, nein, drei, na gut, dann halt vier
      Und was keiner braucht, kommt zu Hause an

      Taschenlampen im frühen Grau
      Ein Mantel mit Pelz und ein Ring aus Blech
      Ein Handeln, ein Gehen, ein Wiederkommen
      Und ein Angebot, halb so hoch und frech

      Kisten voll Platten, die Finger voll Staub
      Ein Hirsch, der gerahmt aus dem Nebel schaut
      Ein Puppenwagen mit drei guten Rädern
      Und ein Schiff im Glas, mit Masten gebaut`,
  },
  {
    words:
      'kirche kirchen kirchgang kirchenbank kirchengemeinde kirchturm kirchenglocken gottesdienst gottesdienste pfarrer pfarrerin pastor pastorin messdiener ministrant ministrantin organist organistin orgel orgeln taufe getauft taufkleid taufkerze konfirmation konfirmiert kommunion erstkommunion firmung kloster wallfahrt',
    stanzas: `
      Glocken, die über die Dächer gehn
      Eine Holzbank, vom Sitzen ganz blank und glatt
      Die Orgel holt Luft, und der Boden brummt
      Und im Gesangbuch ein Lindenblatt

      Licht, das in Farben auf Fliesen fällt
      Kerzen, die flackern im Seitenschiff
      Ein Hüsteln, ein Scharren, und dann wird es still
      Und ein Schlüssel, schwer, mit eisernem Griff

      Wachs und Stein und ein Hauch von Staub
      Nummern am Brett für den nächsten Gesang
      Münzen, die in den Beutel klimpern
      Und vom Turm her ein dunkler, langer Klang`,
  },
  {
    words:
      'party partys feiern feierst feiert feierten gefeiert feierbiest geburtstagsfeier geburtstagsfeiern geburtstagsparty geburtstagsfest gartenfest gartenparty straßenfest dorffest sommerfest familienfest familienfeier familienfeiern kirmes volksfest oktoberfest schützenfest disco diskothek luftballon luftballons girlanden',
    stanzas: `
      Luftschlangen, quer über Lampe und Stuhl
      Ein Kühlschrank, der nicht ganz zugehen mag
      Schuhe im Flur, ein Gebirge aus Jacken
      Und Konfetti noch am übernächsten Tag

      Bässe, die unter die Dielen gehn
      Am Kühlschrank ist immer ein Gedränge
      Ein Korken, der bis an die Decke springt
      Und ein Lied, das kennt hier die ganze Menge

      Girlanden, mit Nadeln schief angesteckt
      Gläser, gesammelt aus Schränken und Kisten
      Ein Luftballon, der an der Lampe quietscht
      Und Nachbarn, die stehen mit auf den Listen`,
  },
  {
    words:
      'weihnachten weihnachtsbaum weihnachtsbäume weihnachtsfest weihnachtslied weihnachtslieder weihnachtsmarkt weihnachtsmärkte weihnachtsfeier weihnachtskugel weihnachtskugeln weihnachtsmann weihnachtsessen weihnachtsgeschenke weihnachtsdeko heiligabend heiligen_abend advent adventszeit adventskranz adventskalender christbaum christbaumkugeln tannenbaum bescherung nikolaus nikolaustag lichterkette lichterketten krippenspiel wichteln glühwein',
    stanzas: `
      Nadeln, die noch im Juli pieksen
      Ein Stern, der schon wieder zur Seite kippt
      Die Lichterkette, ein Knäuel vom Vorjahr
      Und am Glühwein wird nur mal kurz genippt

      Papier, das knistert, und Schleifenband
      Kartoffelsalat und die Würstchen im Topf
      Die Krippe, in der ein Schaf drei Beine hat
      Und ein Engel aus Stroh mit schiefem Kopf

      Bienenwachs, Tanne, ein Teller mit Zimt
      Vier Kerzen, die vierte noch fast wie neu
      Ein Glöckchen, das hinter der Tür erklingt
      Und der Esel im Stall hat echtes Heu`,
  },
  {
    words:
      'ostern osterei ostereier ostereiersuche ostereiersuchen eiersuchen eier_suchen osterhase osterhasen osternest osternester ostersonntag ostermontag osterfeuer osterstrauß osterkörbchen osterlamm osterfrühstück',
    stanzas: `
      Gras, noch nass, und ein Nest im Busch
      Eier, gefärbt bis zum Fingerrand
      Ein Suchen, das heißer und kälter wird
      Und ein Schokohase, das Ohr in der Hand

      Ein Zweig in der Vase, mit Eiern behängt
      Ein Körbchen aus Weide mit Stroh und Moos
      Zwei Spitzen, die knacken, und eine bleibt heil
      Und die Suche geht unterm Flieder los

      Farbe, die blau von den Fingern nicht geht
      Ein Zopf aus Hefe mit Mandeln darauf
      Ein Nest hinterm Schuppen, ein Nest im Schuh
      Und das letzte Ei taucht im Sommer auf`,
  },
  {
    words:
      'karneval karnevals karnevalsverein karnevalsumzug karnevalswagen karnevalssitzung fasching faschingsumzug faschingskostüm faschingsfeier fastnacht fasnacht fasnet rosenmontag rosenmontagszug weiberfastnacht kamelle helau alaaf kostüm kostüme verkleiden verkleidest verkleidet funkemariechen büttenrede elferrat pappnase',
    stanzas: `
      Schminke, die auf das Kissen färbt
      Ein Pirat mit Brille, ein Bär mit Bart
      Kamelle, gefangen im offenen Schirm
      Und Konfetti im Schuh, von der zähen Art

      Ein Wagen aus Pappe, ein Fass, ein Tusch
      Eine Nase, rot, mit dem Gummiband
      Schunkeln nach links und dann wieder nach rechts
      Und ein Sträußchen, geworfen von Hand zu Hand

      Luftschlangen, nass auf dem Straßenstein
      Trommeln, die schon um elf Uhr gehn
      Ein Frosch und zwei Bienen mit Bratwurst im Mund
      Und Prinzen, die vor der Toilette stehn`,
  },
  {
    words:
      'silvester silvesterabend silvesternacht silvesterparty silvesterfeier silvesterfeuerwerk neujahr neujahrstag neujahrsmorgen jahreswechsel feuerwerk raketen böllern wunderkerzen bleigießen raclette raclettes fondue',
    stanzas: `
      Zehn, neun, und acht, und der Korken fliegt
      Raketen, die aus der Flasche zischen
      Fondue, die Gabel ist immer die falsche
      Und Funken, die sich mit Sternen mischen

      Wunderkerzen, ein Name aus Licht
      Ein Bleiklumpen, der wohl ein Schiff sein kann
      Mitternachtssuppe, im Stehen gelöffelt
      Und das Telefonnetz springt erst später an

      Käse, der brutzelt im kleinen Pfännchen
      Ein Hund unterm Bett, und der Himmel wird bunt
      Papierhüte, Tröten, ein Glas zu viel
      Und ein Krapfen mit Senf im falschen Mund`,
  },
  {
    words:
      'sparen sparst spart sparte gespart sparsam sparsamkeit sparschwein sparbuch sparfuchs sparstrumpf geizig geizkragen geizhals knauserig kleingeld kupfergeld schnäppchen schnäppchenjäger schnäppchenjägerin rabatt rabatte rabattmarken gutscheine sonderangebot sonderangebote lotto lottoschein lottozahlen haushaltsgeld taschengeld trinkgeldkasse',
    stanzas: `
      Ein Glas voller Münzen bis unter den Rand
      Ein Zettel mit Zahlen, ein Strich, ein Rest
      Joghurt mit Aufkleber, halber Preis
      Und ein Schein, ganz glatt in ein Buch gepresst

      Ein Schwein mit Schlitz und mit Gummibauch
      Quittungen, nach dem Monat sortiert
      Licht, das beim Rausgehn ausgemacht wird
      Ein Teebeutel, der noch mal funktioniert

      Kupfer, gerollt und zur Bank gebracht
      Ein Geldbeutel, dick vor lauter Papier
      Ein Gutschein, der gilt nur bis gestern noch
      Und hinten im Fach noch Münzen, und zwar vier`,
  },
  {
    words: 'nachbar nachbarn nachbarin nachbarinnen nachbars nachbarschaft nachbarschaftsfest',
    stanzas: `
      Ein Gruß übern Zaun, ein Schwätzchen im Stehn
      Pakete, gestapelt bis an die Decke
      Ein Ei und ein Becher Zucker geborgt
      Und Leitern, gereicht von Hecke zu Hecke

      Ein Schlüssel in Pflege, ein Winken, ein Spaß
      Die Mülltonne, pünktlich herausgestellt
      Ein Teller mit Folie und Kuchen darauf
      Und ein Fahrrad, das ohne Schloss hier hält

      Zwei Fußmatten, Zehen an Zehen gerückt
      Blumen, gegossen, und Post unterm Arm
      Ein Radio, das durch die Decke summt
      Und die Katze von drüben liegt breit und warm`,
  },
  {
    words:
      'umarmung umarmungen umarmst umarmt umarmen kuscheln kuschelst kuschelt gekuschelt händchen_halten händchenhalten drückst_mich fest_drücken gruppenumarmung',
    stanzas: `
      Ein Kinn auf der Schulter, ein Ohr am Ohr
      Ein Knopf, der sich in die Wange drückt
      Der Duft von Waschpulver, Wind und Kaffee
      Und ein Schal, der um beide Hälse rückt

      Zwei Arme, zweimal herumgelegt
      Ein Klopfen am Rücken, drei Schläge lang
      Ein Pulli, ganz weich von der vielen Wäsche
      Und ein Seufzer, der summt noch den Flur entlang

      Ein Kissen, zu viel, eine Decke, zu kurz
      Kalte Zehen an wärmeren Waden
      Ein Arm, der einschläft und trotzdem bleibt
      Und am Ärmel hängt ein loser Faden`,
  },
  {
    words:
      'kegeln kegelst kegelt kegelabend kegelabende kegelbahn kegelclub kegelverein kegelbruder bowling bowlen bowlingbahn minigolf minigolfen dart darts boule boccia billard',
    stanzas: `
      Ein Zielen, ein Atmen, ein langer Blick
      Ein Schwung, und die Hand bleibt noch in der Luft
      Ein Wackeln, ein Rollen, ein Haar vorbei
      Und ein Seufzer, der leise im Saal verpufft

      Schuhe, die drücken, ein Glas auf dem Tisch
      Ein Strich für die Runde, Strich für die Kasse
      Geklatsche, Gestöhne, der Nächste ist dran
      Und die Haltung beim Werfen, die hat Klasse

      Ein Zettel mit Zahlen, ein Bleistift am Band
      Die Brille geputzt, der Ärmel gekrempelt
      Ein Jubel, der bis an die Theke geht
      Und die Karte vom Wirt ist voll gestempelt`,
  },
  {
    words:
      'pfeife_geraucht pfeife_rauchen pfeife_rauchst pfeifentabak pfeifenrauch tabakspfeife zigarre zigarren tabak tabakdose',
    stanzas: `
      Ein Streichholz, das dreimal im Wind erlischt
      Ein Kringel, der bis zur Lampe steigt
      Krümel aus Tabak in jeder Tasche
      Und ein Sessel, der nickt, und ein Mund, der schweigt

      Ein Klopfen am Absatz, ein Stopfen, ein Zug
      Süßlicher Rauch in der Wolle vom Schal
      Ein Stiel, ein Ende schon angebissen
      Und der Vorhang verrät es, jedes Mal

      Eine Dose mit Deckel und altem Bild
      Ein Glimmen, ein Ziehen, ein Blick übers Feld
      Ein Räuspern, und dann eine lange Pause
      Und ein Satz, der im Rauch noch zusammenhält`,
  },
  {
    words:
      'sammelst sammelt sammeln sammelte gesammelt sammlung sammlungen sammler sammlerin sammlerstücke sammelalbum sammelleidenschaft briefmarke briefmarken briefmarkensammlung briefmarkenalbum münzsammlung panini panini-bilder überraschungseier',
    stanzas: `
      Ein Album mit Fächern aus dünner Folie
      Eine Pinzette, die Seiten ganz glatt
      Eine Lupe, die langsam von Stück zu Stück rückt
      Und ein Platz für das eine, das keiner hat

      Kartons auf dem Schrank und Kartons darunter
      Ein Zettel an jedem, die Schrift ganz klein
      Ein Tausch, Stück um Stück, auf dem Küchentisch
      Und eines passt immer noch irgendwo rein

      Ein Fach nach dem andern, geordnet nach Jahr
      Ein Staubtuch, ein Pinsel, ein prüfender Blick
      Doppelte links und die Schätze rechts
      Und ein Brett mit einem deutlichen Knick`,
  },
]
