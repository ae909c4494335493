import type { Details } from '../../stanzas.ts'

/** Around the house. */
export const home1: readonly Details[] = [
  {
    words:
      'altes_haus alten_haus alte_haus haus_gebaut haus_bauen haus_gekauft haus_kaufen haus_renoviert haus_renovieren eigenes_haus neues_haus neue_haus hausbau eigenheim elternhaus bauernhaus fachwerkhaus reihenhaus renovieren renovierst renoviert renovierung tapezieren tapeziert tapezierst dachboden',
    stanzas: `
      Ein Boden, der knarrt an der gleichen Stelle
      Ein Schlüssel, der hakt und dann doch noch schließt
      Striche am Türrahmen, Zentimeter
      Und ein Rohr in der Wand, das leise fließt

      Tapete, darunter noch mehr Tapete
      Ein Pinsel, der Haare im Anstrich lässt
      Fenster, die nur mit Gefühl aufgehn
      Und eine Tür, die klemmt im Rahmen fest

      Ein Dachboden, voll mit Kisten und Staub
      Stufen, von Schritten blank und schief
      Ein Apfelbaum, der ans Fenster reicht
      Und ein Kellergewölbe, kühl und tief`,
  },
  {
    words:
      'umzug umzugs umzüge umziehen umziehst umzieht umgezogen umzugskarton umzugskartons umzugskisten umzugswagen umzugshelfer zieht_jetzt_in ziehst_jetzt_in zieht_bald_in zieht_nach ziehst_nach ziehst_jetzt_nach zieht_jetzt_nach ziehst_bald_nach neue_wohnung neuen_wohnung erste_wohnung eigene_wohnung ersten_wohnung ausziehen ausgezogen einweihungsparty zusammengezogen zusammenziehen wg',
    stanzas: `
      Kartons mit Filzstift, Küche und Bad
      Ein Sofa, das quer durch das Treppenhaus muss
      Ein Topf und zwei Löffel, der Rest ist noch weg
      Und Pizza vom Karton, zum guten Schluss

      Ein heller Fleck, wo die Uhr mal war
      Ein Klingelschild, erst mal mit Klebeband
      Ein Bund, der ist um zwei Schlüssel schwerer
      Und ein Bohrer probiert sich an der Wand

      Luftpolsterfolie, plopp, und noch plopp
      Ein Schrank ohne Schrauben, Regal ohne Brett
      Die Waschmaschine, zwei Gurte, vier Arme
      Und die erste Nacht ohne Lampe und Bett`,
  },
  {
    words:
      'reparierst repariert reparieren repariere reparierte reparierten handwerker handwerkerin handwerklich heimwerker heimwerken werkzeug werkzeuge werkzeugkasten werkzeugkiste bohrmaschine akkuschrauber schraubenzieher dübel klempner klempnerin elektriker elektrikerin installateur hausmeister hausmeisterin tüftler tüfteln tüftelst tüftelt baumarkt klebeband',
    stanzas: `
      Ein Koffer mit Dübeln und Nägeln und Draht
      Ein Schraubenzieher, ein Bleistiftstrich
      Klebeband, Schnur und ein Tropfen Öl
      Und das alte Ding brummt zufrieden für sich

      Eine Lampe, geklemmt zwischen Kinn und Ohr
      Ein Dübel, ein Hammer, und einmal geklopft
      Eine Schraube bleibt übrig, wie jedes Mal
      Und ein Hahn, der seit eben nicht mehr tropft

      Ein Zollstock, der aus der Tasche schaut
      Ein Daumen mit blauem Nagel daran
      Die Leiter wackelt, das Brett dafür nicht
      Und beim dritten Versuch geht die Lampe an`,
  },
  {
    words:
      'basteln bastelst bastelt gebastelt bastelzeug bastelkiste bastelabend selbstgebastelt selbstgebastelte origami laterne laternen laternenumzug töpfern töpferst töpfert getöpfert töpferei töpferkurs keramik makramee',
    stanzas: `
      Schnipsel, die unter den Tisch gesegelt
      Kleber, der Fäden am Daumen zieht
      Eine Schere, die immer woanders ist
      Und Glitzer, den keiner kommen sieht

      Ein Blatt, noch einmal zur Hälfte gefaltet
      Eine Dose mit Knöpfen, ein bisschen Draht
      Ein Finger mit Farbe, einer mit Pflaster
      Und auf dem Boden ein Schnipselsalat

      Der Rand ein bisschen von Hand gewellt
      Ein Fingerabdruck, der drin bleiben darf
      Aus Alt wird was Neues, aus Rund wird Schief
      Und die Bastelschere ist wieder nicht scharf`,
  },
  {
    words:
      'putzen putzt putzst putzte geputzt putzlappen putzfimmel putzeimer putzplan putzfrau wischen wischst staubsaugen staubsauger staubsaugst saugroboter staubtuch staubwischen fensterputzen fenster_putzen reinigungskraft gebäudereinigerin raumpflegerin kehrwoche',
    stanzas: `
      Ein Eimer mit Schaum und Zitronenduft
      Ein Lappen, gewrungen, bis gar nichts mehr tropft
      Ein Teppich, der über der Stange hängt
      Und Staub, der in Wolken fliegt, wenn es klopft

      Gummihandschuhe, gelb bis zum Ellbogen
      Ein Stecker, der hüpft mit Schwung aus der Wand
      Fenster, so blank, dass die Tauben staunen
      Und unten am Glas eine kleine Hand

      Ein Tuch, das vorsichtig Vasen umkreist
      Wollmäuse hinter dem Schrank, zu zweit
      Schuhe vor die Tür, der Boden ist nass
      Und der Glanz hält, na ja, eine kurze Zeit`,
  },
  {
    words:
      'wäsche wäschekorb wäscheleine wäscheklammern wäscheberg waschmaschine waschküche wäsche_waschen bügeln bügelst bügelt gebügelt bügeleisen bügelbrett bügelwäsche socken',
    stanzas: `
      Ein Korb voller Socken, kein einziges Paar
      Klammern in Blau und in Rot auf der Leine
      Ein Kissen, mit Wind bis zum Rand gefüllt
      Und Hosenbeine, die laufen alleine

      Ein Bügeleisen, das faucht und dampft
      Hemden, noch warm, auf dem Bügel gereiht
      Ein Taschentuch, mitgewaschen, zu Schnee
      Und Flusen auf jedem dunklen Kleid

      Die Trommel, die rumpelt und wandert davon
      Ein Bullauge, Schaum, und ein Ärmel winkt
      Laken, zu zweit an den Ecken gefaltet
      Und ein Lämpchen, das fertig ist und blinkt`,
  },
  {
    words:
      'abwasch abwaschen abgewaschen geschirr geschirrspüler geschirrspülmaschine spülmaschine spülmaschinen spülen spülst gespült abtrocknen geschirrtuch geschirrtücher',
    stanzas: `
      Teller, getürmt bis zum Wasserhahn
      Schaum an den Armen und Schaum am Kinn
      Ein Tuch, das längst nichts mehr trocken macht
      Und im Topf liegt noch immer der Löffel drin

      Ein Klirren, ein Gluckern, ein Strudel, ein Rest
      Ein Teller, noch tropfend, von Hand zu Hand
      Messer nach unten und Gabeln nach oben
      Und eine Pfanne lehnt schief an der Wand

      Ein Glas, gegen Licht gehalten, gedreht
      Ein Teller, der passt nur noch schräg hinein
      Radio, Dampf und ein nasser Ärmel
      Und der Auflauf sitzt fest in der Form wie Stein`,
  },
  {
    words:
      'aufräumen aufgeräumt aufräumst aufräumt unordnung unordentlich chaos chaotisch chaotin chaot durcheinander rumpelkammer',
    stanzas: `
      Ein Stuhl, der längst nur noch Kleider trägt
      Ein Stapel, der auf einem Stapel steht
      Die eine Socke, und wo ist die andre
      Und ein System, das kein andrer versteht

      Ein Schrank, der nur zugeht mit Druck vom Knie
      Quittungen, Knöpfe, ein Ladegerät
      Eine Schublade, in der alles wohnt
      Und aufgeräumt wird morgen, heut ist's zu spät

      Tassen, vier Stück, auf dem Nachttisch gereiht
      Ein Trampelpfad von der Tür bis zum Bett
      Unter der Zeitung von letzter Woche
      Und ein Kuchenteller auf dem Parkett`,
  },
  {
    words:
      'schlüssel schlüssels schlüsselbund hausschlüssel haustürschlüssel autoschlüssel wohnungsschlüssel kellerschlüssel ersatzschlüssel schlüsseldienst schlüsselbrett ausgesperrt',
    stanzas: `
      Taschen, gestülpt auf den Küchentisch
      Ein Haken am Brett, und der Haken ist leer
      Ein Klimpern im Mantel, nein, Münzen nur
      Und das Sofa rückt knarrend hin und her

      Der Rucksack kopfüber, Jacken gefilzt
      Die Matte gehoben, der Blumentopf auch
      Der Kühlschrank, das Bad, und noch einmal der Flur
      Und gesucht wird im Kreis, so ist es Brauch

      Ein Anhänger, schwerer als alles am Ring
      Ein Klopfen auf jede der Taschen, im Takt
      Die Tür fällt zu mit dem falschen Geräusch
      Und der Zweitschlüssel ist sehr gut verpackt`,
  },
  {
    words:
      'brille brillen brillengestell brillengläser brillenetui brillenputztuch lesebrille lesebrillen sonnenbrille hornbrille nickelbrille optiker optikerin',
    stanzas: `
      Ein Tasten auf Nachttisch und Fensterbank
      Das Sofa, die Jacke, das Bad, das Regal
      Ein blinzelnder Blick, und die Ferne ist Brei
      Und die Stirn ist der Fundort, wie jedes Mal

      Ein Fingerabdruck auf jedem Glas
      Ein Hemdzipfel, der es noch schlimmer macht
      Ein Bügel, geflickt mit dem Klebestreifen
      Und Dampf aus dem Topf, und schon wird es Nacht

      Zwei Dellen links und rechts an der Nase
      Ein Etui, das zuschnappt, und leer ist's auch
      Ein Putztuch, das wandert von Fach zu Fach
      Und Gläser, beschlagen vom Suppenhauch`,
  },
  {
    words:
      'fernsehen fernseher fernsehabend fernsehsessel fernsehgucken fernsehzeitung fernbedienung ferngesehen fernsiehst tatort serie serien serienabend netflix filmabend filmabende fernsehsofa nachrichtensprecher quizshow quizsendung',
    stanzas: `
      Ein Flackern, das blau durch die Vorhänge geht
      Eine Decke, die nur für drei Füße reicht
      Der Mörder, verraten nach zehn Minuten
      Und die Augen sind offen, na ja, vielleicht

      Salzstangen, Füße, ein niedriger Tisch
      Noch eine Folge, dann ist aber Schluss
      Die Fernbedienung liegt immer da drüben
      Und ein Vorspann, den keiner mehr sehen muss

      Ein Sessel, der quietscht, wenn die Lehne kippt
      Der Wetterbericht und der Gong um acht
      Chips, und die knacken, wenn alles flüstert
      Und Kissen, schon platt von so mancher Nacht`,
  },
  {
    words:
      'schallplatte schallplatten plattenspieler plattensammlung plattenladen vinyl vinylplatten grammophon plattenregal',
    stanzas: `
      Ein Knistern, bevor noch ein Ton erklingt
      Ein Arm, der sich auf die Rille senkt
      Eine Hülle mit Knick und mit Kaffeering
      Und ein Fuß, der schon längst den Refrain mitdenkt

      Kisten, geordnet nach Alphabet
      Ein Staubtuch, ein Pusten, ein Griff, ein Dreh
      Die B-Seite, die ist die bessere
      Und ein Sprung in der Mitte, o weh, o weh

      Ein Rauschen, das vorn auf die Trommel wartet
      Ein Saal hustet leise, die Sängerin singt
      Die Schrift auf der Rückseite, winzig klein
      Und ein Sofa, in dem die Feder mitschwingt`,
  },
  {
    words:
      'frühaufsteher frühaufsteherin frühaufstehen früh_aufstehen früh_aufgestanden stehst_früh stehst_jeden_morgen steht_jeden_morgen aufstehst um_fünf_uhr um_sechs_uhr um_vier_uhr morgengrauen sonnenaufgang',
    stanzas: `
      Ein Licht in der Küche, die Straße noch schwarz
      Die Zeitung, noch kalt von der Luft vor der Tür
      Pantoffeln, die leise die Treppe nehmen
      Und der Hahn vom Nachbarn kann auch nichts dafür

      Der Kessel fängt auf dem Herd an zu summen
      Die Straße gehört einer Katze ganz
      Grau wird zu Rosa, und Rosa zu Gelb
      Und auf dem Pflaster ein erster Glanz

      Ein Wecker, der kaum bis zum Klingeln kommt
      Ein Fenster, geöffnet, und Luft wie Glas
      Eine Amsel, die übt, und sonst noch niemand
      Und Tau auf den Schuhen vom kurzen Gras`,
  },
  {
    words:
      'morgenmuffel wecker langschläfer langschläferin ausschlafen ausschläfst schlummertaste verschläfst verschlafen verschlief snooze murmeltier',
    stanzas: `
      Ein Brummen, das Guten Morgen heißt
      Haare, die quer in die Höhe stehn
      Ein Becher, der erst mal das Denken erlaubt
      Und Augen, die nur einen Schlitz weit sehn

      Noch fünf Minuten, und dann noch mal fünf
      Ein Kissen, gezogen bis über das Ohr
      Ein Wecker, geflogen zum Bettvorleger
      Und Sätze, die kommen vor zehn nicht vor

      Zwei Socken, verschieden, und Zahnpasta drauf
      Der Löffel ist laut und die Sonne zu grell
      Die Milch steht im Schrank, der Zucker im Eis
      Und der ganze Tag ist entschieden zu schnell`,
  },
  {
    words: 'schnarchen schnarchst schnarcht schnarche schnarchte schnarchtest geschnarcht schnarcher schnarchnase',
    stanzas: `
      Eine Säge, die durch die Balken geht
      Ein Rasseln, als zöge ein Zug durchs Haus
      Ein Knie, das stupst, eine Drehung, Ruhe
      Und die Stille hält keine Minute aus

      Zwei Stöpsel aus Wachs und ein Kissen aufs Ohr
      Ein Pfiff, der sich in die Höhe schraubt
      Das Wasserglas zittert am Rand vom Tisch
      Und am Morgen wird's wieder nicht geglaubt

      Ein Wald, der gefällt wird, Stamm für Stamm
      Ein Stocken, so lang, dass die Decke lauscht
      Eine Fensterscheibe, die leise mitsummt
      Und dann kommt die Welle, die wieder rauscht`,
  },
  {
    words:
      'mittagsschlaf mittagsschläfchen nickerchen sofaschlaf eingenickt einnickst sessel ohrensessel schaukelstuhl lieblingssessel hängematte',
    stanzas: `
      Eine Zeitung, gebreitet auf Bauch und Brust
      Die Brille verrutscht, und die Uhr tickt fort
      Nur kurz mal die Augen, fünf Minuten
      Und der alte Platz ist der beste Ort

      Eine Wolldecke, kratzig, bis an das Kinn
      Ein Schnaufen, das mit dem Vorhang weht
      Ein Kissenabdruck quer übers Gesicht
      Und Kaffee, der pünktlich um drei da steht

      Eine Fliege, die auf der Scheibe spaziert
      Ein Fuß, der ein wenig ins Leere hängt
      Pst, macht die Tür, und das Haus wird leise
      Und ein Pantoffel, vom Zeh verdrängt`,
  },
]
