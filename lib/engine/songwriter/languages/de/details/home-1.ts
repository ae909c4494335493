import type { Details } from '../../stanzas.ts'

/** Around the house. */
export const home1: readonly Details[] = [
  {
    words:
      'altes_haus alten_haus alte_haus haus_gebaut haus_bauen haus_gekauft haus_kaufen haus_renoviert haus_renovieren eigenes_haus neues_haus neue_haus hausbau eigenheim elternhaus bauernhaus fachwerkhaus reihenhaus renovieren renovierst renoviert renovierung tapezieren tapeziert tapezierst dachboden',
    own: `
      {fact}
      Da knarrt jede Stufe, da zieht's durch die Tür
      Man reißt eine Schicht von der Wand und dann zwei
      Und findet darunter noch Blumenpapier

      Der Schlüssel, der hakt und die Haustür, die klemmt
      Man drückt mit der Schulter und kennt schon den Dreh
      {fact}
      Und draußen am Dach rutscht im Winter der Schnee`,
    stanzas: `
      Am Türrahmen stehn noch die Striche in Blei
      So groß mit fünf Jahren, so groß dann mit acht
      Der Boden erzählt von den Schritten im Flur
      Und redet am liebsten erst tief in der Nacht`,
    later: `
      Und wenn es mal fertig ist, denkt man sich oft
      Dann fängt man von vorne zu streichen an
      Ein altes Haus wird ja niemals ganz neu
      Das Schöne daran ist, dass man wohnen kann`,
    hook: `
      Ein altes Haus, und das Licht brennt darin
      Ein altes Haus, und da will ich auch hin`,
  },
  {
    words:
      'umzug umzugs umzüge umziehen umziehst umzieht umgezogen umzugskarton umzugskartons umzugskisten umzugswagen umzugshelfer neue_wohnung neuen_wohnung erste_wohnung eigene_wohnung ersten_wohnung einweihungsparty zusammengezogen zusammenziehen',
    own: `
      {fact}
      Da schleppt man ein Sofa vier Treppen hinauf
      Man schwitzt und man flucht und man isst aus dem Karton
      Und macht in der Küche die Fenster weit auf

      Auf jedem steht Küche, und nirgends steht, was
      Die Kartons stehn im Flur bis hinauf an das Licht
      {fact}
      Und nur einen Löffel, den findet man nicht`,
    stanzas: `
      Ein heller Fleck zeigt, wo die Uhr einmal hing
      Der Bohrer probiert an der falschen Wand
      Am Klingelschild klebt erst mal nur ein Stück Band
      Und abends sitzt jeder am Boden entlang`,
    later: `
      Ein Karton vom Umzug steht immer noch zu
      Seit Jahren schon steht er im Keller und wacht
      Man schiebt ihn herum, und man weiß nicht, was drin ist
      Und hat ihn beim nächsten Mal mitgebracht`,
    hook: `
      Umzug, Umzug, und jeder packt an
      Umzug, Umzug, wer tragen noch kann`,
  },
  {
    words:
      'reparierst repariert reparieren repariere reparierte reparierten handwerker handwerkerin handwerklich heimwerker heimwerken werkzeug werkzeuge werkzeugkasten werkzeugkiste bohrmaschine akkuschrauber schraubenzieher dübel klempner klempnerin elektriker elektrikerin installateur hausmeister hausmeisterin tüftler tüfteln tüftelst tüftelt baumarkt klebeband',
    own: `
      {fact}
      Da klopft man und horcht man und hält man es schief
      Dann summt so ein Ding, das schon keiner mehr wollte
      Und läuft, wie es früher vor Jahren mal lief

      Der Koffer klappt auf, und es riecht schon nach Öl
      Ein Stift klemmt am Ohr, und die Lampe am Kinn
      {fact}
      Und nachher fragt jeder sich, wo die Schraube hin

      {fact}
      Wo andre schon rufen, das kommt auf den Müll
      Da wird erst mal still in das Innre geschaut
      Und dann macht es klick, und dann läuft es, ganz still`,
    stanzas: `
      Die Leiter, die wackelt, das Brett aber nicht
      Ein Zollstock guckt lang aus der Hose hervor
      Beim dritten Versuch geht die Lampe dann an
      Und alle im Zimmer, die staunen im Chor`,
    later: `
      Und geht bei uns irgendwas heute entzwei
      Dann sagt man, das lässt sich doch noch reparieren
      So eine Hand fehlt in jedem Haus
      Man müsste sie allen zum Einzug spendieren`,
    hook: `
      Was kaputt ist, wird wieder repariert
      Was kaputt ist, wird wieder wie geschmiert`,
  },
  {
    words:
      'basteln bastelst bastelt gebastelt bastelzeug bastelkiste bastelabend selbstgebastelt selbstgebastelte origami laterne laternen laternenumzug töpfern töpferst töpfert getöpfert töpferei töpferkurs keramik makramee',
    own: `
      {fact}
      Der Kleber zieht Fäden, der Glitzer fliegt weit
      Die Schere ist weg und liegt unter dem Blatt
      Und fertig wird's trotzdem, zur richtigen Zeit

      Ein Finger hat Farbe und einer hat Pflaster
      Der Tisch ist ein Meer aus Papier und aus Schnur
      {fact}
      Und Schnipsel gehn mit bis hinaus in den Flur`,
    stanzas: `
      Aus Dosen wird Eisenbahn, Rolle wird Turm
      Der Rand wird ein bisschen von Hand noch gewellt
      Es wackelt, es steht, und es hält, wenn man's hält
      Und keiner verkauft es für all euer Geld`,
    later: `
      Am Kühlschrank, da hängt es noch Jahre danach
      Gebastelt aus Watte, verblichen und schief
      Und keiner verrät, was es eigentlich ist
      Und hütet es gut wie den liebsten Brief`,
    hook: `
      Basteln, basteln, mit Schere und Leim
      Basteln, basteln, und dann trag ich's heim`,
  },
  {
    words:
      'putzen putzt putzst putzte geputzt putzlappen putzfimmel putzeimer putzplan putzfrau wischen wischst staubsaugen staubsauger staubsaugst saugroboter staubtuch staubwischen fensterputzen fenster_putzen reinigungskraft gebäudereinigerin raumpflegerin kehrwoche',
    own: `
      {fact}
      Da glänzt schon der Flur wie ein See ohne Wind
      Und alle gehn außen am Rand auf den Zehn
      Weil Schuhe ab jetzt hier verboten sind

      Der Eimer voll Schaum und die Ärmel ganz hoch
      Die Fenster so blank, dass die Taube sich irrt
      {fact}
      Und wehe, wenn's einer mit Stiefeln verwirrt`,
    stanzas: `
      Der Lappen geht kreisend um Vase und Buch
      Ein Wollmauspaar zieht unterm Schrank gerade aus
      Es riecht nach Zitrone, es riecht nach Besuch
      Und für eine Stunde ist sauber das Haus`,
    later: `
      Und abends nach all diesem Putzen und Wischen
      Liegt da auf dem Boden ein Krümel und lacht
      Man schaut ihn sich an, und man lässt ihn da liegen
      Der hat ja am Ende auch gar nichts gemacht`,
    hook: `
      Putzen, putzen, der Boden ist nass
      Putzen, putzen, und keiner hat Spaß`,
  },
  {
    words:
      'wäsche wäschekorb wäscheleine wäscheklammern wäscheberg waschmaschine waschküche wäsche_waschen bügeln bügelst bügelt gebügelt bügeleisen bügelbrett bügelwäsche socken',
    own: `
      {fact}
      Die Trommel dreht Runden, der Ärmel, der winkt
      Das Hemd hat die Farbe der Socken geerbt
      Und leuchtet jetzt rosa, sobald einer singt

      Die Hosen, die laufen und kommen nicht weit
      Die Klammern stehn bunt auf der Leine im Wind
      {fact}
      Und wo jetzt die anderen Socken wohl sind`,
    stanzas: `
      Das Eisen faucht leise und dampft vor sich hin
      Ein Hemd nach dem anderen hängt an der Tür
      Am Ende liegt alles gestapelt und warm
      Und jeder holt seins und sagt danke dafür`,
    later: `
      Die Wäsche ist fertig, der Korb endlich leer
      Man freut sich und setzt sich und atmet mal aus
      Da kommt einer barfuß vom Garten herein
      Und bringt noch zwei Hosen voll Matsch mit ins Haus`,
    hook: `
      Wäsche, Wäsche, ein Berg bis zum Dach
      Wäsche, Wäsche, und morgen wächst nach`,
  },
  {
    words:
      'abwasch abwaschen abgewaschen geschirr geschirrspüler geschirrspülmaschine spülmaschine spülmaschinen spülen spülst gespült abtrocknen geschirrtuch geschirrtücher wäscht_nie_ab wäschst_nie_ab wäscht_ab wäschst_ab spült_nie spülst_nie nie_abgewaschen nie_abgespült',
    own: `
      {fact}
      Die Teller stehn hoch wie ein schiefer Turm
      Der Schaum klebt am Kinn, und das Radio spielt
      Und draußen vorm Fenster, da legt sich der Sturm

      Der eine, der spült, und der andre, der trocknet
      Da redet es leicht sich mit Händen im Schaum
      {fact}
      Und trocken wird hier mit dem Tuch heute kaum`,
    stanzas: `
      Das Wasser wird grau, und ein Löffel taucht auf
      Der Auflauf klebt fest, und man kratzt mit Verdruss
      Ein Glas wird gehalten ans Licht und gedreht
      Und einer verschwindet, noch kurz vor dem Schluss`,
    later: `
      Die schönsten Gespräche, die gab es beim Abwasch
      Man musste sich nicht in die Augen dabei sehn
      Ein Teller, ein Satz, und ein Teller, ein Schweigen
      Und alles ließ sich beim Trocknen verstehn`,
    hook: `
      Abwasch, Abwasch, und keiner greift ein
      Abwasch, Abwasch, und so soll das sein`,
  },
  {
    words:
      'aufräumen aufgeräumt aufräumst aufräumt unordnung unordentlich chaos chaotisch chaotin chaot durcheinander rumpelkammer',
    own: `
      {fact}
      Da ist ein System drin, das keiner versteht
      Man greift in den Stapel und zieht, und es stimmt
      Und staunt, dass der Rest von dem Turm noch steht

      Der Stuhl trägt drei Jacken, ein Kleid und ein Tuch
      Die Schublade geht nur mit Knie wieder zu
      {fact}
      Und unter dem Bett liegt seit Mai noch ein Schuh`,
    stanzas: `
      Man fängt mal am Schreibtisch zu räumen an
      Da findet man Briefe und liest sich ganz fest
      Am Abend liegt alles noch da, wo es lag
      Nur schöner verteilt ist der gestrige Rest`,
    later: `
      Und einmal war alles im Haus aufgeräumt
      Da hat keiner irgendwas wiedergefunden
      Seitdem ist das Chaos hier gern gesehn
      Es spart, sagen Kenner, im Leben viel Stunden`,
    hook: `
      Aufräumen, aufräumen, morgen vielleicht
      Das Chaos, das wächst, bis der Platz nicht mehr reicht`,
  },
  {
    words:
      'schlüssel schlüssels schlüsselbund hausschlüssel haustürschlüssel autoschlüssel wohnungsschlüssel kellerschlüssel ersatzschlüssel schlüsseldienst schlüsselbrett ausgesperrt',
    own: `
      {fact}
      Da wird jede Tasche nach außen gedreht
      Das Sofa verrückt und der Blumentopf auch
      Und irgendwer fragt, wo er sonst immer steht

      Er war doch grad da, und der Haken ist leer
      Man klopft sich die Hose, die Jacke, den Schal
      {fact}
      Dann steckt er von außen, wie jedes Mal`,
    stanzas: `
      Es klimpert im Mantel, doch leider nur Geld
      Man stülpt auf den Tisch, was die Tasche so hat
      Ein Kassenbon, Keks, eine Schraube, ein Stein
      Und draußen, da lacht schon die halbe Stadt`,
    later: `
      Den Zweitschlüssel hat jetzt die Frau nebenan
      Den dritten, den hat man sehr sicher versteckt
      Und zwar so gescheit, dass man stolz darauf war
      Den Schlüssel hat keiner bis heute entdeckt`,
    hook: `
      Schlüssel, wo bist du, ich brauch dich so sehr
      Schlüssel, wo bist du, jetzt komm schon her`,
  },
  {
    words:
      'brille brillen brillengestell brillengläser brillenetui brillenputztuch lesebrille lesebrillen sonnenbrille hornbrille nickelbrille optiker optikerin',
    own: `
      {fact}
      Man tastet auf Nachttisch und Fensterbrett rum
      Da sitzt sie ganz oben, vergnügt auf der Stirn
      Und alle, die's sehen, die lachen sich krumm

      Sie sucht sich Verstecke, die keiner erdenkt
      Im Kühlschrank, im Garten, im Bett und im Buch
      {fact}
      Und scharf wird die Welt erst nach langem Gesuch`,
    stanzas: `
      Ein Bügel ist krumm und mit Klebeband heil
      Der Dampf aus dem Topf macht die Küche zum Meer
      Man putzt sie am Hemd, und es schmiert noch viel mehr
      Und grüßt dann den Falschen von Weitem, bitte sehr`,
    later: `
      Im Etui liegt die Brille, das klappt leise zu
      Zwei Dellen, die bleiben, am Nasenrand
      Doch was man durch sie in den Jahren gesehn
      Das hat man auch so noch in Kopf und in Hand`,
    hook: `
      Wo ist die Brille, die war doch grad hier
      Wo ist die Brille, sie sitzt doch bei dir`,
  },
  {
    words:
      'fernsehen fernseher fernsehabend fernsehsessel fernsehgucken fernsehzeitung fernbedienung ferngesehen fernsiehst tatort serie serien serienabend netflix filmabend filmabende fernsehsofa nachrichtensprecher quizshow quizsendung',
    own: `
      {fact}
      Es flackert ganz blau auf der Wand und am Kinn
      Der Mörder ist schon seit zehn Minuten bekannt
      Und trotzdem schaut jeder noch weiter hin

      Noch eine Folge, und dann ist es Zeit
      Die Decke ist klein, und die Füße sind kalt
      {fact}
      Und dann schläft da einer, der schnarcht auch schon bald`,
    stanzas: `
      Die Chips knacken laut, wenn im Film einer schleicht
      Die Fernbedienung klemmt unter dem Bein
      Man fragt noch, wer war das, und wo kommt der her
      Und schläft mit der Antwort im Ohr wieder ein`,
    later: `
      Der Fernseher läuft, und es schaut keiner hin
      Man redet und reicht sich die Schüssel herum
      Es ging ja noch nie ums Programm auf dem Schirm
      Man saß nur beisammen und wusste, warum`,
    hook: `
      Fernsehen, Sofa, und rück noch ein Stück
      Fernsehen, Sofa, und Chips sind das Glück`,
  },
  {
    words:
      'schallplatte schallplatten plattenspieler plattensammlung plattenladen vinyl vinylplatten grammophon plattenregal',
    own: `
      {fact}
      Es knistert ganz kurz, und dann kommt der Gesang
      Der Fuß weiß den Takt, eh die Trommel beginnt
      Und steht nicht mehr still eine Seite lang

      Die Hülle hat Ecken und einen Ring von Kaffee
      Der Arm senkt sich sacht, und die Nadel läuft an
      {fact}
      Da kommt kein Gerät aus dem Laden mehr ran`,
    stanzas: `
      Man zieht eine Platte aus Kisten und liest
      Die Schrift auf der Rückseite, winzig und eng
      Ein Sprung lässt die Sängerin zweimal verliebt sein
      Und keiner im Zimmer nimmt das allzu streng`,
    later: `
      Die Platten stehn immer noch dort im Regal
      Man zieht eine Schallplatte, pustet den Staub
      Dann ist hier im Zimmer ein anderes Jahr
      Und alles noch grün, und noch lange kein Laub`,
    hook: `
      Leg noch eine Platte auf, Schallplatte, dreh dich
      Leg noch eine Platte auf, dreh dich und beweg mich`,
  },
  {
    words:
      'frühaufsteher frühaufsteherin frühaufstehen früh_aufstehen früh_aufgestanden stehst_früh stehst_jeden_morgen steht_jeden_morgen aufstehst um_fünf_uhr um_sechs_uhr um_vier_uhr morgengrauen sonnenaufgang',
    own: `
      {fact}
      Das Licht brennt als Erstes im ganzen Revier
      Die Straße ist schwarz, und der Kaffee ist fertig
      Und nur eine Katze ist auch schon hier

      Die Schuhe stehn da, und der Tau liegt im Gras
      Der Wecker kommt nicht mehr zum Klingeln dazu
      {fact}
      Und wer noch im Bett liegt, der habe halt Ruh`,
    stanzas: `
      Das Grau wird erst Rosa, das Rosa wird Gelb
      Die Amsel probiert schon, ob alles noch klingt
      Die Welt gehört einem, die andern sind still
      Bis irgendwo einer die Zeitung bringt`,
    later: `
      Und kommt man im Leben mal früh aus dem Haus
      Dann denkt man, wer da wohl schon Lampen anmacht
      Der Sonnenaufgang hat Freunde auch dann
      Wenn alle noch liegen im Rest von der Nacht`,
    hook: `
      Guten Morgen, Sonnenaufgang, wir sind schon da
      Guten Morgen, Sonnenaufgang, wie jedes Jahr`,
  },
  {
    words:
      'morgenmuffel wecker langschläfer langschläferin ausschlafen ausschläfst schlummertaste verschläfst verschlafen verschlief snooze murmeltier',
    own: `
      {fact}
      Ein Brummen kommt unter der Decke hervor
      Das heißt, guten Morgen, das heißt, noch nicht jetzt
      Die Haare stehn einzeln und alle empor

      Der Wecker hat dreimal vergeblich geschrien
      Er liegt in der Ecke und tickt vor sich hin
      {fact}
      Und vor dem Kaffee sei ihm alles verziehn`,
    stanzas: `
      Zwei Socken, die nie sich zuvor noch gesehn
      Die Milch steht im Schrank, und das Salz ist im Tee
      Ein Satz kommt zustande um Viertel nach zehn
      Und heißt in der Kurzform nur leider, o weh`,
    later: `
      Am Abend, da lacht dann der Muffel und singt
      Um Mitternacht wird er erst munter und nett
      Der Wecker wird trotzdem für sieben gestellt
      Und landet um sieben dann unter dem Bett`,
    hook: `
      Wecker, sei still, nur noch fünf Minuten
      Wecker, sei still, du meinst es ja im Guten`,
  },
  {
    words: 'schnarchen schnarchst schnarcht schnarche schnarchte schnarchtest geschnarcht schnarcher schnarchnase',
    own: `
      {fact}
      Da zittert das Wasser im Glas auf dem Tisch
      Da sägt wer im Dunkeln den Schwarzwald zu Brettern
      Und ist dann am Morgen als Einziger frisch

      Man stupst mit dem Knie, und dann ist es kurz still
      Man hält schon den Atem und hofft noch ein Stück
      {fact}
      Dann kommt's mit dem doppelten Anlauf zurück`,
    stanzas: `
      Erst pfeift es ganz hoch, und dann grollt es ganz tief
      Die Scheibe summt mit, und der Hund nimmt Reißaus
      Am Morgen wird felsenfest abgestritten
      Der Lärm kam von draußen, vom Nachbarhaus`,
    later: `
      Und ist man mal fort in so einem Hotel
      Dann liegt man ganz wach in der Ruhe und lauscht
      Da fehlt einem plötzlich das Schnarchen im Ohr
      Man hätte die Stille gern umgetauscht`,
    hook: `
      Schnarchen, schnarchen, die Wände gehn mit
      Schnarchen, schnarchen, das hält uns noch fit`,
  },
  {
    words:
      'mittagsschlaf mittagsschläfchen nickerchen sofaschlaf eingenickt einnickst sessel ohrensessel schaukelstuhl lieblingssessel hängematte',
    own: `
      {fact}
      Die Zeitung liegt aufgeschlagen auf dem Bauch
      Die Brille verrutscht, und die Uhr tickt ganz leis
      Und schleichen muss jeder, die Kinder auch

      Die Decke kratzt warm bis hinauf an das Kinn
      Nur kurz mal die Augen, nur zehn, wenn es geht
      {fact}
      Bis draußen die Sonne ums Hauseck sich dreht`,
    stanzas: `
      Ein Fuß hängt ins Leere, ein Schnaufen kommt mit
      Die Fliege spaziert auf der Scheibe im Licht
      Dann wacht einer auf und sagt, ich war wach
      Und hat noch ein Kissenmuster im Gesicht`,
    later: `
      Der Sessel ist leer, und die Sonne liegt drin
      Man setzt sich zum Spaß für den Mittagsschlaf rein
      Er hat seine Mulde noch immer wie je
      Da passt man mit allen Gedanken hinein`,
    hook: `
      Mittagsschlaf, Mittagsschlaf, Schuhe vom Fuß
      Mittagsschlaf, Mittagsschlaf, keiner, der muss`,
  },
]
