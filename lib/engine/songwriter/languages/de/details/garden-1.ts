import type { Details } from '../../stanzas.ts'

/** Gardens and animals. */
export const garden1: readonly Details[] = [
  {
    words:
      'garten gartens gartenarbeit gartenbank gartenlaube gartenhaus gartenhäuschen gartentor schrebergarten kleingarten vorgarten bauerngarten kleingartenverein gärtner gärtnerin gärtnern gärtnerst gärtnert gegärtnert beet beete beeten unkraut gießkanne kompost komposthaufen apfelbaum kirschbaum',
    stanzas: `
      Erde, die unter den Nägeln sitzt
      Zwei Stiefel stehn umgestülpt an der Wand
      Ein Band, das die Ranken nach oben führt
      Und ein Wurm, gerettet mit flacher Hand

      Die Gießkanne kippt, und der Strahl wird breit
      Schnecken, die pünktlich zum Kopfsalat ziehn
      Ein Zettel am Stäbchen, der sagt, was es wird
      Und zwei grüne Flecken an beiden Knien

      Die Schubkarre quietscht auf dem schmalen Weg
      Kletten am Ärmel und Gras im Haar
      Ein Tütchen mit Samen, ein Loch neben Loch
      Und ein Beet, wo bis eben noch Wiese war

      Ein Schlauch, der sich immer wieder verknotet
      Die Harke lehnt müde am Gartentor
      Die Amsel sitzt wartend am Spatenstiel
      Und ein Igel guckt unter der Hecke vor`,
  },
  {
    words:
      'tomate tomaten tomatenpflanze tomatenpflanzen zucchini gurken radieschen kürbisse gewächshaus gemüsebeet gemüsegarten hochbeet hochbeete gemüseanbau erdbeeren himbeeren kartoffelacker',
    stanzas: `
      Schnüre, gespannt bis hinauf ans Dach
      Blätter, die grün an den Fingern riechen
      Ein Eimer, ein Messer, ein Regenfass
      Und Schnecken, die hoffnungsvoll näher kriechen

      Ein Biss in die Sonne, noch warm vom Strauch
      Erde am Knie und ein Halm im Schuh
      Ein Korb, dessen Henkel vor Fülle knarrt
      Und der Nachbar kriegt auch noch was dazu

      Joghurtbecher am Fensterbrett
      Zwei winzige Blätter, geknickt und blass
      Ein Daumen, der fühlt, ob die Erde was braucht
      Und am Ende ein Körbchen, schwer und nass`,
  },
  {
    words:
      'blume blumen rosen rosenstock rosenbeet rosenstrauß tulpen sonnenblume sonnenblumen blumenstrauß blumensträuße blumenbeet blumenladen blumenkasten blumenkästen balkonkasten balkonblumen geranien orchideen zimmerpflanzen dahlien pfingstrosen floristin blumengeschäft',
    stanzas: `
      Ein Stängel, schräg mit dem Messer gekürzt
      Papier, das raschelt, ein Gummiband
      Tropfen, die auf das Tischtuch fallen
      Und Blütenstaub, gelb, auf dem Rücken der Hand

      Der Topf ist schon wieder ein bisschen zu klein
      Blüten, die sich zum Fenster drehn
      Ein Blatt, das lautlos zu Boden segelt
      Und ein Duft bleibt noch lange im Zimmer stehn

      Wasser, das unten aus Töpfen rinnt
      Knospen, noch fest wie eine Faust
      Ein Blatt, das am Ärmel hängen bleibt
      Und eine Hummel, die näher saust`,
  },
  {
    words: 'rasenmäher rasenmähen rasen_mähen rasen rasens rasenkante mähst mäht mähte gemäht rasentraktor',
    stanzas: `
      Ein Brummen, das über die Hecken zieht
      Streifen, mal hell und mal dunkelgrün
      Ein Kabel, das immer ein Stück zu kurz ist
      Und Gänseblümchen, die trotzdem blühn

      Halme, die kleben am nassen Schuh
      Der Duft von Gras bis ins Nachbarhaus
      Ein Korb, der sich füllt und gekippt wird
      Und vom Maulwurf schaut nur der Hügel heraus

      Bahn neben Bahn, und am Ende gewendet
      Ein Eckchen bleibt stehn für die Bienen im Klee
      Ein Motor, der ausläuft, und plötzlich ist's still
      Und grün sind die Socken bis über den Zeh`,
  },
  {
    words:
      'katze katzen kätzchen kätzin stubentiger mieze miezekatze katzenklo katzenfutter katzenbaby katzenbabys katzenhaare katzenklappe hauskatze kratzbaum schnurrst schnurrt schnurren schnurrte miaut miaust miauen miau kater_namens unser_kater mein_kater dein_kater roter_kater alter_kater samtpfote pfötchen',
    stanzas: `
      Ein Schnurren, das bis in die Rippen dringt
      Haare auf jedem schwarzen Kleid
      Ein Napf, der ist leer, und zwar seit eben
      Und ein Blick, der sagt, es wird langsam Zeit

      Eine Pfote, die Stifte vom Tisch rollt
      Das teure Körbchen bleibt unbewohnt
      Ein Karton aus dem Altpapier, eng und krumm
      Und darin wird wie auf Kissen gethront

      Ein Stups an der Hand und ein Kratzen am Stuhl
      Die Tür steht weit offen, und nichts will hinaus
      Zwei Augen, die leuchten im dunklen Flur
      Und auf der Matte manchmal eine Maus

      Ein Fleck, wo die Sonne durchs Fenster fällt
      Ein Gähnen, so breit wie das ganze Gesicht
      Ein Schwanz, einmal rund um die Pfoten gelegt
      Und der Sessel wird frei, oder auch nicht`,
  },
  {
    words:
      'hund hunde hunden hundes hündin hündchen welpe welpen dackel labrador schäferhund golden_retriever mischling mischlingshund pudel mops beagle terrier border_collie hundekorb hundekörbchen hundehütte hundeleine hundeschule gassi gassi_gehen gassirunde bellst bellt bellen wedelst wedelt wedeln schwanzwedeln schnauze stöckchen',
    stanzas: `
      Ein Schwanz, der die Gläser vom Couchtisch fegt
      Vier Pfoten, die schlittern auf dem Parkett
      Ein Ball, der vor lauter Speichel tropft
      Und ein warmes Gewicht am Fuß vom Bett

      Die Leine klirrt, und schon dreht sich der Flur
      Ein Stock, dreimal so lang wie die Tür
      Die Nase am Boden, die Ohren im Wind
      Und ein Loch im Rasen, kein Mensch weiß, wofür

      Zwei Augen, die jedem Bissen folgen
      Ein Kopf, rein zufällig auf dem Knie
      Krümel, die nie bis zum Boden kommen
      Und satt wird so ein Hundemagen nie

      Ein Napf, der scheppernd durchs Zimmer rutscht
      Ein Quietscheball mit dem Loch im Bauch
      Schlamm an den Pfoten, ein Schütteln, fertig
      Und die weiße Wand hat die Punkte jetzt auch`,
  },
  {
    words:
      'pferd pferde pferden pferdes pony ponys reiten reitest reitet geritten reitstunde reitstunden reiterhof reitstall pferdestall reitstiefel reiterin reiter reitverein reitunterricht reitlehrerin stute hengst fohlen wallach hufe ponyhof',
    stanzas: `
      Hafer und Leder und warmer Mist
      Ein Schnauben, das feucht an den Nacken stößt
      Ein Striegel, der Staub in die Sonne kämmt
      Und ein Knoten im Schweif, der sich endlich löst

      Hufe, die dumpf auf den Sandplatz schlagen
      Eine Pfütze, so schlimm wie ein ganzer Teich
      Ein Apfel, geteilt auf der flachen Hand
      Und eine Nase, wie Samt so weich

      Stiefel mit Matsch bis zum oberen Rand
      Ein Eimer, ein Besen, die Gasse gekehrt
      Ein Ohr nach vorn und ein Ohr zurück
      Und warm durch die Jacke der Atem vom Pferd`,
  },
  {
    words:
      'bauernhof bauernhöfe bauernhofs landwirt landwirtin landwirtschaft bäuerin kuh kühe kühen kuhstall melken melkst melkt gemolken kälber kälbchen traktor traktoren trecker mähdrescher heuernte heuboden schweinestall schafe ziegen misthaufen',
    stanzas: `
      Stallgeruch, Heu und ein warmer Dampf
      Ein Trecker, der tuckert den Feldweg lang
      Milch, die noch schäumt in der Kanne
      Und ein Tor, das zufällt mit blechernem Klang

      Stiefel stehn vor der Küchentür
      Ein Kalb, das die Zunge um Finger legt
      Schwielen vom Stiel einer Gabel
      Und ein Besen, der leise die Gasse fegt

      Ein Blick in die Wolken, ein Halm im Mund
      Der Mähdrescher staubt, und die Spreu fliegt weit
      Brot und ein Messer im Schatten vom Rad
      Und Ernte ist Ernte, da gilt keine Zeit`,
  },
  {
    words: 'huhn hühner hühnern henne hennen gockel hühnerstall hühnerhof küken frische_eier enten gänse',
    stanzas: `
      Eier, noch warm, in der Schürze getragen
      Ein Gackern, als wär es das erste der Welt
      Federn, die über den Hof hin wehn
      Und ein Hahn, der sich selbst für den Wecker hält

      Körner, gestreut mit weitem Schwung
      Ein Rennen auf viel zu dünnen Beinen
      Ein Scharren, ein Picken, ein schiefer Kopf
      Und ein braunes Ei zwischen weißen, kleinen

      Die Leiter hinauf, ein Fuß nach dem andern
      Ein Plustern, ein Platz ganz rechts auf der Stange
      Ein Nest voller Stroh und ein Gipsei darin
      Und das Zählen dauert zum Glück nicht lange`,
  },
  {
    words:
      'kaninchen zwergkaninchen meerschweinchen hamster goldhamster kaninchenstall kaninchenzüchter hasenstall stallhasen häschen rennmäuse',
    stanzas: `
      Streu auf dem Teppich, ein Knuspern im Eck
      Ein Schnuppern, ein Zittern am Gitterrand
      Ein Löwenzahnblatt, das ruckweise schrumpft
      Und Fell, ganz warm in der hohlen Hand

      Ein Häuschen aus Holz mit zwei Fensterchen
      Ein Möhrchen, genagt bis zum grünen Schopf
      Ein Rascheln im Heu, und dann wieder still
      Und vorne am Eingang ein kleiner Kopf

      Heu in den Socken und Heu auf dem Flur
      Vier Pfoten, ein Trippeln, ein weicher Bauch
      Die Wasserflasche, die klickt und klickt
      Und Barthaare zittern bei jedem Hauch`,
  },
  {
    words:
      'vögel vogelhaus vogelhäuschen vogelhäuser vogelfutter futterhäuschen meisen kohlmeisen meisenknödel amsel amseln rotkehlchen spatzen nistkasten nistkästen singvögel vogelbeobachtung',
    stanzas: `
      Ein Häuschen auf Stelzen mit schiefem Dach
      Ein Streit um die Kerne, ein Flügelschlag
      Ein Specht, der kopfüber am Knödel hängt
      Und Schalen, verstreut am helllichten Tag

      Ein Fernglas liegt griffbereit neben der Tür
      Ein Zwitschern, noch eh der Wecker klingt
      Ein roter Latz und ein schwarzer Punkt
      Und ein kahler Strauch, der auf einmal singt

      Ein Vogelbuch, Seiten mit Eselsohr
      Ein Knödel im Netz, der im Wind sich dreht
      Ein Hüpfen, zwei Hüpfer, ein schiefer Blick
      Und ein Ast, der noch wippt, wenn da nichts mehr steht`,
  },
  {
    words: 'bienen bienenstock bienenstöcke bienenvolk bienenvölker imker imkerin imkern imkerst imkert imkerei honig',
    stanzas: `
      Ein Schleier, ein Kasten, ein bisschen Rauch
      Ein Summen, das bis in die Handschuhe geht
      Waben, die golden und schwer nach Wachs riechen
      Und ein Glas, in dem ein ganzer Sommer steht

      Ein Rähmchen, gehoben, ganz ohne Hast
      Gelb an den Beinen und schwer beladen
      Ein Flugloch, kaum größer als zwei Daumen
      Und Honig, der zieht einen langen Faden

      Deckel aus Wachs, mit der Gabel geöffnet
      Die Schleuder dreht, und es tropft und rinnt
      Klebrige Griffe an jeder Tür
      Und Linden, die gerade in Blüte sind`,
  },
]
