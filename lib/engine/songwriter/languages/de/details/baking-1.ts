import type { Details } from '../../stanzas.ts'

/** Baking, sweets and what is drunk with them. */
export const baking1: readonly Details[] = [
  {
    words:
      'backst backt bäckt bäckst backte backtest backen gebacken backofen backblech backform backrezept backrezepte ich_backe backkünste rührschüssel nudelholz hefeteig mürbeteig',
    own: `
      {fact}
      Da wird aus dem Küchentisch eine Stadt
      Aus Mehl und Schüsseln und Eierschalen
      Und jeder kommt gucken, der Hunger hat

      Der Ofen glüht, und die Scheibe beschlägt
      Man wartet davor wie im Kino und schaut
      {fact}
      Und wer noch kein Blech hat, hat eins sich geklaut

      {fact}
      Da riecht schon die Treppe nach Butter und Zimt
      Die Nachbarn bleiben im Stockwerk drunter
      Ein wenig stehn, bis die Richtung stimmt`,
    stanzas: `
      Das Mehl stäubt hoch und legt sich aufs Haar
      Ein Finger fährt heimlich den Schüsselrand lang
      Die Eieruhr tickt, und der Teig wird rund
      Und jemand singt leise den Ofen entlang`,
    later: `
      Am Abend ist nur noch das Blech zu sehn
      Drei Krümel, ein Tropfen, der Rest ist verzehrt
      Doch wer einmal weiß, wie das Backen hier riecht
      Der weiß auch, warum er nach Hause fährt`,
    hook: `
      Backen, backen, und das Haus riecht gut
      Backen, backen, mit Herz und mit Glut`,
  },
  {
    words:
      'kuchen apfelkuchen käsekuchen streuselkuchen marmorkuchen schokoladenkuchen schokokuchen zwetschgenkuchen pflaumenkuchen kirschkuchen rhabarberkuchen zitronenkuchen mohnkuchen nusskuchen blechkuchen butterkuchen rührkuchen erdbeerkuchen sonntagskuchen bienenstich gugelhupf donauwelle donauwellen torte torten sahnetorte kirschtorte schwarzwälder_kirschtorte apfelstrudel hefezopf käsesahne',
    own: `
      {fact}
      Da kommen sie alle, von nah und von weit
      Der eine hat grade schon Mittag gegessen
      Und hat für ein Stück trotzdem immer noch Zeit

      Man deckt noch den Tisch, und schon stehn sie davor
      Mit Gabeln bewaffnet und hungrigem Blick
      {fact}
      Und keiner geht hier ohne zweites Stück`,
    stanzas: `
      Das Messer fährt mitten durch Guss und durch Rand
      Die Krümel bleiben am Finger kleben
      Die Sahne steht weiß in der Schüssel bereit
      Und jeder hält schon den Teller daneben

      Der Duft zieht die Treppe hinab und hinauf
      Er klopft an die Türen und holt sie herbei
      Erst sitzen da zwei, und dann sitzen da vier
      Und plötzlich reicht eine Kanne für drei`,
    later: `
      Und wenn man sich später an Sonntage denkt
      Dann weiß man kein Wetter, kein Jahr und kein Wort
      Man weiß noch den Kuchen, den Teller, das Licht
      Und möchte von diesem Tisch nie wieder fort`,
    hook: `
      Noch ein Stück Kuchen, ein Stück für mich
      Noch ein Stück Kuchen, das größte für dich

      Kuchen für alle, und rückt mal zusammen
      Wer Kuchen hat, hat auch Leute beisammen`,
  },
  {
    words:
      'plätzchen weihnachtsplätzchen weihnachtskekse weihnachtsbäckerei keks kekse keksdose kekstüte butterkekse vanillekipferl zimtsterne lebkuchen spritzgebäck butterplätzchen plätzchenteig christstollen stollen',
    own: `
      {fact}
      Die Dose ist voll bis hinauf an den Rand
      Am Abend ist plötzlich nur Papier noch darin
      Und keiner ist's gewesen, das ist bekannt

      Es schneit vor dem Fenster, und drinnen schneit Mehl
      Die Sterne aus Teig liegen alle schon da
      {fact}
      Und einer schmeckt immer schon vorher mal, klar`,
    stanzas: `
      Die Dose klemmt, und der Deckel springt auf
      Es duftet nach Nelken, nach Mandel und Zimt
      Ein Griff noch, sagt jeder, ein einziger Griff
      Und keiner verrät, ob die Zahl noch stimmt`,
    later: `
      Im Januar steht in der Dose noch Luft
      Ein einziger Stern liegt vergessen im Eck
      Man teilt sich das letzte der Plätzchen durch vier
      Dann ist auch der Rest von dem Winter weg`,
    hook: `
      Plätzchen, Plätzchen, noch eins, und dann Schluss
      Plätzchen, Plätzchen, mit Guss und mit Kuss`,
  },
  {
    words:
      'brotbacken brot_backen brot_gebacken brot_bäckst backst_brot backt_brot backe_brot brot_selbst brot_selber selbstgebackenes_brot frisches_brot eigenes_brot dein_brot sauerteig sauerteigbrot bauernbrot roggenbrot vollkornbrot brotteig brotlaib backstube',
    own: `
      {fact}
      Der Teig liegt die Nacht unterm Tuch und wird groß
      Am Morgen kracht eine goldene Kruste
      Und wer sie gehört hat, der will nicht mehr los

      Man riecht es im Hof schon, noch ehe es tagt
      Und stellt schon die Butter und's Messer bereit
      {fact}
      Das Ende vom Laib wird verteilt unter Streit`,
    stanzas: `
      Der Sauerteig blubbert im Glas vor sich hin
      Er lebt schon seit Jahren und kriegt seinen Brei
      Man klopft auf den Laib, und es klingt, wie es soll
      Und gleich ist die erste Scheibe dabei`,
    later: `
      Und wenn einer auszieht, dann kriegt er ein Glas
      Mit Sauerteig mit und ein Tuch und ein Wort
      So backt bald in einer ganz anderen Stadt
      Dasselbe Brot weiter am anderen Ort`,
    hook: `
      Frisches Brot, frisches Brot, und Butter darauf
      Frisches Brot, und da geht die Sonne auf`,
  },
  {
    words:
      'geburtstagstorte geburtstagstorten geburtstagskuchen geburtstagskerze geburtstagskerzen kerzen_auspusten kerzen_ausblasen kerzen_ausgepustet kerzen_ausgeblasen kerzen_aus kerzen_auspustet',
    own: `
      {fact}
      Das Licht geht aus, und es leuchtet der Raum
      Man singt etwas schief, und man singt etwas laut
      Und einer holt Luft und man atmet kaum

      Die Kerzen stehn schief, und das Wachs läuft schon los
      Die Streichhölzer wandern von Hand zu Hand
      {fact}
      Und alles wird golden bis hin an die Wand`,
    stanzas: `
      Der Löffel taucht tief in die Sahne hinein
      Die Streusel rollen bis unter den Schrank
      Das größte Stück geht an das Kind auf dem Stuhl
      Und alle zusammen rufen, hab Dank`,
    later: `
      Was einer sich wünscht, das verrät man ja nie
      Man räumt nur die Kerzen hinein in den Schrank
      Doch manchmal sieht man an einem Gesicht
      Die Kerzen sind aus, doch der Wunsch, der hält lang`,
    hook: `
      Geburtstagskerzen, und alle gehn an
      Geburtstagskerzen, jetzt pustet, wer kann`,
  },
  {
    words:
      'kaffee kaffees kaffeetasse kaffeekanne kaffeekränzchen kaffeeklatsch kaffeetrinken kaffeebohnen kaffeeküche kaffeepause filterkaffee espresso espressos cappuccino milchkaffee latte_macchiato kochst_kaffee kocht_kaffee koche_kaffee kochst_den_kaffee kocht_den_kaffee kochst_nie_kaffee kocht_nie_kaffee kochst_immer_kaffee kocht_immer_kaffee kochst_gern_kaffee kochst_guten_kaffee kochst_mir_kaffee kocht_mir_kaffee kochst_uns_kaffee kocht_uns_kaffee kochst_allen_kaffee kaffee_kochen kaffee_gekocht kochst_jeden_morgen kocht_jeden_morgen kochst_morgens kocht_morgens',
    own: `
      {fact}
      Die Tasse dampft warm in den Morgen hinein
      Da darf selbst ein Montag, ein grauer im Regen
      Auf einmal ein ziemlich gemütlicher sein

      Es gluckert und röchelt, und dann kommt der Duft
      Der schleicht durch den Flur und ums Eck und ums Bett
      {fact}
      Und jeder, der aufwacht, ist plötzlich ganz nett

      {fact}
      Da rückt man den Stuhl und da setzt man sich hin
      Erst redet man gar nichts, dann redet man viel
      Und weiß erst danach, ach, da war ja was drin`,
    stanzas: `
      Die Mühle rasselt, das Wasser kocht auf
      Der Löffel dreht klingelnd die Runde im Glas
      Dann wird es ganz still für den ersten Schluck
      Und jeder am Tisch denkt sich, ja, das ist was`,
    later: `
      Und kalt wird der Kaffee, das macht gar nichts aus
      Man hat sich verredet, der Tag ist schon weit
      Was bleibt, ist ein Ring auf dem hölzernen Tisch
      Und dass jemand da war und hatte mal Zeit`,
    hook: `
      Kaffee am Morgen, und alles wird gut
      Kaffee am Morgen, das macht wieder Mut

      Einen Kaffee für dich, einen Kaffee für mich
      Und der Tag kann jetzt kommen, der freut sich auf dich`,
  },
  {
    words:
      'tee tees teekanne teetasse teebeutel teestunde kräutertee kräutertees pfefferminztee kamillentee früchtetee schwarztee grüntee ostfriesentee tee_trinken teetrinken kochst_tee kocht_tee kochst_mir_tee kocht_mir_tee kochst_uns_tee kochst_immer_tee tee_gekocht tee_kochen kluntje stövchen',
    own: `
      {fact}
      Der Kessel singt leise, das Fenster beschlägt
      Man wärmt sich die Finger am Becher und merkt
      Wie etwas im Kopf sich ganz langsam legt

      Der Honig läuft langsam am Löffel hinab
      Es regnet, und keiner muss irgendwohin
      {fact}
      Da ist schon die halbe Gesundheit mit drin`,
    stanzas: `
      Die Kanne geht um, und der Deckel klirrt leis
      Der Dampf malt ein Bild an die Scheibe und geht
      Man pustet und nippt und verbrennt sich den Mund
      Und sagt, dass die Zeit hier so angenehm steht`,
    later: `
      Der Tee ist getrunken, die Kanne wird kalt
      Ein Blatt klebt ganz unten am Boden im Grund
      Man deutet daraus, was der Winter noch bringt
      Und meistens heißt das, bleib mir nur gesund`,
    hook: `
      Eine Tasse Tee, und wir rücken ganz nah
      Eine Tasse Tee, und der Abend ist da`,
  },
  {
    words:
      'bier biere bierchen feierabendbier weißbier weizenbier weizen pils pilsner bierkasten bierdeckel biergarten biergärten brauerei bierbrauen stammtisch stammtischbruder kneipe kneipen eckkneipe wirtshaus stammkneipe',
    own: `
      {fact}
      Man rückt auf der Bank noch ein bisschen heran
      Der Schaum läuft am Glas bis hinab auf den Tisch
      Und dann fängt dieselbe Geschichte an

      Die Sonne hängt tief überm letzten Haus
      Es klirrt, und man schaut sich dabei ins Gesicht
      {fact}
      Und pünktlich nach Hause, das geht heute nicht`,
    stanzas: `
      Der Deckel ist voll mit Strichen am Rand
      Die Brezel am Haken hängt auch nicht mehr lang
      Der Wirt stellt die Stühle schon hoch auf den Tisch
      Und hinten fängt einer noch an mit Gesang`,
    later: `
      Und wenn man nach Jahren den Stammtisch noch kennt
      Die Kerbe im Holz und das wackelnde Bein
      Dann bringt jemand Gläser und fragt nicht erst lang
      So sollte ein Bier und ein Abend halt sein`,
    hook: `
      Ein Bier auf den Tag, und ein Bier auf die Nacht
      Und eins auf den, der uns zum Lachen gebracht`,
  },
  {
    words:
      'wein rotwein weißwein weinglas weingläser weinflasche weinkeller weinberg weinberge weinprobe weinabend weinfest weingut winzer winzerin riesling ein_glas_wein glas_wein',
    own: `
      {fact}
      Die Kerze brennt nieder, die Flasche wird leer
      Man wollte nach Hause schon vor einer Stunde
      Und sitzt immer noch da und erzählt immer mehr

      Der Korken macht plopp, und das Glas leuchtet rot
      Man schwenkt es und riecht, und man tut sehr gescheit
      {fact}
      Und alles, was wahr ist, das kommt mit der Zeit`,
    stanzas: `
      Es dämmert, und einer holt Käse und Brot
      Der Wein funkelt dunkel im Lampenschein
      Man redet erst leise und später ganz groß
      Und lädt sich am Ende zum Frühstück noch ein`,
    later: `
      Am Morgen steht noch ein Glas auf dem Tisch
      Ein roter Ring blieb auf dem Tischtuch zurück
      Der Wein, der geht irgendwann doch wieder raus
      Den Abend behält man für sich, so ein Stück`,
    hook: `
      Ein Glas Wein, ein Glas Wein, und dann schenk noch mal ein
      So könnte der Rest von der Woche auch sein`,
  },
  {
    words:
      'bonbon bonbons pfefferminzbonbon pfefferminzbonbons hustenbonbon hustenbonbons karamellbonbons zitronenbonbons pfefferminz lakritz lakritze gummibärchen lutscher weingummi süßigkeiten bonbondose bonbonglas',
    own: `
      {fact}
      Es raschelt, und jeder im Raum dreht sich um
      Die Kinder stehn plötzlich wie Spatzen im Kreis
      Und alle sind lieb und vor Hoffnung ganz stumm

      Man hört es am Rascheln, noch eh man es sieht
      Und hält schon die Hand auf und wartet ganz still
      {fact}
      Und jeder bekommt auch die Farbe, die er will`,
    stanzas: `
      Das Papier fliegt zerknüllt auf den Tisch und wird Schiff
      Die Backe wird rund, und die Zunge wird rot
      Ein Bonbon wiegt wenig und hilft ziemlich viel
      Bei Regen, bei Heimweh und trockenem Brot`,
    later: `
      Und findet man später im Futter vom Rock
      Noch eins von den Bonbons, ganz klebrig und alt
      Dann ist man auf einmal noch mal ganz klein
      Und draußen ist es nicht halb so kalt`,
    hook: `
      Gummibärchen, Bonbons, und für jeden eins
      Die Tasche macht raschel, und gleich hast du deins`,
  },
  {
    words:
      'schokolade schokoladen schoki schokoladentafel schokoriegel pralinen praline nascht naschst naschen genascht naschkatze nutella süßes nougat marzipan',
    own: `
      {fact}
      Es knackt in der Küche, wenn keiner dort ist
      Ein Rippchen, ein zweites, dann ist eben Schluss
      Bis man in der Nacht seinen Vorsatz vergisst

      Die Tafel liegt oben, ganz hinten im Schrank
      Man bräuchte den Stuhl, und der knarrt leider sehr
      {fact}
      Und morgens ist dann das Papier wieder leer`,
    stanzas: `
      Das Silberpapier wird ganz glatt noch gemacht
      Der Mund hat an beiden Seiten noch Braun
      Wer fragt, kriegt ein Stück, und wer schweigt, kriegt zwei
      Und niemand will einem so richtig mehr traun`,
    later: `
      Man kann sie verstecken, so gut man nur will
      Im Stiefel, im Schrank, hinterm Nudelpaket
      Am Ende weiß immer schon einer Bescheid
      Wo heute die Schokolade steht`,
    hook: `
      Schokolade, ein Stück, und dann noch ein Stück
      Schokolade, ein kleines, viereckiges Glück`,
  },
  {
    words:
      'eisdiele eisdielen eiscafé eisbecher eiscreme eis_essen eis_gegessen eis_isst ein_eis kugel_eis kugeln_eis eiskugel eiskugeln vanilleeis erdbeereis schokoladeneis schokoeis spaghettieis eiswagen',
    own: `
      {fact}
      Die Kugel rutscht schief, und die Waffel tropft los
      Man leckt um die Wette mit Sonne und Wind
      Und hat doch am Ende den Klecks auf dem Schoß

      Die Schlange reicht heute bis vorne ans Eck
      Man zählt schon die Sorten und nimmt doch wie eh
      {fact}
      Da tut selbst ein Sonnenbrand nicht mehr weh`,
    stanzas: `
      Das Eis läuft den Arm bis zum Ellbogen hin
      Ein Hund steht davor und hat Hoffnung im Blick
      Es kostet nicht viel, und es dauert nicht lang
      Und ist doch ein ganzes, ein richtiges Glück`,
    later: `
      Im Winter hängt an der Eisdiele ein Schild
      Die Stühle stehn hoch auf den Tischen und ruhn
      Man zählt durch die Scheibe die Sorten vom Juli
      Und hat bis April damit reichlich zu tun`,
    hook: `
      Eine Kugel Eis, eine Kugel, noch eine
      Eine Kugel Eis, und dann baumeln die Beine`,
  },
]
