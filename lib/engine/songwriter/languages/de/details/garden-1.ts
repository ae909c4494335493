import type { Details } from '../../stanzas.ts'

/** Gardens and animals. */
export const garden1: readonly Details[] = [
  {
    words:
      'garten gartens gartenarbeit gartenbank gartenlaube gartenhaus gartenhäuschen gartentor schrebergarten kleingarten vorgarten bauerngarten kleingartenverein gärtner gärtnerin gärtnern gärtnerst gärtnert gegärtnert beet beete beeten unkraut gießkanne kompost komposthaufen apfelbaum kirschbaum',
    own: `
      {fact}
      Da steckt noch die Erde den ganzen Tag lang
      In Rillen und Falten und unter den Nägeln
      Und abends ist man für den Stuhl voller Dank

      Ein Igel schaut kurz unter der Hecke hervor
      Die Amsel sitzt wartend am Spatenstiel
      {fact}
      Und fertig ist nie was, und das ist das Ziel

      {fact}
      Man bückt sich und zupft, und der Rücken tut weh
      Und dann steht da plötzlich, wo vorher nichts war
      Ein Grün, kaum so groß wie ein kleiner Zeh`,
    stanzas: `
      Die Gießkanne kippt, und die Schnecke zieht aus
      Am Tor quietscht die Karre ihr altes Lied
      Der Abend legt Schatten quer über das Beet
      Und jemand bleibt sitzen, solang man noch sieht`,
    later: `
      Im Winter liegt Schnee auf dem Garten und ruht
      Man sieht nur die Stäbe mit Namen im Beet
      Doch drunter, da schläft schon der ganze April
      Und wartet, bis einer mit Gummistiefeln geht`,
    hook: `
      Komm mit in den Garten, da ist noch was los
      Komm mit in den Garten, die Bohnen sind groß

      Ein Garten, ein Stuhl und ein Baum an der Wand
      Ein Garten, und Erde an jeder Hand`,
  },
  {
    words:
      'tomate tomaten tomatenpflanze tomatenpflanzen zucchini gurken radieschen kürbisse gewächshaus gemüsebeet gemüsegarten hochbeet hochbeete gemüseanbau erdbeeren himbeeren kartoffelacker',
    own: `
      {fact}
      Sie hängen so rot, dass die Sonne sich schämt
      Ein Biss, und das Hemd ist ein Kunstwerk geworden
      Und keiner hat sich dafür je gegrämt

      Am Fensterbrett stehn sie in Bechern im März
      Zwei winzige Blätter, und jeder fragt nach
      {fact}
      Im August ist der Eimer so voll wie ein Bach`,
    stanzas: `
      Man bindet sie hoch, und man redet gut zu
      Die Blätter riechen an Händen noch lang
      Dann trägt man den Korb von Tür zu Tür
      Und jeder kriegt was, auf dem ganzen Gang`,
    later: `
      Im Winter schmeckt jede Tomate nach Glas
      Man legt sie zurück und geht weiter im Laden
      Man denkt an den Strauch und das Regenfass
      Und mitten im Schnee an das Barfußbaden`,
    hook: `
      Tomaten, Tomaten, so rot wie noch nie
      Tomaten, Tomaten, die schmecken, und wie`,
  },
  {
    words:
      'blume blumen rosen rosenstock rosenbeet rosenstrauß tulpen sonnenblume sonnenblumen blumenstrauß blumensträuße blumenbeet blumenladen blumenkasten blumenkästen balkonkasten balkonblumen geranien orchideen zimmerpflanzen dahlien pfingstrosen floristin blumengeschäft',
    own: `
      {fact}
      Da wird so ein Zimmer auf einmal ganz hell
      Man schneidet die Stängel, man rückt an der Vase
      Und denkt sich, verblüht nur nicht gar zu schnell

      Man spricht mit den Blüten, wenn niemand da ist
      Am Fenster, da drehn sie sich alle zum Licht
      {fact}
      Und ohne sie ginge es, aber halt nicht`,
    stanzas: `
      Die Knospe geht auf, eine andre lässt los
      Der Blütenstaub malt einen Punkt auf die Hand
      Die Hummel kommt näher und findet den Weg
      Und taumelt vor Glück noch ein Stück an der Wand`,
    later: `
      Die Blumen sind lange verblüht und verweht
      Doch eine liegt noch zwischen zwei Seiten im Buch
      Sie hat keine Farbe, sie hat keinen Duft
      Und ist doch von damals ein kleiner Besuch`,
    hook: `
      Blumen für dich, und ich bring sie dir hin
      Blumen für dich, da steckt alles mit drin`,
  },
  {
    words: 'rasenmäher rasenmähen rasen_mähen rasen rasens rasenkante mähst mäht mähte gemäht rasentraktor',
    own: `
      {fact}
      Es brummt durch die Hecken, und jeder weiß gleich
      Nun ist wieder Samstag, es duftet nach Gras
      Und jemand zieht Streifen wie Wellen im Teich

      Der Motor springt an, und die Katze springt weg
      Das Kabel ist immer ein bisschen zu klein
      {fact}
      Den Klee für die Bienen, den lässt man sein`,
    stanzas: `
      Die Socken sind grün, und der Korb ist ganz voll
      Ein Streifen ist hell, und ein Streifen ist dunkel
      Am Ende steht einer am Zaun und ist stolz
      Und nickt seinem Werk zu im Abendgefunkel`,
    later: `
      Und schläft dann der Rasenmäher im Schuppen
      Dann hat auch der Maulwurf mal endlich frei
      Es riecht noch bis Montag nach Sommer im Flur
      Und lang ist das Gras dann schon wieder dabei`,
    hook: `
      Der Rasen, der Rasen, schon wieder so lang
      Der Rasen, der Rasen, jetzt wirf das Ding an`,
  },
  {
    words:
      'katze katzen kätzchen kätzin stubentiger mieze miezekatze katzenklo katzenfutter katzenbaby katzenbabys katzenhaare katzenklappe hauskatze kratzbaum schnurrst schnurrt schnurren schnurrte miaut miaust miauen miau kater_namens unser_kater mein_kater dein_kater roter_kater alter_kater samtpfote pfötchen',
    own: `
      {fact}
      Da liegt sie im Karton, so würdig und breit
      Das Körbchen daneben war teuer und weich
      Doch dafür, da hat sie natürlich nie Zeit

      Man öffnet die Tür, und dann bleibt sie halt sitzen
      Man schließt eine Tür, und schon will sie hinaus
      {fact}
      Und abends, da schläft sie im Aktenschrank aus

      {fact}
      Der Stift rollt vom Tisch, und sie schaut hinterher
      Sie schaut, wo er liegt, und dann schaut sie den nächsten
      Und fragt ohne Worte, wie wär's mit noch mehr`,
    stanzas: `
      Ein Schnurren beginnt, wo die Sonne hinfällt
      Vier Pfoten versinken im Wollpulli drin
      Wer jetzt noch was wollte, der muss eben warten
      Man steht doch nicht auf mit der Katze am Kinn`,
    later: `
      Am Abend, da liegt sie am Fußende schon
      Man zieht seine Beine ein bisschen herum
      Der Platz, der gehört ja der Katze im Haus
      Und liegt man dann krumm, ja, dann liegt man halt krumm`,
    hook: `
      Schnurr, schnurr, kleine Katze, der Sessel ist dein
      Schnurr, schnurr, kleine Katze, so soll es halt sein`,
  },
  {
    words:
      'hund hunde hunden hundes hündin hündchen welpe welpen dackel labrador schäferhund golden_retriever mischling mischlingshund pudel mops beagle terrier border_collie hundekorb hundekörbchen hundehütte hundeleine hundeschule gassi gassi_gehen gassirunde bellst bellt bellen wedelst wedelt wedeln schwanzwedeln schnauze stöckchen',
    own: `
      {fact}
      Da klopft schon der Schwanz auf die Dielen den Takt
      Die Leine ist grad erst vom Haken gefallen
      Und alles, was Pfoten hat, hat es gepackt

      Man kommt nur vom Müll, und man wird so begrüßt
      Als wär man nach Jahren auf See erst zurück
      {fact}
      Und jeder von uns kriegt vom Wedeln ein Stück

      {fact}
      Zwei Augen verfolgen den Bissen ganz stumm
      Ein Kopf sinkt ganz leicht auf das nächste Knie
      Und schon kriegt er was, und man weiß nicht, warum`,
    stanzas: `
      Ein Stock, dreimal so lang wie jede Tür
      Der muss unbedingt mit nach Hause hinein
      Der Schlamm fliegt beim Schütteln bis hoch an die Wand
      Und wer ihn ins Bad bringt, wird auch nicht mehr rein`,
    later: `
      Am Abend, da seufzt unterm Tisch jemand auf
      Die Pfoten, die laufen im Traum noch durchs Feld
      Man hat einen Hund, und man hat seine Ruh
      Man hat etwas Warmes, das zu einem hält`,
    hook: `
      Guter Hund, guter Hund, komm und lauf mit mir
      Guter Hund, guter Hund, die Welt ist ein Revier`,
  },
  {
    words:
      'pferd pferde pferden pferdes pony ponys reiten reitest reitet geritten reitstunde reitstunden reiterhof reitstall pferdestall reitstiefel reiterin reiter reitverein reitunterricht reitlehrerin stute hengst fohlen wallach hufe ponyhof',
    own: `
      {fact}
      Die Nase ist weich und die Stalltür ist kalt
      Man lehnt seine Stirn an den warmen Hals
      Und alles, was drückte, das löst sich halt

      Es schnaubt in den Nacken und stupst nach dem Brot
      Ein Striegel zieht Staub in das Licht hinein
      {fact}
      Und wer drauf sitzt, muss nicht mal tapfer sein`,
    stanzas: `
      Die Hufe gehn dumpf auf dem sandigen Platz
      Ein Ohr dreht nach vorne und eins dreht zurück
      Der Apfel verschwindet von flacher Hand
      Und Matsch bis zum Knie ist ein Teil von dem Glück`,
    later: `
      Am Abend riecht alles nach Leder und Heu
      Die Jacke, das Auto, das Kissen, das Haar
      Wer einmal ein Pferd hat, der hat auch den Duft
      Und hätte ihn gern jeden Tag so nah`,
    hook: `
      Hopp, hopp, mein Pferd, durch den Wind und den Sand
      Hopp, hopp, mein Pferd, durch das ganze Land`,
  },
  {
    words:
      'bauernhof bauernhöfe bauernhofs landwirt landwirtin landwirtschaft bäuerin kuh kühe kühen kuhstall melken melkst melkt gemolken kälber kälbchen traktor traktoren trecker mähdrescher heuernte heuboden schweinestall schafe ziegen misthaufen',
    own: `
      {fact}
      Das Heu pikst im Nacken, der Hahn kräht zu früh
      Die Sonne kommt staubig durchs Scheunentor
      Und unten im Stall steht schon dampfend das Vieh

      Der Trecker tuckert den Feldweg entlang
      Die Milch schäumt noch warm in der Kanne aus Blech
      {fact}
      Da war man am Abend nie sauber, nur frech

      {fact}
      Da ging es mit Schwung durch das Stoppelfeld
      Der Staub flog in Wolken, das Brot war dick
      Da war man der König der ganzen Welt`,
    stanzas: `
      Die Stiefel stehn schief vor der Küchentür
      Ein Kalb leckt mit rauer Zunge die Hand
      Die Schwalben ziehn unter dem Dach ein und aus
      Und abends liegt Gold auf dem ganzen Land`,
    later: `
      Ist man in der Stadt, und die Straße ist grau
      Und riecht es wo plötzlich nach Kuhstall und Heu
      Dann bleibt man kurz stehen und schnuppert und lacht
      Und alles ist wieder lebendig und neu`,
    hook: `
      Der Traktor, der tuckert, das Heu auf dem Wagen
      Der Traktor, der tuckert in sonnigen Tagen`,
  },
  {
    words: 'huhn hühner hühnern henne hennen gockel hühnerstall hühnerhof küken frische_eier enten gänse',
    own: `
      {fact}
      Dann gackert es wichtig quer über den Hof
      Ein Ei liegt im Stroh, und es ist noch ganz warm
      Und keiner kann sagen, die wären hier doof

      Die Leiter hinauf geht es Bein um Bein
      Sie plustern sich auf und sie rücken zurecht
      {fact}
      Und wer hier das Sagen hat, sieht man nicht schlecht`,
    stanzas: `
      Die Körner fliegen in weitem Bogen
      Da rennt es auf Beinen, so dünn wie ein Draht
      Ein Scharren, ein Picken, ein schiefer Blick
      Und keine ist satt, auch wenn jede schon hat`,
    later: `
      Man zählt jeden Abend die Hühner im Stall
      Dann schließt man den Riegel und wünscht ihnen Ruh
      Ein Murren, ein Rutschen, ein Flügel, ein Schnabel
      Dann klappt auch das letzte der Augen mal zu`,
    hook: `
      Put, put, put, Hühner, das Futter ist hier
      Put, put, put, Hühner, ein Ei gehört mir`,
  },
  {
    words:
      'kaninchen zwergkaninchen meerschweinchen hamster goldhamster kaninchenstall kaninchenzüchter hasenstall stallhasen häschen rennmäuse',
    own: `
      {fact}
      Es raschelt im Heu, und ein Näschen schaut vor
      Es zittert und schnuppert und überlegt lang
      Und dreht dann nach hinten das eine Ohr

      Ein Näschen, zwei Ohren, ein zitternder Bart
      Das Löwenzahnblatt wird von selber ganz klein
      {fact}
      Da darf man mal ganz ohne Worte sein`,
    stanzas: `
      Vier Pfoten trippeln quer über den Flur
      Ein Möhrchen verschwindet bis hin an das Grün
      Die Flasche macht klick, und das Heu liegt im Bad
      Und trotzdem wird alles am Abend verziehn`,
    later: `
      Am Abend wird's still, und das Heu raschelt sacht
      Ein Häufchen aus Fell liegt im hintersten Eck
      Kaninchen und Hamster, die schlafen nicht viel
      Doch drehn sie ihr Rädchen, sind Sorgen weit weg`,
    hook: `
      Hopp, hopp, kleines Kaninchen, die Möhre ist da
      Hopp, hopp, kleines Kaninchen, dein Ohr ist ganz nah`,
  },
  {
    words:
      'vögel vogelhaus vogelhäuschen vogelhäuser vogelfutter futterhäuschen meisen kohlmeisen meisenknödel amsel amseln rotkehlchen spatzen nistkasten nistkästen singvögel vogelbeobachtung',
    own: `
      {fact}
      Da sitzt man am Fenster und rührt sich kaum mehr
      Ein Rotkehlchen hüpft auf das Brett und schaut auf
      Und trägt seinen Kern dann ganz wichtig umher

      Ein Fernglas liegt immer am Fenster bereit
      Es zwitschert im Strauch, und noch ist es nicht hell
      {fact}
      Da vergeht so ein Winter auf einmal recht schnell`,
    stanzas: `
      Das Häuschen auf Stelzen hat Streit auf dem Dach
      Ein Specht hängt am Knödel und dreht sich im Wind
      Die Schalen rieseln hinab in den Schnee
      Und alle sind da, die hier Stammgäste sind`,
    later: `
      Im Frühjahr geht's dann um den Nistkasten rund
      Ein Halm und ein Haar und ein Fädchen vom Kleid
      Dann schauen fünf Schnäbel zum Loch heraus
      Und singen das Haus an, die ganze Zeit`,
    hook: `
      Hört ihr die Amsel, sie sitzt auf dem Dach
      Hört ihr die Amsel, sie singt uns heut wach`,
  },
  {
    words: 'bienen bienenstock bienenstöcke bienenvolk bienenvölker imker imkerin imkern imkerst imkert imkerei honig',
    own: `
      {fact}
      Da summt es im Ohr bis zum Abend noch nach
      Man hebt jedes Rähmchen, als wär es aus Glas
      Und macht nichts zu schnell, denn sonst werden sie wach

      Der Schleier, der Rauch, und die Hände ganz sacht
      Das Flugloch ist eng, und der Andrang ist groß
      {fact}
      Man lernt dabei Ruhe und lässt nicht los`,
    stanzas: `
      Die Linde blüht auf, und der Garten, der brummt
      Sie kommen mit Hosen aus Gelb zurück
      Die Schleuder dreht langsam den Sommer ins Glas
      Und jeder im Haus klebt ein kleines Stück`,
    later: `
      Im Winter steht dann der Honig im Schrank
      Man streicht sich den Sommer aufs Brot und wird still
      Da schmeckt man die Wiese, den Hang und das Licht
      Und löffelt den Rest aus dem Glas, weil man will`,
    hook: `
      Summ, summ, ihr Bienen, bringt Honig nach Haus
      Summ, summ, ihr Bienen, der Sommer geht nie aus`,
  },
]
