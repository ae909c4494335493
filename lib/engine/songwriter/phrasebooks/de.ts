import type { Phrasebook } from './phrasebook.ts'

/**
 * Slots: `ort` where, in the dative; `ding` an object in the accusative, "den Kompass" or "deinen Kompass"; `bild` what
 * happens by itself, as a main clause or after "wenn"; `tun` what people do; `wie` a comparison; `was` what
 * somebody is, in the nominative; `zeit` when.
 */
export const german: Phrasebook = {
  language: 'de',
  forms: { ding: 'der dein', bild: 'haupt neben', tun: 'ich du inf' },
  everyday: {
    zeit: `um halb (eins|zwei|drei|vier|fünf)
      um Viertel nach (zwei|drei|vier|neun|zehn)
      kurz vor (zwölf|elf|acht|drei|sechs)
      lang nach (zwei|elf|acht|vier)
      spät am (Sonntag|Montag|Freitag|Dienstag)
      früh am (Sonntag|Montag|Freitag|Samstag)
      an einem (Abend|Morgen|Montag) im (Mai|März|August|April|Herbst)
      mitten in der Nacht
      im ersten Licht
      vor Tau und Tag
      im Lauf der Nacht
      im letzten Schein
      zur blauen Stunde`,
  },
  stances: [
    {
      name: 'longing',
      keywords:
        'sehnsucht vermiss fehlst verlor verlass fort abschied traurig trauer allein einsam trän wein leb heimweh fern weg ohne',
      about: `jemanden, der {ding.der} (noch immer|seit Jahren|heimlich) aufhebt
        die erste Nacht allein {ort}
        eine Stimme, die {zeit} noch {ort} klingt
        zwei, die noch einmal {tun.inf} wollten`,
    },
    {
      name: 'devotion',
      keywords:
        'lieb verliebt herz hochzeit braut kuss küss zärtlich treu zusammen ehe schatz romant umarm mama mutter vater',
      about: `zwei, die {tun.inf} und die Zeit vergessen
        das Glück, {ort} nicht allein zu sein
        einen Heiratsantrag {zeit} {ort}
        ein altes Paar und {ding.der}`,
    },
    {
      name: 'celebration',
      keywords:
        'feier fest party freude froh glücklich geburtstag tanz jubel lach spaß hurra sieg prost wochenende fröhlich',
      about: `ein Fest {ort}, das kein Ende nimmt
        Freunde, die {zeit} noch {tun.inf}
        den besten Abend des Jahres, {ort}
        Fremde, die zusammen {tun.inf}`,
    },
    {
      name: 'defiance',
      keywords:
        'wut wütend trotz zorn hass rache krieg kampf kämpf lüge lügner nie schluss vorbei genug rebell frei stark schrei',
      about: `ein letztes Wort {ort}
        jemanden, der {ding.der} zurückgibt und geht
        den Tag, an dem eine Frau nicht mehr schweigt {ort}
        die Wut {zeit}, {wie}`,
    },
    {
      name: 'hope',
      keywords:
        'hoff mut neu neubeginn anfang zukunft traum träum glaub weiter aufsteh kraft licht chance inspir morgen leben',
      about: `den Tag, an dem alles neu beginnt, {ort}
        jemanden, der {ding.der} als Glücksbringer trägt
        den Mut, wieder zu hoffen, {wie}
        den Moment, wenn {bild.neben}`,
    },
    {
      name: 'calm',
      keywords:
        'ruhe ruhig still stille frieden leise sanft entspann schlaf wiege sonntag pause atem gelassen abend gemütlich',
      about: `einen Nachmittag {ort}, an dem nichts geschieht
        die kleine Freude, {wie}
        jemanden, der {zeit} nur dasitzt, {ort}
        das Glück, wenn {bild.neben}`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords:
        'meer see wasser well strand hafen schiff boot küste insel segel sand möwe flut ebbe anker matros muschel',
      phrases: {
        ort: `am Kai; hinter dem Deich; unten am Strand; auf dem Steg; am Rand der Bucht; draußen im Watt;
          an der Reling; bei den Booten; unterm Leuchtturm; im Hafencafé; auf dem nassen Sand;
          zwischen Ebbe und Flut`,
        ding: `den rostigen Anker / deinen rostigen Anker; die Flaschenpost / deine Flaschenpost;
          das blaue Ruder / dein blaues Ruder; die Muschel aus Rom / deine Muschel aus Rom;
          den Kompass / deinen Kompass; das Netz voller Sterne / dein Netz voller Sterne;
          die alte Seekarte / deine alte Seekarte; den gelben Südwester / deinen gelben Südwester;
          das Seil und das Salz / dein Seil und dein Salz; die Segel aus Leinen / deine Segel aus Leinen`,
        bild: `die Flut kommt zurück / die Flut zurückkommt; die Möwen ziehn fort / die Möwen fortziehn;
          der Leuchtturm blinkt / der Leuchtturm blinkt; die Boote schaukeln sacht / die Boote schaukeln;
          der Nebel steigt / der Nebel steigt; das Meer atmet ein / das Meer einatmet;
          die Brandung schlägt an / die Brandung anschlägt;
          der Wind dreht auf West / der Wind auf West dreht; die Fähre legt ab / die Fähre ablegt;
          die Segel fallen / die Segel fallen`,
        tun: `zähl die Wellen / zählst die Wellen / die Wellen zählen;
          schwimm hinaus / schwimmst hinaus / hinausschwimmen;
          bau ein Schiff aus Papier / baust ein Schiff aus Papier / ein Schiff aus Papier bauen;
          flick die Netze / flickst die Netze / die Netze flicken;
          such nach Bernstein / suchst nach Bernstein / nach Bernstein suchen;
          lausch dem Nebelhorn / lauschst dem Nebelhorn / dem Nebelhorn lauschen;
          schreib in den Sand / schreibst in den Sand / in den Sand schreiben;
          lauf durch die Gischt / läufst durch die Gischt / durch die Gischt laufen;
          hiss die Segel / hisst die Segel / die Segel hissen;
          bleib auf dem Wasser / bleibst auf dem Wasser / auf dem Wasser bleiben`,
        wie: `wie Salz auf der Haut; wie die Flut in der Nacht; wie Wind überm Meer; wie ein Licht vor dem Riff;
          wie ein Fels in der See; wie der Strand nach der Flut; wie Möwen im Wind`,
        was: `ein Hafen im Sturm; der Leuchtturm am Riff; ein Boot ohne Leine; das Salz in der Luft;
          die Bucht hinterm Kap; der Wind in den Segeln; das Meer ohne Ufer; ein Anker aus Gold;
          die Insel im Nebel`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords: 'stadt straß asphalt neon u-bahn metro bar kneipe berlin hochhaus großstadt ampel urban viertel dächer',
      phrases: {
        ort: `an der Ampel; auf dem Dach; im letzten Bus; unter Neonlicht; an der Ecke zum Park; in der U-Bahn;
          am Tresen; vor deinem Haus; auf der Brücke; im Treppenhaus; am Kiosk; zwischen Beton und Glas`,
        ding: `den Schlüssel zum Dach / deinen Schlüssel zum Dach; die Lederjacke / deine Lederjacke;
          das Ticket von gestern / dein Ticket von gestern; die leere Flasche / deine leere Flasche;
          den Stadtplan aus Stoff / deinen Stadtplan aus Stoff; das kaputte Rad / dein kaputtes Rad;
          die Sonnenbrille / deine Sonnenbrille; den letzten Zehner / deinen letzten Zehner;
          das Feuerzeug / dein Feuerzeug; die Münzen im Glas / deine Münzen im Glas`,
        bild: `die Ampel wird grün / die Ampel grün wird; die Stadt schläft nie / die Stadt nie schläft;
          der Nachtbus fährt an / der Nachtbus anfährt; das Neonlicht summt / das Neonlicht summt;
          die Tauben fliegen auf / die Tauben auffliegen; ein Taxi rauscht vorbei / ein Taxi vorbeirauscht;
          die Bars machen zu / die Bars zumachen; der Asphalt glänzt / der Asphalt glänzt;
          die Fenster gehn aus / die Fenster ausgehn; ein Saxofon weint / ein Saxofon weint`,
        tun: `geh bei Rot über die Straße / gehst bei Rot über die Straße / bei Rot über die Straße gehen;
          zähl die Laternen / zählst die Laternen / die Laternen zählen;
          fahr bis zur Endstation / fährst bis zur Endstation / bis zur Endstation fahren;
          kauf Blumen am Kiosk / kaufst Blumen am Kiosk / Blumen am Kiosk kaufen;
          klau ein Fahrrad / klaust ein Fahrrad / ein Fahrrad klauen;
          schlaf in der Bahn / schläfst in der Bahn / in der Bahn schlafen;
          lauf durch die Höfe / läufst durch die Höfe / durch die Höfe laufen;
          kletter aufs Dach / kletterst aufs Dach / aufs Dach klettern;
          such nach der Bar / suchst nach der Bar / nach der Bar suchen;
          mal an die Wand / malst an die Wand / an die Wand malen`,
        wie: `wie Neon im Glas; wie ein Zug unterm Haus; wie Graffiti am Zaun; wie ein Lied aus dem Hof;
          wie Licht auf Beton; wie ein Park im April; wie der Puls dieser Stadt`,
        was: `das Licht im vierten Stock; die Straße nach Haus; ein Park ohne Zaun; der Puls dieser Stadt;
          ein Zimmer mit Blick; der Funke im Stau; das Grün im Beton; ein Fenster nach Süd;
          der Schlüssel zur Nacht`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords:
        'straße weg reise fahr auto autobahn unterwegs koffer fern freiheit tramp lkw motorrad abenteuer weite route',
      phrases: {
        ort: `am Straßenrand; auf dem Beifahrersitz; hinter der Grenze; an der Tankstelle; irgendwo im Süden;
          auf der Gegenspur; am Rastplatz; im Rückspiegel; unterm weiten Blau; hinter dem letzten Ort;
          im alten Bus; zwischen zwei Städten`,
        ding: `den alten Koffer / deinen alten Koffer; die Straßenkarte / deine Straßenkarte;
          das gute Messer / dein gutes Messer; die Kassette im Radio / deine Kassette im Radio;
          den Kaffee im Becher / deinen Kaffee im Becher; die staubigen Stiefel / deine staubigen Stiefel;
          das Zelt und den Hut / dein Zelt und deinen Hut; den Schlafsack / deinen Schlafsack;
          die Postkarte / deine Postkarte; das Lenkrad aus Holz / dein Lenkrad aus Holz`,
        bild: `die Straße flimmert / die Straße flimmert; der Motor singt / der Motor singt;
          die Felder fliegen vorbei / die Felder vorbeifliegen; der Tank wird leer / der Tank leer wird;
          ein Lkw blinkt / ein Lkw blinkt; das Radio rauscht / das Radio rauscht;
          die Grenze liegt hinter uns / die Grenze hinter uns liegt;
          der Staub legt sich / der Staub sich legt; die Berge kommen näher / die Berge näher kommen;
          die Nacht rollt heran / die Nacht heranrollt`,
        tun: `fahr die ganze Nacht / fährst die ganze Nacht / die ganze Nacht fahren;
          streck den Daumen raus / streckst den Daumen raus / den Daumen rausstrecken;
          schlaf auf der Rückbank / schläfst auf der Rückbank / auf der Rückbank schlafen;
          pack den Koffer / packst den Koffer / den Koffer packen;
          folg der Landstraße / folgst der Landstraße / der Landstraße folgen;
          kurbel die Fenster runter / kurbelst die Fenster runter / die Fenster runterkurbeln;
          vergess alle Karten / vergisst alle Karten / alle Karten vergessen;
          tausch die Schuhe / tauschst die Schuhe / die Schuhe tauschen;
          sing mit dem Radio / singst mit dem Radio / mit dem Radio singen;
          such einen Umweg / suchst einen Umweg / einen Umweg suchen`,
        wie: `wie ein Zug ohne Halt; wie die Weite vor uns; wie ein Rad, das sich dreht; wie der Fahrtwind im Haar;
          wie ein Lied auf der Fahrt; wie ein Bus Richtung Süd; wie die Sonne auf Lack`,
        was: `der Weg, der noch bleibt; ein Umweg nach Haus; die Weite im Blick; ein Pass in den Bergen;
          der Fahrtwind im Haar; die letzte Ausfahrt; ein Motor, der singt; das Ende der Karte;
          ein Platz an der Sonne`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords: 'regen regn gewitter sturm donner blitz wolk schirm pfütz nass grau trän nebel tropf wetter',
      phrases: {
        ort: `unterm Vordach; am offenen Fenster; im Hauseingang; an der Haltestelle; unter einem Schirm;
          auf der nassen Bank; hinter den Scheiben; im Regen; am Rinnstein; in der Waschküche;
          auf dem Balkon; unterm undichten Dach`,
        ding: `den nassen Schirm / deinen nassen Schirm; den grauen Mantel / deinen grauen Mantel;
          die Gummistiefel / deine Gummistiefel; den Brief mit den Flecken / deinen Brief mit den Flecken;
          die Kerze im Glas / deine Kerze im Glas; den Tee ohne Zucker / deinen Tee ohne Zucker;
          das Buch von der Bank / dein Buch von der Bank; die Wolldecke / deine Wolldecke;
          das rote Halstuch / dein rotes Halstuch; den Hut aus Papier / deinen Hut aus Papier`,
        bild: `der Regen fällt / der Regen fällt; der Donner grollt fern / der Donner fern grollt;
          die Rinnen laufen über / die Rinnen überlaufen; die Wolken reißen auf / die Wolken aufreißen;
          die Scheiben beschlagen / die Scheiben beschlagen;
          ein Blitz schreibt ans Dach / ein Blitz ans Dach schreibt;
          die Pfützen zittern / die Pfützen zittern; das Wetter schlägt um / das Wetter umschlägt;
          die Tropfen trommeln / die Tropfen trommeln; der Sturm holt Luft / der Sturm Luft holt`,
        tun: `lauf durch die Pfützen / läufst durch die Pfützen / durch die Pfützen laufen;
          zähl bis zum Donner / zählst bis zum Donner / bis zum Donner zählen;
          häng die Mäntel auf / hängst die Mäntel auf / die Mäntel aufhängen;
          mal auf die Scheibe / malst auf die Scheibe / auf die Scheibe malen;
          steh unterm Schirm / stehst unterm Schirm / unterm Schirm stehen;
          tanz auf der Straße / tanzt auf der Straße / auf der Straße tanzen;
          wring das Hemd aus / wringst das Hemd aus / das Hemd auswringen;
          lass die Fenster offen / lässt die Fenster offen / die Fenster offen lassen;
          koch Tee für zwei / kochst Tee für zwei / Tee für zwei kochen;
          wart auf den Blitz / wartest auf den Blitz / auf den Blitz warten`,
        wie: `wie Regen aufs Dach; wie das Grau vor dem Blau; wie Donner nach Licht; wie ein Bach nach dem Sturm;
          wie Moos auf dem Stein; wie ein Dach überm Kopf; wie ein Bogen aus Licht`,
        was: `ein Dach überm Kopf; das Blau nach dem Grau; ein Licht hinterm Glas; der Riss in den Wolken;
          ein Schirm für uns zwei; die Ruhe im Sturm; der erste warme Tag; ein trockener Mantel;
          der Donner in mir`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'morgen früh frühstück kaffee aufwach sonnenaufgang tee küche bett wecker sonntag tau brot',
      phrases: {
        ort: `in der Küche; am Küchentisch; auf dem Balkon; beim Bäcker; unter der Decke; am Fensterbrett;
          im Treppenlicht; auf der Bettkante; zwischen Tassen und Brot; neben dem Herd; im Flur;
          in der Morgensonne`,
        ding: `den zweiten Kaffee / deinen zweiten Kaffee; die blaue Tasse / deine blaue Tasse;
          das warme Brot / dein warmes Brot; die Zeitung von heut / deine Zeitung von heut;
          den Wecker aus Blech / deinen Wecker aus Blech; das karierte Hemd / dein kariertes Hemd;
          die Brille am Bett / deine Brille am Bett; den Honig vom Markt / deinen Honig vom Markt;
          das Radio im Bad / dein Radio im Bad; die Socken aus Wolle / deine Socken aus Wolle`,
        bild: `der Kessel pfeift / der Kessel pfeift; die Amsel singt schon / die Amsel schon singt;
          die Sonne steigt ein / die Sonne einsteigt; der Kaffee wird kalt / der Kaffee kalt wird;
          das Brot ist noch warm / das Brot noch warm ist; die Gardine weht / die Gardine weht;
          der Milchmann hupt / der Milchmann hupt; die Nachbarn stehn auf / die Nachbarn aufstehn;
          das Licht malt Streifen / das Licht Streifen malt; die Straße wird wach / die Straße wach wird`,
        tun: `koch den Kaffee zu stark / kochst den Kaffee zu stark / den Kaffee zu stark kochen;
          schneid das Brot / schneidest das Brot / das Brot schneiden;
          lass den Wecker klingeln / lässt den Wecker klingeln / den Wecker klingeln lassen;
          gieß die Blumen / gießt die Blumen / die Blumen gießen;
          lies die Zeitung laut / liest die Zeitung laut / die Zeitung laut lesen;
          bleib im Bett bis zehn / bleibst im Bett bis zehn / im Bett bis zehn bleiben;
          öffne die Fenster / öffnest die Fenster / die Fenster öffnen;
          zähl die Krümel / zählst die Krümel / die Krümel zählen;
          summ in den Tee / summst in den Tee / in den Tee summen;
          brat zwei Eier / brätst zwei Eier / zwei Eier braten`,
        wie: `wie Licht auf dem Tisch; wie Brot aus dem Ofen; wie Tau auf dem Gras; wie der Duft aus dem Topf;
          wie Sonne im Haar; wie ein Kissen aus Gold; wie die Amsel im Baum`,
        was: `das Licht auf dem Tisch; der Morgen im Mai; ein Sonntag zu zweit; das Brot und das Salz;
          der Honig im Tee; ein Fenster nach Ost; das Lied vor dem Tag; der erste Schluck Tee;
          ein Bett voller Licht`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'himmel stern mond sonne nacht planet weltall flieg flügel vogel komet galaxie blau horizont rakete',
      phrases: {
        ort: `unterm Sternenzelt; auf dem Hügel; über den Dächern; im hohen Gras; an der Sternwarte;
          hinter dem Mond; auf dem Garagendach; unter freiem Himmel; am Rand der Welt; im Segelflugzeug;
          beim Großen Bär; zwischen Venus und Mars`,
        ding: `das alte Fernrohr / dein altes Fernrohr; die Sternenkarte / deine Sternenkarte;
          den Drachen aus Seide / deinen Drachen aus Seide; die Wolldecke / deine Wolldecke;
          den Stein von weit her / deinen Stein von weit her;
          das Windrad aus Blech / dein Windrad aus Blech; die Feder vom Bussard / deine Feder vom Bussard;
          den Ring mit dem Mond / deinen Ring mit dem Mond; das Buch der Planeten / dein Buch der Planeten;
          die Taschenlampe / deine Taschenlampe`,
        bild: `der Mond geht auf / der Mond aufgeht; ein Stern fällt herab / ein Stern herabfällt;
          die Wolken ziehn fort / die Wolken fortziehn; der Himmel wird weit / der Himmel weit wird;
          ein Flugzeug blinkt / ein Flugzeug blinkt; die Schwalben kreisen / die Schwalben kreisen;
          die Venus erscheint / die Venus erscheint; der Morgenstern wacht / der Morgenstern wacht;
          das Blau wird schwarz / das Blau schwarz wird; die Erde dreht sich / die Erde sich dreht`,
        tun: `zähl die Sterne / zählst die Sterne / die Sterne zählen;
          lieg auf dem Rücken / liegst auf dem Rücken / auf dem Rücken liegen;
          such den Großen Wagen / suchst den Großen Wagen / den Großen Wagen suchen;
          lass Drachen steigen / lässt Drachen steigen / Drachen steigen lassen;
          träum vom Mond / träumst vom Mond / vom Mond träumen;
          wart auf den Mond / wartest auf den Mond / auf den Mond warten;
          flieg im Traum / fliegst im Traum / im Traum fliegen;
          tauf einen Stern / taufst einen Stern / einen Stern taufen;
          schau durch das Fernrohr / schaust durch das Fernrohr / durch das Fernrohr schauen;
          lösch alle Lampen / löschst alle Lampen / alle Lampen löschen`,
        wie: `wie der Mond überm Feld; wie ein Vogel im Wind; wie Licht aus der Zeit; wie die Nacht vor dem Blau;
          wie ein Schwarm überm See; wie ein Funke im All; wie ein Stern, der nie sinkt`,
        was: `der Stern überm Dach; ein Mond ohne Nacht; das Blau überm Feld; die Bahn des Kometen;
          ein Flügel aus Licht; der Himmel im See; das Ende der Nacht; ein Planet ohne Krieg;
          die Stille im All`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords: 'sommer sonne heiß ferien urlaub juli august juni eis freibad grill garten hitze strand warm sonnig',
      phrases: {
        ort: `am See; im hohen Gras; auf dem Steg; unterm Kirschbaum; im Freibad; am Lagerfeuer;
          auf dem Fahrrad; hinter dem Feld; auf der Veranda; an der Eisdiele; im Schatten;
          zwischen Mohn und Korn`,
        ding: `das Kleid mit den Streifen / dein Kleid mit den Streifen; die Sonnenbrille / deine Sonnenbrille;
          das rostige Rad / dein rostiges Rad; den Strohhut / deinen Strohhut;
          die Kirschen im Korb / deine Kirschen im Korb; das Eis für zwei Mark / dein Eis für zwei Mark;
          die Luftmatratze / deine Luftmatratze; den Ball aus Leder / deinen Ball aus Leder;
          die alte Gitarre / deine alte Gitarre; das Glas voller Grillen / dein Glas voller Grillen`,
        bild: `die Grillen zirpen / die Grillen zirpen; das Korn steht hoch / das Korn hoch steht;
          der Asphalt flimmert / der Asphalt flimmert; die Kirschen sind reif / die Kirschen reif sind;
          der Abend wird lang / der Abend lang wird;
          die Schwalben fliegen tief / die Schwalben tief fliegen;
          der Sprenger dreht sich / der Sprenger sich dreht; das Feuer knistert / das Feuer knistert;
          der See liegt still / der See still liegt; das Eis schmilzt dahin / das Eis dahinschmilzt`,
        tun: `spring vom Steg / springst vom Steg / vom Steg springen;
          pflück die Kirschen / pflückst die Kirschen / die Kirschen pflücken;
          fahr ohne Hände / fährst ohne Hände / ohne Hände fahren;
          schlaf im Freien / schläfst im Freien / im Freien schlafen;
          geh barfuß durchs Gras / gehst barfuß durchs Gras / barfuß durchs Gras gehen;
          döse im Schatten / döst im Schatten / im Schatten dösen;
          schwänz den Montag / schwänzt den Montag / den Montag schwänzen;
          bau ein Floß / baust ein Floß / ein Floß bauen;
          fang Glühwürmchen ein / fängst Glühwürmchen ein / Glühwürmchen fangen;
          teil die Melone / teilst die Melone / die Melone teilen`,
        wie: `wie ein Lied aus dem Gras; wie der Juli im Haar; wie Kirschen im Mund; wie ein Sprung in den See;
          wie der Wind durch das Korn; wie Glut unterm Rost; wie Honig im Glas`,
        was: `der Sommer in mir; ein Sprung in den See; das Gold überm Feld; der längste der Tage;
          ein Schatten im Juli; die Süße im Mund; das Feuer am Strand; ein Ferientag; der Duft nach dem Heu`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'tanz disco club party beat bass dj musik rhythmus walzer bewegung feiern bühne konzert',
      phrases: {
        ort: `auf dem Parkett; unter der Kugel; an der Bar; vor den Boxen; in der ersten Reihe; im Nebel;
          auf der Bühne; in der Mitte vom Saal; am Rand der Musik; bei den Garderoben; im Scheinwerferlicht;
          zwischen Bass und Applaus`,
        ding: `die silbernen Schuhe / deine silbernen Schuhe; das Glitzerkleid / dein Glitzerkleid;
          den Stempel am Arm / deinen Stempel am Arm; die Platte von früher / deine Platte von früher;
          den letzten Tanz / deinen letzten Tanz; das Glas mit dem Schirm / dein Glas mit dem Schirm;
          die Federboa / deine Federboa; den Hut mit dem Band / deinen Hut mit dem Band;
          das Mikrofon / dein Mikrofon; die rote Krawatte / deine rote Krawatte`,
        bild: `der Bass fällt ein / der Bass einfällt; die Lichter drehn sich / die Lichter sich drehn;
          die Nadel springt / die Nadel springt; der Boden bebt / der Boden bebt;
          die Menge singt mit / die Menge mitsingt; die Kugel wirft Sterne / die Kugel Sterne wirft;
          die Geigen setzen ein / die Geigen einsetzen; der Vorhang geht auf / der Vorhang aufgeht;
          das Saallicht geht an / das Saallicht angeht; die Trommel ruft / die Trommel ruft`,
        tun: `tanz auf dem Tisch / tanzt auf dem Tisch / auf dem Tisch tanzen;
          dreh die Platte um / drehst die Platte um / die Platte umdrehen;
          zieh die Schuhe aus / ziehst die Schuhe aus / die Schuhe ausziehen;
          klatsch auf die Zwei / klatschst auf die Zwei / auf die Zwei klatschen;
          bleib bis zum Schluss / bleibst bis zum Schluss / bis zum Schluss bleiben;
          wirbel im Kreis / wirbelst im Kreis / im Kreis wirbeln;
          sing ohne Text / singst ohne Text / ohne Text singen;
          lern einen Walzer / lernst einen Walzer / einen Walzer lernen;
          wein vor den Boxen / weinst vor den Boxen / vor den Boxen weinen;
          fall aus dem Takt / fällst aus dem Takt / aus dem Takt fallen`,
        wie: `wie ein Schlag auf das Fell; wie Glitzer im Haar; wie ein Kreisel im Licht; wie der Bass in der Brust;
          wie ein Walzer um vier; wie ein Spot auf der Haut; wie ein Chor ohne Text`,
        was: `der Bass in der Brust; die Kugel aus Glas; ein Walzer um vier; der Takt ohne Schluss;
          das Licht auf der Haut; die Mitte vom Saal; ein Lied, das nie schweigt; der Funke am Mikro;
          ein Star ohne Bühne`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords:
        'winter schnee frost eis kalt kält weihnacht advent kamin schlitten dezember januar november frier tann',
      phrases: {
        ort: `am Kamin; im tiefen Schnee; auf dem zugefrornen See; am Ofen; unterm Tannenzweig; vor der Hütte;
          im weißen Wald; auf dem Weihnachtsmarkt; am Fenster aus Frost; an der Bergstation; im Dezember;
          zwischen Schnee und Glut`,
        ding: `den dicken Schal / deinen dicken Schal; die Handschuhe / deine Handschuhe;
          die letzte Kerze / deine letzte Kerze; den Schlitten aus Holz / deinen Schlitten aus Holz;
          die Mütze vom Opa / deine Mütze vom Opa; den Glühwein im Becher / deinen Glühwein im Becher;
          das Strickzeug / dein Strickzeug; die Schneekugel / deine Schneekugel;
          den Stern aus Papier / deinen Stern aus Papier; das Feuerholz / dein Feuerholz`,
        bild: `der Schnee fällt leis / der Schnee leis fällt; das Eis kracht fern / das Eis fern kracht;
          der Ofen glüht / der Ofen glüht; die Flocken wirbeln / die Flocken wirbeln;
          der See friert zu / der See zufriert; die Glocken läuten / die Glocken läuten;
          der Atem wird weiß / der Atem weiß wird; die Krähen schweigen / die Krähen schweigen;
          die Tage sind kurz / die Tage kurz sind; der Frost malt ans Glas / der Frost ans Glas malt`,
        tun: `leg Holz aufs Feuer / legst Holz aufs Feuer / Holz aufs Feuer legen;
          zünd eine Kerze an / zündest eine Kerze an / eine Kerze anzünden;
          schaufel den Weg frei / schaufelst den Weg frei / den Weg freischaufeln;
          lauf auf dem Eis / läufst auf dem Eis / auf dem Eis laufen;
          bau einen Schneemann / baust einen Schneemann / einen Schneemann bauen;
          folg den Spuren / folgst den Spuren / den Spuren folgen;
          back Sterne aus Zimt / bäckst Sterne aus Zimt / Sterne aus Zimt backen;
          koch heißen Kakao / kochst heißen Kakao / heißen Kakao kochen;
          strick einen Schal / strickst einen Schal / einen Schal stricken;
          fall in den Schnee / fällst in den Schnee / in den Schnee fallen`,
        wie: `wie Schnee auf dem Dach; wie Glut unterm Eis; wie ein Licht im Advent; wie Wolle auf Haut;
          wie der Wald unter Weiß; wie ein Ofen im Haus; wie Zimt in der Luft`,
        was: `die Glut unterm Eis; ein Ofen im März; das Licht im Advent; der Weg durch den Schnee;
          ein Mantel aus Fell; der Frost auf dem Glas; die Kerze im Fenster; ein Haus voller Holz;
          der Stern auf dem Zweig`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords:
        'brief schreib post erinner foto bild tagebuch wort tinte papier früher gedicht tasche nachricht zeilen',
      phrases: {
        ort: `am Schreibtisch; in der Schublade; unter dem Bett; im Tagebuch; am Rand der Seite;
          hinter dem Bild; am Briefkasten; auf dem Speicher; im letzten Absatz; auf der Rückseite; im Album;
          zwischen zwei Zeilen`,
        ding: `den ersten Brief / deinen ersten Brief; das alte Foto / dein altes Foto;
          die Adresse in Wien / deine Adresse in Wien; den Füller aus Glas / deinen Füller aus Glas;
          das kleine Gedicht / dein kleines Gedicht; die getrocknete Rose / deine getrocknete Rose;
          den Zettel am Spiegel / deinen Zettel am Spiegel;
          die Schachtel aus Blech / deine Schachtel aus Blech; das Lesezeichen / dein Lesezeichen;
          den Namen im Buch / deinen Namen im Buch`,
        bild: `die Tinte verblasst / die Tinte verblasst; die Uhr tickt zu laut / die Uhr zu laut tickt;
          der Postbote klingelt / der Postbote klingelt; das Papier vergilbt / das Papier vergilbt;
          die Lampe flackert / die Lampe flackert; der Umschlag reißt / der Umschlag reißt;
          die Seiten rascheln / die Seiten rascheln; das Wachs tropft herab / das Wachs herabtropft;
          die Feder kratzt / die Feder kratzt; ein Satz bricht ab / ein Satz abbricht`,
        tun: `schreib einen Brief / schreibst einen Brief / einen Brief schreiben;
          lies zwischen den Zeilen / liest zwischen den Zeilen / zwischen den Zeilen lesen;
          zerreiß den Entwurf / zerreißt den Entwurf / den Entwurf zerreißen;
          kleb Marken auf / klebst Marken auf / Marken aufkleben;
          such nach dem Wort / suchst nach dem Wort / nach dem Wort suchen;
          falt ein Boot aus Papier / faltest ein Boot aus Papier / ein Boot aus Papier falten;
          zähl die Jahre / zählst die Jahre / die Jahre zählen;
          streich einen Satz / streichst einen Satz / einen Satz streichen;
          lern ein Gedicht / lernst ein Gedicht / ein Gedicht lernen;
          öffne die Schachtel / öffnest die Schachtel / die Schachtel öffnen`,
        wie: `wie ein Wort, das noch fehlt; wie ein Bild hinter Glas; wie ein Reim ohne Zwang; wie die Schrift auf der Haut;
          wie ein Brief von zu Haus; wie ein Lied auf Papier; wie ein Satz, der noch blüht`,
        was: `das Wort, das noch fehlt; ein Brief ohne Ziel; die Schrift an der Wand;
          ein Satz, der nie schließt; das Bild hinterm Glas; der Reim auf mein Leid; ein Buch ohne Schluss;
          die Zeile, die bleibt; der Gruß aus der Zeit`,
      },
    },
  ],
  ideas: `ein (leiser|rauer|warmer|trotziger|verträumter|treibender) {style}-Song über {about}. (Im Refrain|Am Ende|Zwischendurch): {bild.haupt}.
    {style}, (langsam|mit viel Luft|fast geflüstert|laut und gerade|mit einem Chor): ein Lied über {about}.
    schreib (ein Lied|eine Hymne|eine Ballade) über {about}. Es (beginnt|endet) {zeit} {ort}.
    (ein Duett|ein Abschiedslied|ein Sommerhit|ein Schlaflied|ein Ohrwurm) im {style}-Gewand über {about}. (Stichwort|Das Bild dazu|Der letzte Satz): {was}.
    was wäre, wenn {bild.neben}? Ein {style}-Song über {about}.`,
}
