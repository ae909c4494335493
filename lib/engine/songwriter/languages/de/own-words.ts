import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {fact}
    Und wer dich kennt, der nickt und lacht
    {next}
    So hat das sonst noch keiner gemacht

    {fact}
    Ich sag das weiter, jedem, der's hören mag
    {next}
    Und lache drüber noch den ganzen Tag

    {fact}
    Das ist das Erste, was mir zu dir einfällt
    {next}
    Und dafür hab ich Stühle aufgestellt

    {fact}
    Du sagst, da wär doch weiter nichts dabei
    {next}
    Und wir, wir stehen da und machen Geschrei

    {fact}
    Das klingt so klein, wenn man es schreibt
    Doch räumt man alles andre aus dem Haus
    Ist es genau das, was mir bleibt

    {fact}
    Das weiß die Straße, das weiß das Haus
    Und wer es nicht weiß, dem erzähl ich's
    Und lass dabei kein Stückchen aus

    {fact}
    Das häng ich mir an meine Kühlschranktür
    {next}
    Da ist noch Platz, ein Zettel mehr von dir

    {fact}
    Das müsste eigentlich in einem Buch stehn
    {next}
    Und wer's nicht glaubt, der kann ja selber sehn

    {fact}
    Da muss ich grinsen, an der Ampel, im Bus
    {next}
    Und denk noch dran, wenn ich warten muss

    {fact}
    Das sagt sich leicht, und es wiegt doch was
    {next}
    Und davon werden mir die Augen nass

    {fact}
    Das steht in keinem Lebenslauf
    {next}
    Und doch, darauf baut alles auf

    {fact}
    Das kriegt man nicht zu kaufen, nur geschenkt
    {next}
    Und das ist mehr, als sich so mancher denkt

    {fact}
    Ich hätt das fast schon mal im Schlaf erzählt
    {next}
    Wenn das nicht wär, dann hätte uns was gefehlt

    {fact}
    Ich weiß, das ist für dich nicht der Rede wert
    Doch manchmal hängt ein ganzer Tag daran
    Und ohne das läuft er mir ganz verkehrt

    {fact}
    Dafür gibt's keine Medaille aus Blech
    Ich würd dir eine basteln, wenn ich könnt
    Und hätt ich keine Farbe, so hätt ich Pech

    {fact}
    Das hab ich heut beim Zähneputzen gedacht
    Ich stand da mit der Bürste und mit Schaum
    Und hab den Spiegel angelacht

    {fact}
    Man braucht nicht viel, um jemand zu kennen
    Nur so ein Stück, das sonst keiner weiß
    Da muss ich keinen Namen mehr nennen

    {fact}
    Das trag ich mit mir rum wie ein Taschentuch
    Und wenn es regnet, hol ich es heraus
    Es passt in keine Kiste, in kein Buch`,
  funny: `
    {fact}
    Ich wollt, ich hätt mir das nur ausgedacht
    {next}
    Da hat sogar der Kellner laut gelacht

    {fact}
    Man könnte meinen, damit wär's vorbei
    {next}
    Es gibt noch einen Grund für das Geschrei

    {fact}
    Ich habe Zeugen, zwei, die haben geweint
    {next}
    Und keiner sage, es war gut gemeint

    {fact}
    Ich hab es aufgeschrieben mit Datum und Zeit
    Und schick es irgendwem, der wichtig ist
    Nur war bis jetzt noch keiner bereit

    {fact}
    Lacht ruhig, ihr habt ja nicht hier gesessen
    Ich hätt ja selber fast gelacht
    Hätt ich dabei nicht gern gegessen

    {fact}
    Ich sag dazu jetzt erst mal lieber nichts
    {next}
    Man sieht es an der Farbe des Gesichts

    {fact}
    Das steht so auch in keinem Ratgeber drin
    {next}
    Und trotzdem sitz ich hier und hör noch hin

    {fact}
    Die Nachbarn machten schon das Fenster auf
    {next}
    Und niemand hier bestreitet den Verlauf

    {fact}
    Ich hab gezählt bis zehn, dann noch bis drei
    {next}
    Bei zwanzig war der Ärger nicht vorbei

    {fact}
    Da hilft kein Tee und keine Meditation
    {next}
    Das Schlimmste ist, wir kannten das schon

    {fact}
    So fing es an, an einem Dienstag, glaub ich
    {next}
    Die Sache selbst, die ist inzwischen staubig

    {fact}
    Da fällt sogar der Topflappen vom Brett
    {next}
    Ich dachte kurz, ich läg noch im Bett

    {fact}
    Danach hat mich schon mancher mal gefragt
    {next}
    Ich hab dann nur die Hälfte gesagt

    {fact}
    Ich zieh daraus jetzt meine Konsequenz
    Ich setz mich hin und male ein Plakat
    Mit Luftballons und sehr viel Vehemenz

    {fact}
    Das Internet hat dafür keinen Rat
    Ich hab gesucht bis nachts um Viertel vier
    Und weiß jetzt alles über Kopfsalat

    {fact}
    Ich bleib ganz ruhig, ich atme durch die Nase
    Ich zähl die Blumen auf dem Tischtuch ab
    Und halt mich fest an einer leeren Vase

    {fact}
    Ich lache drüber, etwa im April
    Bis dahin sag ich's jedem, der es weiß
    Und allen andern auch, wenn's einer will

    {fact}
    Da gibt es Leute, die finden das normal
    Ich hab sie nie getroffen, doch ich glaub's
    Die wohnen alle hinten im Tal`,
  grief: `
    {fact}
    Das seh ich, wenn ich die Augen schließ
    {next}
    Als ob mich jemand noch mal bleiben ließ

    {fact}
    Das hab ich aufgehoben, jedes Stück
    {next}
    Und manchmal morgens kommt es noch zurück

    {fact}
    Es ist nicht viel, wenn ich es so erzähle
    {next}
    Und ist doch alles, was ich nachts noch zähle

    {fact}
    Ich hab's erzählt, auch Leuten an der Bahn
    Die nickten nett und sahen es nicht
    Mich sieht es heute noch so an

    {fact}
    An manchen Tagen hör ich nur noch das
    Dann fragt mich jemand, ist was los
    Und ich sag, nein, die Scheibe ist nass

    {fact}
    Das ist ein Satz, der passt in eine Hand
    {next}
    Und füllt das Zimmer bis hinauf zur Wand

    {fact}
    Das hat kein Foto je so festgehalten
    {next}
    Ich seh's noch in den Vorhangfalten

    {fact}
    Das liegt im Flur, da geh ich drum herum
    {next}
    Man könnte meinen, so was bliebe stumm

    {fact}
    So war das, und man dachte nichts dabei
    {next}
    Man dachte, so ein Tag geht nie vorbei

    {fact}
    Das kommt zurück, wenn irgendwo wer pfeift
    {next}
    Es ist so nah, dass man danach greift

    {fact}
    Das bleibt, auch wenn man alle Türen schließt
    {next}
    So wie ein Hahn, der nachts im Haus noch fließt

    {fact}
    Ich hab's nicht aufgeschrieben, nur gemerkt
    {next}
    Und jedes Mal hat's wehgetan und gestärkt

    {fact}
    Ich dachte erst, das legt sich mit der Zeit
    Die Zeit hat ihre Sache gut gemacht
    Nur das liegt oben, immer griffbereit

    {fact}
    Das ist geblieben, mehr nahm ich nicht mit
    Den Rest, den tragen andre vor das Haus
    Und das geht mit mir, Schritt für Schritt

    {fact}
    Ich seh das noch, wenn ich am Bahnsteig steh
    Und jemand aussteigt, der so ähnlich geht
    Dann tut es kurz und ordentlich weh

    {fact}
    Kein Mensch fragt mehr danach, es ist ja gut
    Ich nicke auch und räum die Tassen ein
    Es ist nur eine Stelle, die nicht ruht

    {fact}
    Das hab ich heute wieder mal geträumt
    Dann war es hell, das Fenster stand noch auf
    Und alles andre war schon aufgeräumt`,
  sorry: `
    {fact}
    Ich hör ja selber, wie das klingt
    {next}
    Wenn Reden da nichts mehr in Ordnung bringt

    {fact}
    Das wird nicht schöner, wie ich es auch dreh
    {next}
    Ich bleib nur hier, bis ich es ganz versteh

    {fact}
    Ich würd gern sagen, jemand war schuld daran
    {next}
    Ich seh im Fenster meinen Täter an

    {fact}
    Da gibt's kein Aber und kein Nur
    Ich hab's von allen Seiten angesehn
    Und falsch war es von Anfang an, und stur

    {fact}
    Du wurdest still, und ich verstand
    Ich hab den ganzen Abend lang geübt
    Mit meiner Küchenuhr an der Wand

    {fact}
    Ich hab's dem Spiegel dreimal aufgesagt
    {next}
    Der hat mich auch nur stumm zurückgefragt

    {fact}
    Das liegt mir seitdem quer im Hals wie Brot
    {next}
    Und meine Ohren sind davon noch rot

    {fact}
    Ich geb es zu, und zwar mit beiden Händen
    {next}
    Ich wünschte sehr, es würde sich noch wenden

    {fact}
    Da kann ich reden bis zum nächsten Jahr
    {next}
    Es bleibt dabei, wie dumm das von mir war

    {fact}
    Das schluckt sich nicht mit einem Glas Tee runter
    {next}
    Ich lieg seit drei Uhr da und bin ganz munter

    {fact}
    Wenn man's so hört, dann fehlt mir jedes Wort
    {next}
    Ich kehr es auf und krieg es doch nicht fort

    {fact}
    Ich steh hier mit der Mütze in der Hand
    {next}
    Ich hatte schon mal deutlich mehr Verstand

    {fact}
    Das stimmt so, ja, das streite ich nicht ab
    {next}
    Auch wenn ich keine gute Ausrede hab

    {fact}
    Ich habe Blumen da, die helfen nicht
    Die Frau im Laden hat mich angesehn
    Und wusste alles schon aus dem Gesicht

    {fact}
    Wenn's rückwärts ginge, ging ich jetzt zurück
    Ich bliebe kurz davor ganz einfach stehn
    Und hielt den Mund, das wär schon ein Stück

    {fact}
    Ich hab dazu mal einen Brief gemacht
    Vier Seiten, und die ersten drei sind weg
    Die letzte hab ich heute mitgebracht

    {fact}
    Du darfst jetzt schimpfen, laut und lang und viel
    Ich hol uns einen Stuhl und bleibe da
    Das hier ist ausnahmsweise mal kein Spiel

    {fact}
    Es nützt ja nichts, ich schieb's nicht auf die Uhr
    Nicht auf den Bus, das Wetter und den Mond
    Das war ich selber, ich allein, ich nur`,
  lesson: `
    {fact}
    Sag's einmal laut, dann hast du es schon fast
    {next}
    Und sag's noch mal, damit du's sicher hast

    {fact}
    Das ist der Anfang, den behalt im Ohr
    {next}
    Und morgen sagst du es der Klasse vor

    {fact}
    Wenn du das hast, dann hast du den Kern
    Klopf mit dem Stift den Takt auf den Tisch
    Ein Lied, das merkt sich ein Kopf eben gern

    {fact}
    Das schreib ins Heft und unterstreich es blau
    {next}
    Und wer das weiß, der weiß es ganz genau

    {fact}
    So fängt das an, und gleich geht's weiter
    {next}
    Das ist die nächste Sprosse auf der Leiter

    {fact}
    Das klatscht mal mit, das geht ins Bein
    {next}
    Und das muss auch noch in den Kopf hinein

    {fact}
    Das merkt euch gut, das wird gefragt
    {next}
    Das wird gleich noch mal laut gesagt

    {fact}
    Dazu malt einen Kasten und ein Bild
    {next}
    Und dazu einen Pfeil, der zeigt ganz wild

    {fact}
    Das sagt die erste Reihe vor
    {next}
    Und das die zweite, laut im Chor

    {fact}
    Wer das vergisst, der fängt von vorne an
    {next}
    Und dann ist gleich der Nächste dran

    {fact}
    Das glaubt ihr nicht, es ist trotzdem wahr
    {next}
    Und danach ist die halbe Sache klar

    {fact}
    Das sagt sich leicht, und bald geht es von selber
    Man singt es auf dem Schulweg vor sich hin
    Und lehrt es unterwegs vielleicht die Kälber

    {fact}
    Das muss man wissen, und jetzt wisst ihr's schon
    Der Rest vom Tag ist frei und voller Sonne
    Und wer's vergisst, der fragt am Telefon

    {fact}
    Das steht im Buch, doch schöner ist's gesungen
    Ein Satz mit Takt, der läuft nicht wieder weg
    Der ist ins Ohr gehüpft und drin gesprungen

    {fact}
    Das klingt am Anfang schwer und wird ganz leicht
    Dreimal gesungen, einmal nachgedacht
    Das hat schon mancher Klasse gut gereicht

    {fact}
    Das üben wir beim Zähneputzen auch
    Mit Schaum im Mund, das klingt ein wenig rund
    Dann sitzt es in den Ohren und im Bauch`,
  soft: `
    {fact}
    Das alles schläft jetzt ein
    {next}
    Der Mond schaut auch herein

    {fact}
    Das alles wird jetzt leis
    {next}
    Wie alles, was ich weiß

    {fact}
    Nun mach die Augen zu
    Es bleibt bis morgen früh noch da
    Und du hast deine Ruh

    {fact}
    Das darf jetzt schlafen gehn
    {next}
    Wir werden's morgen sehn

    {fact}
    Der Abend deckt es zu
    {next}
    Da atmest nur noch du

    {fact}
    Die Sterne wissen das
    {next}
    Das Gras wird langsam nass

    {fact}
    Ich flüstre es ganz sacht
    {next}
    Das hört nur noch die Nacht

    {fact}
    Das legen wir hier hin
    {next}
    Da liegt es weich darin

    {fact}
    Ganz leise, hör mal zu
    {next}
    Und alles kommt zur Ruh

    {fact}
    Das Kissen weiß es schon
    {next}
    Der Wind singt einen Ton

    {fact}
    Das reicht für einen Tag
    {next}
    Weil ich dich so sehr mag

    {fact}
    Nun ist es gut, nun ist es spät
    Der Teddy hat es auch gehört
    Und hat sich zu der Wand gedreht

    {fact}
    Das nimmst du mit in deinen Traum
    Da wird es groß und wird ganz leicht
    Und sitzt als Vogel auf dem Baum

    {fact}
    Das sag ich noch der Lampe vor
    Dann mach ich sie ganz langsam aus
    Und sag es dir ins andre Ohr

    {fact}
    Der Tag war lang, nun ist er klein
    Er passt in eine hohle Hand
    Und du passt auch noch mit hinein

    {fact}
    Ich bleib noch hier und halt die Hand
    Bis alles um uns leiser wird
    Und Schatten gehen an der Wand`,
  cheer: `
    {fact}
    Das singen wir vom Tor bis an die Bahn
    {next}
    Und wer zu spät kommt, stellt sich hinten an

    {fact}
    Das schreibt mit Kreide an die Kabinenwand
    {next}
    Wir sind darauf stolz, im ganzen Land

    {fact}
    Das schreibt mit Kreide an die Kabinenwand
    Die andern haben Pokale und Gold
    Wir haben das hier in der Hand

    {fact}
    Das pfeifen hier die Spatzen schon vom Dach
    {next}
    Und wer noch schläft, den singen wir heut wach

    {fact}
    Und wer das weiß, der hebt jetzt seine Hand
    {next}
    Da wackelt im Vereinsheim jede Wand

    {fact}
    Das macht uns keiner nach, und wenn, dann schief
    {next}
    Das steht seit Jahren im Vereinsarchiv

    {fact}
    So sind wir halt, und so wird's auch bleiben
    {next}
    Das kann man ruhig auf die Trikots schreiben

    {fact}
    Noch mal von vorn, die Kurve, die singt mit
    {next}
    Und alle stampfen, Schritt für Schritt

    {fact}
    Das ist bei uns so Tradition
    {next}
    Und fragt uns wer, wir wussten's schon

    {fact}
    Das haut den stärksten Gegner aus den Schuhn
    {next}
    Da kann sein Trainer auch nichts dran tun

    {fact}
    Darauf die Schals hoch, und jetzt singt ihr
    {next}
    Und wer das hört, der weiß, das sind nur wir

    {fact}
    Das singen wir im Bus und auf dem Rad
    Bei Sieg und Unentschieden und danach
    Und hinterher im warmen Wannenbad

    {fact}
    Das haben wir in keinem Buch gesehn
    Das kam von ganz alleine, Jahr um Jahr
    Und wer das fühlen will, soll bei uns stehn

    {fact}
    Das rufen wir, bis es der Letzte hört
    Vom Parkplatz bis zur letzten Reihe hin
    Und keiner sagt, dass ihn das stört

    {fact}
    Und das ist unser Trumpf, der wird gespielt
    Die andern haben größre Taschen dabei
    Wir haben uns noch nie so groß gefühlt

    {fact}
    Da lacht der Gegner erst und später nicht
    Wir nehmen uns die Ruhe und die Zeit
    Und kommen noch mal groß ans Licht`,
  plain: `
    {fact}
    Den ganzen Rest, den könnt ihr gern behalten
    {next}
    Da muss man weiter gar nichts umgestalten

    {fact}
    Das ist es schon, mehr will ich gar nicht zeigen
    {next}
    Da kann man lange sitzen und lange schweigen

    {fact}
    Da könnt ich einen Nachmittag hinschaun
    {next}
    Und einen zweiten, drüben, hinterm Zaun

    {fact}
    So einfach ist das, mehr ist nicht daran
    Man könnte größere Geschichten machen
    Die kleine steht hier und klopft bei mir an

    {fact}
    Das schreibt ihr gerne mit Tinte an die Wand
    Es gibt ja Lieder über Könige
    Ich nahm das hier, weil es neben mir stand

    {fact}
    Das steht so da, das hab ich nicht erfunden
    {next}
    Und beides hat am Ende mich gefunden

    {fact}
    Man hört es einmal, und man hört's noch mal
    {next}
    Es ist nicht viel, und doch ist's nicht egal

    {fact}
    Das weiß bei uns die halbe Stadt
    {next}
    Und wer's nicht wusste, weiß jetzt, was er hat

    {fact}
    So einfach geht ein Lied zuweilen los
    {next}
    Das ist nicht klein, das ist nicht groß

    {fact}
    Das schreibt man auf die Tafel vor der Tür
    {next}
    Da kommen auch die Leute von drüben dafür

    {fact}
    Da bleibt man stehn und dreht sich einmal um
    {next}
    Und alle, die es hören, nicken stumm

    {fact}
    Das passt auf einen Zettel in der Hand
    {next}
    Den trag ich mit mir durch das halbe Land

    {fact}
    Ich sag das so, wie ich's gesehen hab
    {next}
    Und streiche nichts und schwäche auch nichts ab

    {fact}
    Mehr Strophen braucht die Sache eigentlich nicht
    Ich sing noch eine, weil die Sonne scheint
    Und weil sie grad so durch die Scheibe bricht

    {fact}
    Das ging mir heute durch den Kopf im Bus
    Der Fahrer hat es, glaub ich, auch gedacht
    Er lachte mich noch an, ganz kurz vor Schluss

    {fact}
    Das kann man drehen, wenden, wie man mag
    Es steht am Abend immer noch so da
    Genau so wie am ersten Tag

    {fact}
    Da gibt es nichts zu deuteln und zu drehn
    Man geht vorbei, man guckt noch mal zurück
    Und hat auf einmal was gesehn

    {fact}
    Ein andrer hätte daraus viel gemacht
    Ich mach ein Lied, das passt in jede Tasche
    Und reicht bis kurz nach Mitternacht`,
  hook: `
    {fact}
    Das sing ich leise, das sing ich laut, das sing ich noch mal

    {fact}
    Das ist der Anfang, das ist das Ganze

    {fact}
    Und jetzt noch mal für alle hinten an der Wand

    {fact}
    Das sag ich einmal, zweimal, hundertmal

    {fact}
    Das ist mein Satz, den geb ich nicht mehr her

    {fact}
    Und das, genau das, das singen wir heut

    {fact}
    Und alle singen mit, vom Keller bis zum Dach

    {fact}
    Das geht ins Ohr und kommt nicht wieder raus`,
}
