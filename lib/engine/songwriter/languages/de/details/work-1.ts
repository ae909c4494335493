import type { Details } from '../../stanzas.ts'

/** Trades and workdays. */
export const work1: readonly Details[] = [
  {
    words:
      'krankenschwester krankenschwestern krankenpfleger krankenpflegerin pflegerin pfleger altenpfleger altenpflegerin altenpflege pflegekraft pflegekräfte pflegefachkraft pflegedienst pflegeheim altenheim seniorenheim intensivstation auf_station hebamme nachtschwester',
    stanzas: `
      Schuhe, die leise auf Fluren quietschen
      Ein Wagen mit Bechern, ein Klemmbrett, ein Stift
      Ein Kissen, gewendet zur kühlen Seite
      Und eine Kurve in blauer Schrift

      Ein rotes Licht über der Zimmertür
      Zwei Finger am Puls und der Blick zur Uhr
      Der Kaffee wird kalt, nicht zum ersten Mal
      Und Schritte, viel tausend, auf einem Flur

      Eine Decke, gezogen bis ans Kinn
      Ein Glas, ein Strohhalm, ein sanfter Griff
      Ein Scherz bei der Runde, nicht vorgesehn
      Und beim Betten der richtige Dreh und Kniff

      Ein Namensschild, mit der Nadel befestigt
      Die Übergabe, ein Zettel, ein Satz
      Ein Handtuch, gewärmt auf der Heizung
      Und ein Rollstuhl am Fenster, der beste Platz`,
  },
  {
    words:
      'lehrer lehrerin lehrers lehrern lehrerinnen klassenlehrer klassenlehrerin grundschullehrer grundschullehrerin mathelehrer mathelehrerin deutschlehrer deutschlehrerin englischlehrer englischlehrerin sportlehrer sportlehrerin musiklehrer musiklehrerin kunstlehrerin unterrichtest unterrichtet unterrichten unterricht rotstift korrigierst korrigiert korrigieren lehrerzimmer schulleiter schulleiterin referendarin',
    stanzas: `
      Kreide, die quietscht, und ein Schwamm, der tropft
      Hefte, gestapelt bis unters Kinn
      Ein roter Stift und ein Kringel am Rand
      Und irgendwo steckt noch ein Fehler drin

      Ein Gong, und die Stühle scharren zurück
      Ein Zeigefinger, der aufwärts schnellt
      Ein Papierflieger, mitten im Flug
      Und eine Frage, von hinten gestellt

      Ein Schlüsselbund für den Kartenraum
      Pausenlärm, der durch die Fenster bricht
      Ein Bild am Magneten, ein Name dazu
      Und ein Satz an der Tafel im schrägen Licht

      Ein Buch, an den Ecken abgestoßen
      Spitzerspäne, ein Radiergummirest
      Ein Zettel, gereicht unter Tischen entlang
      Und am Ende der Woche ein kleiner Test`,
  },
  {
    words:
      'nachtschicht nachtschichten nachtdienst nachtdienste nachtwache nachtwachen schichtarbeit schichtdienst wechselschicht spätschicht frühschicht frühdienst spätdienst doppelschicht doppelschichten schicht schichten',
    stanzas: `
      Neonlicht, das über Fluren summt
      Ein Automat, der den Becher spuckt
      Ein Brot aus der Dose zur falschen Zeit
      Und die Wanduhr, die nur noch ruckelt und zuckt

      Die Straße gehört nur den Ampeln ganz
      Die Kanne ist seit einer Stunde leer
      Draußen wird's grau, dann orange, dann hell
      Und die Schuhe sind auf dem Heimweg schwer

      Ein Rollo, das gegen die Sonne kämpft
      Die Nachbarn gehn los, und die Vögel sind laut
      Ein Zettel am Klingelknopf, bitte leise
      Und ein Abendbrot, wenn der Morgen graut`,
  },
  {
    words:
      'lkw lkws lkw-fahrer lkw-fahrerin lastwagen lastwagenfahrer lkwfahrer trucker fernfahrer fernfahrerin berufskraftfahrer kraftfahrer raststätte sattelschlepper brummi',
    stanzas: `
      Scheinwerfer, die durch den Nebel tasten
      Die Thermoskanne im Netz klemmt fest
      Ein Wimpel, der an der Scheibe pendelt
      Und vom Brot in der Alufolie ein Rest

      Vierzig Tonnen unter dem großen Zeh
      Die Bremse zischt, und die Tür schlägt auf
      Ein Handtuch, ein Duschchip, ein Schnitzel
      Und Zahlen am Tacho, die zählen sich rauf

      Eine Plane, die flattert, ein Gurt, der singt
      Der Horizont bleibt immer gleich weit
      Funk, der knackt, und ein Schlager dazu
      Und die Parkplätze voll um diese Zeit`,
  },
  {
    words:
      'bus busse bussen busfahrer busfahrerin bushaltestelle haltestelle schulbus linienbus reisebus nachtbus buslinie busfahrt straßenbahn straßenbahnfahrer straßenbahnfahrerin trambahn bus_verpasst die_linie',
    stanzas: `
      Die Türen klappen, ein Zischen, ein Ruck
      Die Scheibe, bemalt mit dem Finger, im Dunst
      Ein Knopf, der rot wird, und vorne ein Gong
      Und in Kurven stehen, das ist eine Kunst

      Ein Fahrplan hinter verkratztem Glas
      Zwei Lichter kommen ums Eck, na los
      Ein Rennen, ein Winken, ein Fuß in der Tür
      Und eine Tüte rutscht quer vom Schoß

      Ein Sitz mit Muster, das keiner versteht
      Haltestellen, wie Perlen gereiht
      Taschen im Gang und ein Kinderwagen
      Und bis zur Endstation noch etwas Zeit`,
  },
  {
    words:
      'bauarbeiter bauarbeiterin maurer maurerin baustelle baustellen bauleiter bauleiterin dachdecker dachdeckerin zimmermann zimmerer gerüstbauer polier beton auf_dem_bau straßenbau fliesenleger richtfest',
    stanzas: `
      Ein Helm, der am Nagel am Bauzaun hängt
      Mörtel, der trocken am Ärmel klebt
      Ein Bleistift am Ohr und ein Zollstock, geknickt
      Und ein Kran, der ein Fenster zum Himmel hebt

      Stein neben Stein, an der Schnur entlang
      Ein Hämmern, das bis zum Bäcker schallt
      Fleischwurst, ein Brötchen, ein Eimer als Stuhl
      Und nasser Beton, ganz glatt und kalt

      Schuhe mit Stahlkappen, grau vom Staub
      Die Wasserwaage, das Blei am Lot
      Handflächen, rau wie ein Ziegelstein
      Und ein Radio, bespritzt in Weiß und Rot`,
  },
  {
    words:
      'tischler tischlerin schreiner schreinerin tischlerei schreinerei holzwerkstatt hobelbank werkbank hobelst hobeln sägen sägst sägt gesägt schnitzen schnitzt geschnitzt holzarbeiten sägespäne drechseln drechselst drechselt kettensäge',
    stanzas: `
      Späne, die sich auf dem Boden kringeln
      Ein Bleistift, mit einem Messer gespitzt
      Leim, eine Zwinge, ein Daumen als Maß
      Und eine Schublade, die endlich sitzt

      Holz, das nach Harz und nach Winter riecht
      Ein Streichen, ganz leicht, die Kante entlang
      Sägemehl bis in die Hosentasche
      Und die Säge, ein hoher, heller Gesang

      Schrauben, nach Größe in Gläsern sortiert
      Ein Brett, an den Ecken rund geschliffen
      Ein Winkel, ein Zollstock, mit Klebeband heil
      Ein Hammerstiel, dunkel und glatt gegriffen`,
  },
  {
    words:
      'büro büros bürojob büroalltag bürostuhl großraumbüro buchhaltung buchhalter buchhalterin sekretärin sekretariat meeting meetings homeoffice excel excel-tabellen e-mails drucker aktenordner akten kantine sachbearbeiterin finanzamt steuerberaterin rathaus',
    stanzas: `
      Ein Locher, ein Stapel, ein Klebezettel
      Die Tastatur klappert im gleichen Takt
      Ein Gummibaum steht am Besprechungstisch
      Und ein Drucker, der Zettel verschluckt und knackt

      Ein Becher mit Henkel und schlauem Spruch
      Termine in Farben, und alle um zehn
      Ein Stuhl, der sich dreht und beim Aufstehn seufzt
      Und Ordner, die Rücken an Rücken stehn

      Büroklammern, lang zur Kette gebogen
      Kuchen, sobald wer Geburtstag hat
      Ein Ficus, der Staub auf den Armen trägt
      Und am Telefon ein bekritzeltes Blatt`,
  },
  {
    words:
      'verkäufer verkäuferin verkäufern kassiererin kassierer kasse ladentheke theke supermarkt supermarktkasse einzelhandel eckladen dorfladen unser_laden dein_laden kleiner_laden kleinen_laden eigenen_laden eigener_laden buchladen buchhandlung spielzeugladen hofladen kiosk boutique ladeninhaberin geschäft_eröffnet laden_eröffnet kundschaft',
    stanzas: `
      Ein Glöckchen klingelt über der Tür
      Ein Piepen, ein Band, ein Beleg, der rollt
      Kleingeld, gezählt auf dem Gummiteller
      Und am Schaufenster Buchstaben, blau und gold

      Ein Schlüssel, ein Gitter, rasselnd nach oben
      Kartons, geöffnet mit einem Schnitt
      Preisschilder, klebend an jedem Finger
      Und zu jeder Tüte geht ein Schwätzchen mit

      Kisten im Gang, bis zur Decke gestapelt
      Eine Leiter, die bis ganz oben reicht
      Ein Schild, mit Kreide, von Hand geschrieben
      Und hinter der Theke ein Hocker vielleicht`,
  },
  {
    words:
      'friseur friseurin friseure friseursalon frisör frisörin friseurmeisterin haarsalon haare_schneidest haare_schneiden haare_schneidet haare_geschnitten haareschneiden frisur frisuren lockenwickler dauerwelle',
    stanzas: `
      Ein Umhang, mit Druckknopf im Nacken zu
      Die Schere, die klappert am Ohr vorbei
      Locken, die auf die Fliesen fallen
      Und im Spiegel das Ganze, nur mal zwei

      Wasser, nicht zu heiß und nicht zu kalt
      Klatsch aus der Straße, ein Föhn, der braust
      Ein Duft aus Flaschen in Rosa und Grün
      Und ein Scheitel, gezogen und schon zerzaust

      Ein Kamm in der Tasche, ein Clip am Kragen
      Ein Handspiegel, der auch von hinten zeigt
      Ein Pinsel, der weich in den Nacken stäubt
      Und ein Kopf, der sich nickend zur Seite neigt`,
  },
  {
    words:
      'arzt ärztin ärzte arztes hausarzt hausärztin kinderarzt kinderärztin chirurg chirurgin arztpraxis arzthelferin sprechstunde wartezimmer stethoskop landarzt',
    stanzas: `
      Kaltes Metall auf der Haut, einmal husten
      Ein Holzstäbchen, kurz, und ein langes Ah
      Ein Zettel mit Schrift wie ein dünner Faden
      Und das Wartezimmer ist immer noch da

      Ein Kittel, die Taschen voll Stifte und Kram
      Ein Stethoskop, um den Hals gelegt
      Ein Nicken, ein Hm, eine Frage mehr
      Und ein Hämmerchen, das alle Knie bewegt

      Die Liege mit knisternder Papierbahn
      Ein Bild, an den Leuchtkasten festgeklemmt
      Ein Pflaster mit Tieren, ein Lob dazu
      Und am Ende ein schief geknöpftes Hemd`,
  },
  {
    words:
      'feuerwehr feuerwehrmann feuerwehrfrau feuerwehrleute feuerwehrmänner feuerwehrauto feuerwehrhaus feuerwehrfest feuerwehrverein freiwillige_feuerwehr freiwilligen_feuerwehr berufsfeuerwehr jugendfeuerwehr löschzug blaulicht sanitäter sanitäterin rettungsdienst notarzt rettungssanitäter rettungswagen',
    stanzas: `
      Ein Piepser, der von der Kommode springt
      Stiefel, mit Hosen darin, bereit
      Blaulicht, das über die Fenster huscht
      Und ein Tor, das sich öffnet, rot und breit

      Jacken am Haken, mit Streifen, die leuchten
      Ein Helm, der riecht noch nach Ruß und Rauch
      Ein Griff, der nach hundert Übungen sitzt
      Und Erbsensuppe gibt's danach auch

      Das Martinshorn biegt um das letzte Haus
      Handschuhe, klamm, und ein nasser Kragen
      Ein Nicken genügt, und zwei packen an
      Und Kinder, die nach der Sirene fragen`,
  },
  {
    words:
      'erzieher erzieherin erzieherinnen kita kitas kindergarten kindergärten kindergartens kindergärtnerin kindergartenkinder kindertagesstätte tagesmutter kinderkrippe vorschule hort',
    stanzas: `
      Haken mit Bildchen, ein Frosch, ein Ball
      Zwölf Paar Stiefel in einem Gang
      Kleber am Daumen und Glitzer im Haar
      Und im Stuhlkreis ein schiefer, lauter Gesang

      Ein Pflaster, ein Pusten, und gut ist das Knie
      Matschhosen, tropfend am Heizungsrohr
      Ein Bild, noch feucht, mit vier Farben drauf
      Und ein Morgenkreis wie ein Möwenchor

      Klötze, gebaut bis zum großen Sturz
      Dreißig Reißverschlüsse, auf und zu
      Ein Schnürsenkel, Schleife, und noch mal von vorn
      Und mittags auf Matten ein bisschen Ruh`,
  },
  {
    words:
      'bäcker bäckerin bäckers bäckerei bäckereien bäckermeister bäckermeisterin konditor konditorin konditorei brezel brezeln croissants hörnchen',
    stanzas: `
      Mehlstaub, der unter der Lampe schwebt
      Bleche, die scheppern, noch vor dem Licht
      Brezeln, geschlungen mit einem Schwung
      Und die ersten Hörnchen in goldener Schicht

      Das Fenster ist hell, wenn die Straße noch schläft
      Ein Schieber aus Holz in den Ofen hinein
      Eine Schürze, gebunden, zweimal herum
      Und Krümel für Spatzen am Pflasterstein

      Mohn, der rieselt, und Zucker, der klebt
      Körbe, gefüllt bis über den Rand
      Die Kasse klingelt, die Ladentür auch
      Und ein Abdruck aus Mehl von der flachen Hand`,
  },
  {
    words:
      'kellner kellnerin kellnern kellnerst restaurant restaurants gaststätte gasthof gasthaus gastwirt gastwirtin wirtin gastronomie trinkgeld barkeeper barkeeperin imbiss imbissbude dönerladen café cafés',
    stanzas: `
      Drei Teller auf einem Unterarm
      Ein Block, ein Bleistift, die Schürze gebunden
      Tisch vier will zahlen, Tisch neun noch ein Bier
      Und Beine, schwer von den vielen Stunden

      Eine Kerze pro Tisch, ein Tuch überm Arm
      Es klingelt zweimal, der Teller ist heiß
      Ein Stapel Besteck, in Servietten gerollt
      Und ein Rotweinfleck, immer nur auf Weiß

      Stühle, gestellt auf die Tische hinauf
      Gläser, gehaucht und ans Licht poliert
      Die Kreidetafel, die Suppe des Tages
      Und ein Stammgast, der nie die Karte studiert`,
  },
  {
    words:
      'rente ruhestand ruhestands pensionierung pensioniert rentner rentnerin vorruhestand letzter_arbeitstag letzten_arbeitstag ruheständler berentet',
    stanzas: `
      Ein Schreibtisch, geräumt bis zum letzten Stift
      Ein Wecker, der plötzlich nichts weiter muss
      Ein Blumenstrauß und ein Händedruck
      Und kein Hetzen mehr zu dem frühen Bus

      Ein Montag, der sich wie Sonntag benimmt
      Kaffee, noch warm bis zum letzten Schluck
      Hausschuhe an bis kurz vor Mittag
      Und die Zeiger drehn sich jetzt ohne Druck

      Ein Karton, die Tasse, die Topfpflanze drin
      Der Hausausweis liegt auf dem Tisch, gelocht
      Ein Kalender, ganz weiß, bis auf Dienstag
      Und am Dienstag wird Suppe gekocht`,
  },
  {
    words:
      'polizei polizist polizistin polizisten polizeiauto polizeiwache polizeihund streifenwagen kripo kommissar kommissarin streife zoll zollbeamter',
    stanzas: `
      Eine Mütze liegt auf dem Armaturenbrett
      Ein Funkgerät, das an der Schulter knackt
      Ein Kaffee im Stehn, und dann doch nur halb
      Und ein Notizblock, in die Jacke gepackt

      Blaues Licht, das die Häuser streift
      Ein Wagen, der rollt durch die Straßen, ganz sacht
      Stiefel, geschnürt, ein Schlüssel, ein Nicken
      Und ein Bericht, noch ins Reine gebracht

      Eine Kelle mit rotem und weißem Rand
      Ein Kreuzungsgewühl und ein Arm, der es lenkt
      Ein Rad ohne Licht, na, dies eine Mal
      Und ein Stoffbär, den eine Streife verschenkt`,
  },
]
