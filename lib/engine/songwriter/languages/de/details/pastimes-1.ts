import type { Details } from '../../stanzas.ts'

/** Music, reading, handicraft and games. */
export const pastimes1: readonly Details[] = [
  {
    words:
      'tanzen tanzt tanze tanzte tanztest tanzten getanzt tanzkurs tanzkurse tanzschule tanzstunde tanzstunden tanzfläche tanzabend tanztee tänzer tänzerin tanzlehrer tanzlehrerin tanzschuhe tanzgruppe walzer tango salsa discofox rumba ballett volkstanz',
    stanzas: `
      Schuhe, die übers Parkett hin schleifen
      Eins, zwei, und drei, und ein Zeh, der stört
      Ein Rock, der sich dreht wie ein Schirm im Wind
      Und Musik, die noch nicht so bald aufhört

      Stühle, ganz weit an den Rand geschoben
      Ein Wiegen zur Seite, ein halber Schritt
      Die Hand auf dem Rücken, die Hand in der Hand
      Und die Lampe schaukelt ein bisschen mit

      Sohlen mit Löchern vom letzten Mal
      Ein Takt, der von unten die Knie bewegt
      Ein Glas, das am Rand der Fläche wartet
      Und ein Kinn, auf eine Schulter gelegt`,
  },
  {
    words:
      'singen singst singt singe gesungen sangst sang sänger sängerin chor chors chorprobe chorproben chorleiter chorleiterin kirchenchor gospelchor männerchor frauenchor kinderchor gesangverein gesangsunterricht karaoke sopran mitsingst mitsingen lauthals',
    stanzas: `
      Ein Notenblatt, an den Ecken geknickt
      Ein Atemzug, tief bis in den Bauch
      Ein Ton, der zu hoch ist, ein Lachen, noch mal
      Und die Amsel vorm Fenster versucht es auch

      Ein Summen beim Abwasch, ein Trällern im Bad
      Der Refrain sitzt fest, und der Rest wird La
      Ein Fuß, der den Takt auf die Dielen klopft
      Und ein Echo im Treppenhaus, auch noch da

      Die Stimmgabel summt an der Tischkante
      Vier Stimmen, gestapelt wie Stein auf Stein
      Ein Husten, ein Rascheln, ein Stab, der sich hebt
      Und dann setzt der Bass von ganz unten ein`,
  },
  {
    words:
      'gitarre gitarren gitarrenspiel gitarrespielen gitarrenunterricht gitarrenlehrer gitarrenkoffer gitarrensaiten gitarrist gitarristin e-gitarre westerngitarre konzertgitarre ukulele bassgitarre',
    stanzas: `
      Hornhaut an vier von fünf Fingern
      Ein Plektrum, das fast schon im Schallloch liegt
      Ein Griff, der noch schnarrt, und noch mal von vorn
      Und ein Knie, das sich unter dem Holz mitwiegt

      Drei Akkorde und noch ein vierter dazu
      Ein Koffer mit Klebern, ein Gurt mit Loch
      Das Stimmen dauert so lang wie das Lied
      Und die dünnste Saite, die hält grad noch

      Ein Kratzen, wenn Finger die Lage wechseln
      Ein F, das die halbe Hand verdreht
      Zerlesene Noten, ein Ring vom Kaffee
      Und ein Ton, der noch lang in der Küche steht`,
  },
  {
    words:
      'klavier klaviers klaviere klavierspielen klavierspiel klavierspieler klavierspielerin klavierunterricht klavierstunde klavierstunden klavierlehrer klavierlehrerin klavierhocker keyboard pianist pianistin e-piano konzertflügel',
    stanzas: `
      Tasten, so gelb wie die Zähne vom Pferd
      Ein Metronom, das den Takt diktiert
      Ein Hocker, gedreht bis zur rechten Höhe
      Und dieselben drei Takte, noch mal probiert

      Zwei Hände, die sich im Wege sind
      Ein Fingersatz, mit dem Bleistift geschrieben
      Ein Pedal, das knarrt wie ein Gartentor
      Und Noten, vom Umblättern dünn gerieben

      Ein Lauf, der wie Wasser nach oben perlt
      Ein Deckel, der weich auf die Tasten fällt
      Die Nachbarn, die kennen das Stück schon genau
      Und ein Ton, den das Holz noch ein Weilchen hält`,
  },
  {
    words:
      'trompete trompeten trompetest trompeter posaune posaunen tuba waldhorn saxophon saxofon klarinette blaskapelle blasmusik blasorchester musikverein musikkapelle posaunenchor spielmannszug musikzug',
    stanzas: `
      Messing, poliert, bis das Fenster sich spiegelt
      Zwei Backen, so rund wie ein Luftballon
      Ein Fingerhut Spucke im letzten Bogen
      Und der Hund von nebenan läuft davon

      Ein Notenständer mit Wäscheklammern
      Ein Tropfen, der aus dem Mundstück rinnt
      Ein Marsch, der schon um die Ecke biegt
      Und die Noten flattern davon im Wind

      Lippen, noch taub von der langen Probe
      Ein Ton, der noch wackelt und dann doch steht
      Ein Huster, ein Nicken, ein Fuß, der zählt
      Und ein Klang, der bis in die Waden geht`,
  },
  {
    words:
      'schlagzeug schlagzeugs schlagzeuger schlagzeugerin schlagzeugspielen schlagzeugunterricht drums drummer trommel trommeln trommelst trommelt getrommelt cajon cajón pauke pauken percussion bandprobe',
    stanzas: `
      Stöcke, zersplittert am vorderen Ende
      Ein Fuß, der die große Trommel tritt
      Ein Wirbel, ein Becken, ein Schlag daneben
      Und die Gläser im Schrank, die klirren mit

      Vier Schläge, gezählt mit dem Stock auf Stock
      Eierkartons an der Kellerwand
      Ein Hocker mit Rost, ein Teppich darunter
      Und Finger, die trommeln am Tellerrand

      Ein Takt, der vom Keller nach oben kriecht
      Bumm, tschak, und das Zimmer wird plötzlich klein
      Ein Becken, das zischt, ein Kissen dagegen
      Und von nebenan klopft schon einer mit rein`,
  },
  {
    words:
      'geige geigen geigst geigenunterricht geigenkasten geiger geigerin violine bratsche cello cellos cellist cellistin orchester streichquartett kontrabass akkordeon akkordeons akkordeonspielen ziehharmonika mundharmonika blockflöte flöte querflöte harfe',
    stanzas: `
      Ein Kasten, mit Samt und mit Klappen aus Blech
      Ein Stimmen, das klingt wie ein ganzer Zoo
      Ein Bleistift klemmt immer am Notenpult
      Und Takt neun bleibt schwer, so oder so

      Ein Ton, der noch quietscht, der zweite wird rund
      Ein Fuß, der sich unter dem Stuhl bewegt
      Noten, geklebt mit dem Klebestreifen
      Und Stille, die sich auf die Lampe legt

      Ein Atmen, gemeinsam, kurz vorm Beginn
      Vier Takte zurück, und noch mal ab hier
      Ein Knacken vom Holz und ein Räuspern im Raum
      Und die Nachbarn summen das Stück schon um vier`,
  },
  {
    words:
      'lesen liest lese las gelesen leseratte bücherwurm buch buches bücher büchern bücherregal bücherregale bücherei bücherstapel buchclub lesekreis lesezeichen bibliothek bibliothekar bibliothekarin stadtbücherei krimi krimis roman romane schmöker schmökern schmökerst lesesessel',
    stanzas: `
      Ein Eselsohr auf der letzten Seite
      Das Nachtlicht brennt wieder viel zu lang
      Ein Finger, der unter der Zeile läuft
      Und ein Bücherstapel mit leichtem Hang

      Papier, das nach Keller und Leim riecht
      Ein Kassenzettel als Lesezeichen
      Noch ein Kapitel, das letzte, bestimmt
      Und Zeiger, die leise zur Zwei hin schleichen

      Regale, gebogen in jedem Fach
      Ein Daumen, der prüft, wie viel noch bleibt
      Die Brille, gerutscht bis zur Nasenspitze
      Und ein Sofa, das leise aufs Meer raustreibt`,
  },
  {
    words:
      'stricken strickst strickt strickte gestrickt strickzeug stricknadeln strickjacke strickjacken strickliesel strickclub wolle wollknäuel wollsocken ringelsocken socken_gestrickt häkeln häkelst häkelt häkelte gehäkelt häkelnadel häkeldecke topflappen handarbeiten handarbeit',
    stanzas: `
      Ein Korb mit Resten in allen Farben
      Ein Knäuel, das unter das Sofa flieht
      Ein Murmeln, ein Zählen, und noch mal von vorn
      Und ein Ärmel, der sich in die Länge zieht

      Wolle, die kratzt und die wärmt zugleich
      Socken für jeden, in jedem Jahr
      Ein Faden, der führt durch das halbe Zimmer
      Und eine Mütze, wo ein Knäuel war

      Nadeln, die klappern im Fernsehlicht
      Der Zettel mit Mustern, ein Bleistiftstrich
      Ein Maßband, am Arm entlanggehalten
      Und ein Schal, der wird länger, ganz still für sich`,
  },
  {
    words:
      'nähen nähst näht nähte_mir nähte_uns genäht nähmaschine nähmaschinen nähkästchen nähkasten nähkurs nähzimmer nähgarn schneiderin schneidermeisterin schneidern schneiderst geschneidert änderungsschneiderei stopfen gestopft patchwork patchworkdecke',
    stanzas: `
      Ein Faden, gefeuchtet und eingefädelt
      Stecknadeln zwischen den Lippen, quer
      Ein Rattern, das stockt an der dicken Naht
      Und es fehlt noch ein Ärmel, dann fehlt nichts mehr

      Eine Knopfdose, rasselnd, aus altem Blech
      Ein Maßband, gelegt um Hals und Genick
      Kreide auf Stoff, und die Schere beißt zu
      Und ein Saum, der fällt jetzt mit scharfem Knick

      Ein Knie mit Flicken, der Flicken mit Stern
      Fäden am Pulli, am Teppich, im Tee
      Das Bügeleisen, das faucht und dampft
      Und ein Nadelstich in den kleinen Zeh`,
  },
  {
    words:
      'skat skatrunde skatabend skatabende skatbruder doppelkopf doppelkopfrunde rommé rommee romme canasta schafkopf schafkopfen mau-mau binokel bridge poker pokern pokerst kartenspielen kartenspiel kartenspiele kartenspieler kartenspielerin kartenabend kartenrunde karten_spielen karten_gespielt spielst_karten spielt_karten',
    stanzas: `
      Karten, gefächert, dicht vor der Brust
      Ein Zettel mit Strichen, ein Bleistiftrest
      Ein Ass, das auf die Tischplatte knallt
      Und ein Mundwinkel hält es nicht lange fest

      Mischen und Heben, und reihum verteilt
      Pfennige, aufgestapelt zum Turm
      Ein König, ein Bube, die Dame fällt
      Und das letzte Spiel kommt mit Blitz und Sturm

      Salzstangen, Gläser, ein grüner Filz
      Eselsohren verraten die Zehn
      Ein Spiel noch, das allerletzte, bestimmt
      Und Revanche im Sitzen und noch im Stehn`,
  },
  {
    words:
      'brettspiel brettspiele brettspielabend spieleabend spieleabende spielenachmittag gesellschaftsspiel gesellschaftsspiele mensch_ärgere_dich würfeln würfelst würfelt würfelbecher kniffel kniffeln monopoly halma scrabble siedler_von_catan',
    stanzas: `
      Ein Würfel, der unter den Schrank entwischt
      Figuren, eine durch Knöpfe ersetzt
      Drei Felder noch, und dann alles zurück
      Und eine Regel, die gilt ab jetzt

      Kleine Häuser, ein Geldschein in Rosa
      Die Schachtel, mit Klebeband repariert
      Ein Becher, der rasselt, ein Atem, der stockt
      Und niemand am Tisch, der mit Würde verliert

      Die Sechs kommt nie, oder kommt zu spät
      Chips in der Schale, ein Glas am Rand
      Ein Männchen, das kurz vor dem Ziel noch fliegt
      Und der Becher klappert schon in der Hand`,
  },
  {
    words:
      'schach schachs schachspielen schachspieler schachspielerin schachbrett schachverein schachclub schachpartie schachmatt spielst_schach spielt_schach',
    stanzas: `
      Holz, das auf Filz übers Karo rückt
      Stille, so lang wie ein halber Tee
      Ein Läufer, der schräg aus der Ecke kommt
      Und matt in zwei Zügen, o weh, o weh

      Ein Springer, der über die Bauern setzt
      Zwei Ellbogen und ein Kinn in der Hand
      Ein Finger, der noch auf der Dame liegt
      Und ein König, den Rücken schon an der Wand

      Bauern am Rand, in zwei Reihen gestellt
      Ein Turm, der nur geradeaus denken kann
      Gegrübel, die Stirn in Falten gelegt
      Und Weiß fängt wie immer als Erstes an`,
  },
  {
    words: 'kreuzworträtsel kreuzworträtseln rätselheft rätselhefte rätselzeitung rätseln rätselst rätselecke',
    stanzas: `
      Ein Fluss mit vier Zeichen, senkrecht, bekannt
      Kästchen, mit Kugelschreiber gefüllt
      Die Zeitung, gefaltet zum Viertelblatt
      Und die Lösung, Zug um Zug enthüllt

      Ein Stift hinterm Ohr und die Brille geputzt
      Waagerecht neun, und da hakt es noch
      Ein Tier aus der Steppe, am Ende ein U
      Und ganz in der Ecke ein weißes Loch

      Ein Murmeln, ein Strich, ein Gummikrümel
      Der Kaffee daneben, die Lampe an
      Die Tinte, verwischt auf der Fingerkuppe
      Und das letzte Feld, das passt irgendwann`,
  },
  {
    words:
      'malen malst gemalt malerei malkurs malkasten malerin kunstmaler zeichnen zeichnest zeichnet gezeichnet zeichnung zeichnungen zeichenblock aquarell aquarelle aquarellmalerei ölbilder ölfarben staffelei leinwand leinwände gemälde pinseln atelier',
    stanzas: `
      Farbe am Ärmel und Farbe am Ohr
      Ein Wasserglas, grau wie ein Regentag
      Ein Auge gekniffen, ein Daumen gestreckt
      Und ein Fleck, der noch nicht so recht trocknen mag

      Ein Blatt, noch weiß, und ein Stift, schon gespitzt
      Ein Strich, ein zweiter, ein Schritt zurück
      Krümel, mit einem Pusten verweht
      Und ein Himmel, fertig bis auf ein Stück

      Tuben, gerollt bis zum letzten Rest
      Ein Bild, an die Lampe zum Trocknen gestellt
      Eine Schale mit Äpfeln hält lange still
      Und ein Fehler, der jetzt als Wolke gefällt`,
  },
  {
    words:
      'foto fotos fotografie fotografien fotoalbum fotoalben fotografieren fotografierst fotografiert fotograf fotografin kamera kameras spiegelreflexkamera schnappschuss schnappschüsse polaroid polaroids dias diaabend selfie selfies familienfoto familienfotos fotowand hochzeitsfoto',
    stanzas: `
      Ein Lächeln, das einen Moment zu lang hält
      Ein Daumen, der groß vor der Linse steht
      Klick, und noch eins, und jetzt alle mal so
      Und ein Kopf, der sich grad zur Seite dreht

      Ein Album mit Seidenpapier dazwischen
      Ecken, geklebt, und ein Datum in Blau
      Frisuren, die heute keiner mehr trägt
      Und ein Strand in verblasstem Rosa und Grau

      Ein Schuhkarton, bis zum Rand gefüllt
      Auf der Rückseite steht mit Bleistift der Ort
      Rote Pupillen im Blitzlichtschein
      Und die Haare im Wind wehn noch immer dort`,
  },
]
