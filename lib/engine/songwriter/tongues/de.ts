import type { Tongue } from './tongue.ts'

/**
 * Slots: `ort` where, in the dative; `ding` an object in the accusative, "den Kompass" or "deinen Kompass"; `bild` what
 * happens by itself, as a main clause or after "wenn"; `tun` what people do; `wie` a comparison, `weh` one
 * with what falls and fades; `was` what somebody
 * is, in the nominative; `zeit` when.
 */
export const german: Tongue = {
  language: 'de',
  pace: 1,
  rhyme: 'stressed',
  titled: { after: '{title}, {line}', before: '{line}, {title}' },
  light:
    'der die das den dem des ein eine einen einem ich du er sie es wir ihr mich dich mir dir uns und oder aber doch denn in im an am auf zu zum zur von vom bei mit für nach vor um aus so wie als wenn bis seit dass noch nur auch mein meine meinen dein deine deinen ist bin bist war hab hat sind immer wieder keine keiner nicht nichts hinter unter jeden jede',
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
  openings: `{zeit} (steh|sitz|lieg|wart|lehn|frier) ich (allein|noch wach|stumm|wieder|mit dir) {ort}
    {bild.haupt}, und (ich steh|ich sitz|ich bleib|wir warten|keiner spricht) {ort}
    es ist (spät|früh|still|kühl|so leer|so hell|noch warm) {ort}, {bild.haupt}
    (jemand|einer|irgendwer|ein Kind|ein Freund) (vergaß|ließ|verlor|vergrub) {ding.der} {ort}
    ich (seh|merk|träum|weiß noch), wie {bild.neben}, (hier|dort|still|nachts) {ort}
    {zeit}, {ding.der} (in der Hand|im Arm|im Gepäck|auf dem Schoß|im Blick)
    {bild.haupt} {zeit}, (und alles schweigt|und ich bin wach|und keiner fragt|ich hör nur zu|ich lass es zu)
    (du und ich|wir beide|ein paar von uns|zwei Träumer) (stehen|sitzen|warten|schweigen) {ort} {zeit}
    {ort} (liegt|wartet|fand ich|vergaß wer) (noch ein Brief|noch ein Lied|ein alter Traum|ein Stück von mir), {bild.haupt}`,
  stances: [
    {
      name: 'longing',
      keywords:
        'sehnsucht vermiss fehlst verlor verlass fort abschied traurig trauer allein einsam trän wein leb heimweh fern weg ohne',
      detail: `ich (hab|halt|trag|versteck|bewahr) (noch immer|noch heute|jede Nacht|ganz heimlich) {ding.dein} {ort}
        wir wollten (noch|doch|nur|einmal|im Mai) {tun.inf}, (nur wir zwei|du und ich|Hand in Hand|ein Leben lang|ganz allein)
        (dein Schatten|dein Lachen|dein Name|deine Stimme|dein Duft) (wartet|bleibt|hängt|schläft|friert) noch {ort}
        ich {tun.ich} und (denk an dich|träum von dir|frag nach dir|sing für dich|sprech mit dir)
        du gingst (hinaus|vorbei|davon|nach Haus|ins Licht) {zeit}, und {bild.haupt}
        (Freunde|die andern|Fremde|Kellner|sie alle) fragen (mich|oft|noch|leise|nie mehr) nach dir {ort}
        (manchmal|im Schlaf|nachts|heimlich) (seh|hör|spür|treff) ich dich {ort}, {wie}
        ich wollt {ding.der} (verschenken|verbrennen|vergessen|verkaufen), (doch ich kann nicht|ich hab's nicht gekonnt|und weiß nicht warum|und ließ es doch sein)`,
      turn: `und (du fehlst mir|ich vermiss dich|ich brauch dich|ich such dich) (so sehr|noch mehr|heut Nacht|immerzu|noch hier) {weh}
        und (nichts|kein Tag|kein Lied|kein Licht|kein Wort) ist (mehr wahr|mehr warm|mehr leicht|mehr mein|genug), seit {bild.neben}
        du warst {was}, (nun bist du fort|nun ist es still|jetzt bleib ich hier|jetzt frier ich sehr|nun ist es spät|und jetzt bin ich leer)
        und ich (ruf|sag|flüster|sing|schrei) deinen Namen (ganz allein|in den Wind|immer noch|bis zum Schluss) {ort}
        ich verlier dich (Tag für Tag|Stück für Stück|jede Nacht|immer mehr|Jahr um Jahr) {weh}
        und (mein Herz|mein Schlaf|die Zeit|mein Glück) (bleibt stehn|zerbricht|zerrinnt|vergeht|verweht) {ort}`,
      lift: `(wie lang|wie oft|wie weit|wie viel Zeit|wie viel Nacht) noch, bis {bild.neben}?
        sag, (träumst du auch|weinst du auch|wartest du auch|frierst du auch|liegst du wach), wenn {bild.neben}?
        (wo bist du|wo schläfst du|wer hält dich|wer küsst dich|was tust du), {zeit}, wenn {bild.neben}?
        ich würd (alles|mein Leben|den Sommer|den Schlaf|mein Haus) geben für {ding.dein} (noch mal|heut Nacht|im Arm|bei mir)
        immer wenn {bild.neben}, (dreh ich mich um|hör ich dein Lied|seh ich dein Haar|such ich dein Bild|ruf ich dich an)
        wer soll nun (mit mir|bei Nacht|im Mai|ein Jahr lang|für dich) {tun.inf}?`,
      answer: `komm (zurück|nach Haus|noch mal her|heut zu mir|wieder heim), {bild.haupt}
        ich (wart|steh|sing|brenn|bleib) (noch immer|noch heute|allein|jede Nacht) für dich {ort}
        (bleib|lach|lauf|tanz|träum) noch einmal (bei mir|mit mir|neben mir|wie einst) {ort}
        ohne dich (fall|treib|frier|welk|geh) ich (nachts|leis|nur|still|hier) {weh}
        du (bist|bleibst|warst) (für mich|in mir|trotz allem|doch immer|mein Leben lang) {was}
        ich würd so gern (noch mal|mit dir|heut Nacht|bei dir|im Schlaf) {tun.inf}
        (sag mir|schreib mir|sing mir|ruf mir) (ein Wort|ein Lied|den Weg|nur eins), wenn {bild.neben}`,
      bridge: `vielleicht (stehst|liegst|tanzt|sitzt|singst) du (jetzt|heut|auch) grad {ort} (und lachst|und schweigst|und denkst an mich|und hörst mich nicht)
        irgendwann werd ich (ohne Schmerz|ohne dich|ganz allein|wieder leicht|still für mich) {tun.inf}
        ich hab {ding.dein} {ort} (verbrannt|verschenkt|versteckt|vergraben|verlorn)
        (man sagt|ich glaub|ich hoff|ich träum), du (lachst|lebst|schläfst|singst|wohnst) jetzt {ort}
        und {zeit}, wenn {bild.neben}, (lass ich dich gehn|lass ich dich los|wein ich um uns|ist alles gut)`,
      about: `jemanden, der {ding.der} (noch immer|seit Jahren|heimlich) aufhebt
        die erste Nacht allein {ort}
        eine Stimme, die {zeit} noch {ort} klingt
        zwei, die noch einmal {tun.inf} wollten`,
    },
    {
      name: 'devotion',
      keywords:
        'lieb verliebt herz hochzeit braut kuss küss zärtlich treu zusammen ehe schatz romant umarm mama mutter vater',
      detail: `du (trägst|hältst|bringst|schenkst mir) (lachend|wortlos|lässig|leise) {ding.der} {ort}
        du {tun.du}, (und ich schau zu|und ich vergess die Zeit|und lachst mich an|und alles wird leicht|und ich bin da)
        wir (wollen|werden|können|müssten) (heute|noch oft|zu zweit|ein Jahr lang|im Mai) {tun.inf}
        ich (zeig|leih|geb|bring) dir {ding.der}, wenn {bild.neben}
        deine Hand (in der meinen|auf meiner Schulter|in meinem Haar|auf meinem Knie), (hier|dort|wach|warm) {ort}
        du (schläfst|lachst|summst|träumst|singst) (an meiner Schulter|mit offenen Augen|ganz nah bei mir) {ort}
        (jeder Streit|jede Angst|mein Stolz|mein Zweifel) (verfliegt|wird klein|zerfällt|vergeht), wenn {bild.neben}
        du (küsst mich noch wach|nennst mich beim Namen|hältst mich ganz leis|rufst mich zu dir) {zeit} {ort}`,
      turn: `und ich (lieb dich|halt dich|will dich|trag dich) (noch mehr|heut Nacht|immerzu|ganz sacht|sehr) {wie}
        du bist {was}, (und ich bin da|und ich bin dein|mehr brauch ich nicht|so soll es sein|mein Leben lang)
        und (ich bleib|ich bin|wir sind|wir bleiben) (bei dir|zu Haus|im Glück|ganz nah|im Licht) {ort}
        mit dir (wird der Tag|wird die Nacht|ist mein Herz|ist die Welt) (so leicht|so weit|ganz neu|ganz hell|genug) {wie}
        und (ich weiß|ich spür|ich schwör|es heißt), du bist {was}
        wir (wachsen|leuchten|halten|schweben) (zu zweit|im Wind|allein|ganz leis) {wie}`,
      lift: `und wenn {bild.neben}, (bleib ich bei dir|halt ich dich fest|sing ich für dich|lieb ich dich mehr|gehn wir nach Haus)
        (sag|schwör|versprich) mir, dass wir (noch oft|mit achtzig|für immer|bald wieder) {tun.inf}
        (gib mir|leih mir|lass mir) {ding.der} und (deinen Blick|deine Hand|einen Kuss|ein Jahr Zeit|dein Wort)
        was (wär ich|wär Glück|wär Schlaf|wär ein Tag) ohne dich, wenn {bild.neben}?
        ich (frag nicht|vergess|verrat nicht|verschlaf), wie spät es ist {ort} (mit dir|bei dir|zu zweit|im Arm)
        (halt mich|küss mich|trag mich|führ mich) {zeit}, (bis|wenn) {bild.neben}`,
      answer: `du bist {was} (und noch mehr|für mich|und mein|bei Nacht|bei Tag)
        ich will mit dir (heut noch|noch lang|für immer|zu zweit|im Mai) {tun.inf}
        (bleib|schlaf|wach|träum|tanz) (bei mir|mit mir|neben mir|heut Nacht) {ort}
        ich lieb dich (so laut|so still|so lang|so wild|so wahr) {wie}
        (mein Herz|mein Lied|die Nacht|das Glück|der Tag) gehört (nur dir|uns zwei|ganz dir|dir allein) {ort}
        (komm|lauf|lehn dich|leg dich) (an mein Herz|in den Arm|nah zu mir|her zu mir), {bild.haupt}
        mit dir (wach sein|alt sein|still sein|reich sein) {ort}, (mehr will ich nicht|das ist genug|ein Leben lang|mein ganzes Glück)`,
      bridge: `und (wird es Winter|wird es Nacht|werden wir alt|geht die Welt aus), (bist|bleibst) du {was}
        ich hab (lang|nie so|Jahre|blind) gesucht, (bis|als|weil) {bild.neben}
        wir (brauchen|haben|teilen) (nur uns|ein Bett|kein Geld|den Wind) und {ding.der}
        (und keiner|und niemand|kein Mensch) (weiß|sieht|ahnt), wie wir {ort} (stehn|liegen|tanzen|schweigen|lachen)
        lass uns (noch einmal|mit achtzig|im Regen|heut Nacht|zusammen) {tun.inf}`,
      about: `zwei, die {tun.inf} und die Zeit vergessen
        das Glück, {ort} nicht allein zu sein
        einen Heiratsantrag {zeit} {ort}
        ein altes Paar und {ding.der}`,
    },
    {
      name: 'celebration',
      keywords:
        'feier fest party freude froh glücklich geburtstag tanz jubel lach spaß hurra sieg prost wochenende fröhlich',
      detail: `wir {tun.inf}, (und keiner geht nach Haus|als wär's das letzte Mal|die Stadt schaut zu|und alle singen mit)
        (einer|Lena|mein Bruder|ein Fremder|die Nachbarin) (schwenkt|verliert|verschenkt|vergoldet) {ding.der} {ort}
        (wer lacht|wer singt|wer träumt|wer tanzt), der (bleibt|gehört dazu|gewinnt) heut {ort}
        (alle|die Leute|die Freunde|wir zwei) (schreien|springen|lachen|leuchten) {zeit}, denn {bild.haupt}
        ich (schenk|leih|werf|bring) dir {ding.der}, (mach auf die Tür|sing einfach mit|heut ist es gleich|nimm, was du willst)
        (komm, wir|heut woll'n wir|heut Nacht werden wir|jetzt sollten wir) {tun.inf} {zeit}
        (die Schuhe|die Sorgen|die Jacken|die Uhren) (liegen|bleiben|vergessen wir) {ort}, und {bild.haupt}
        (der Bass|die Band|das Radio|ein Lied) (wummert|brennt|ruft uns|zieht uns) {ort}, {wie}`,
      turn: `und (wir fliegen|wir leuchten|wir springen|wir lachen) (so hoch|ganz laut|zu zweit|los|im Kreis) {wie}
        (heut Nacht|heute|für immer|ab jetzt) (gehört uns|bleibt uns|feiern wir) (die Welt|das Glück|das Leben|das Licht) {ort}
        und (keiner|niemand|nicht einer) (schläft|weint|geht|friert) {ort} (heut Nacht|allein|mehr heim|so früh)
        (das Leben|die Nacht|der Sommer|das Glück) (kommt|schmeckt|klingt|brennt) heut {wie}
        du bist {was}, (wir sind|ich bin) (wach|frei|verrückt|dabei|bereit|im Licht)
        und {bild.haupt}, (und alles ist gut|wir haben noch Zeit|und wir sind dabei|der Morgen ist weit)`,
      lift: `(hörst du|spürst du|siehst du|merkst du), wie {bild.neben}? (los|komm|jetzt|na dann)
        (noch eine Stunde|noch ein Lied|noch ein Glas|noch ein Kuss), bis {bild.neben}
        (hoch|raus|her|weg) mit (den Händen|dem Herzen|den Gläsern|den Schuhen), {bild.haupt}
        (wer will|wer kommt|wer muss|wer soll) heut (mit uns|noch mal|als erster|im Regen) {tun.inf}?
        und wenn {bild.neben}, (drehn wir erst auf|geht es erst los|singen wir lauter|bleibt keiner stehn)
        (stell|pack|leg) {ding.der} (weg|hin|ins Eck) und (tanz|lauf|sing|spring) {ort}`,
      answer: `wir (tanzen|springen|singen|feiern) (bis morgen|barfuß|zusammen|noch lauter) {ort}
        (komm|los|heut) lass uns (noch mal|zusammen|ganz laut|wie nie) {tun.inf}
        (die Nacht|das Glück|das Leben|der Tag) (brennt|rollt|schwingt|tanzt) {wie}
        (alle|unsre|tausend) Herzen (schlagen|leuchten|fliegen|brennen) (laut|heut|mit) {ort}
        (lasst|heut lass ich|heut sehn wir) die (Hände|Herzen|Gläser|Lichter) (fliegen|leuchten|tanzen), {bild.haupt}
        heut bist du {was}, (tanz|spring|sing|lauf) (mit|los|im Licht|für zwei)
        (und keiner|denn niemand|ja keiner) (geht heim|bleibt stumm|schläft ein|will weg), wenn {bild.neben}`,
      bridge: `(und morgen|vielleicht|im Alter) erzählen wir, wie wir {ort} (standen|sangen|lachten|sprangen)
        ein Jahr lang (geschuftet|gewartet|geträumt|gespart), (jetzt|heut|nun) wolln wir {tun.inf}
        (keiner|niemand) fragt nach (Geld|morgen|der Zeit|dem Job), wenn {bild.neben}
        (lass|nimm|behalt) {ding.der}, (wir haben uns|die Nacht ist groß|das Herz ist leicht|der Tag ist jung)
        (sing leise|sing lauter|dreh leiser|dreh lauter) {zeit}, {bild.haupt}`,
      about: `ein Fest {ort}, das kein Ende nimmt
        Freunde, die {zeit} noch {tun.inf}
        den besten Abend des Jahres, {ort}
        Fremde, die zusammen {tun.inf}`,
    },
    {
      name: 'defiance',
      keywords:
        'wut wütend trotz zorn hass rache krieg kampf kämpf lüge lügner nie schluss vorbei genug rebell frei stark schrei',
      detail: `nimm {ding.dein} und (geh|lauf|fahr|verschwind), (ich halt dich nicht|die Tür ist auf|ich brauch das nicht|es reicht für heut)
        du (sagtest|schworst|versprachst|meintest), (ich fall|ich zerbrech|ich versink|ich vergeh) {weh}
        ich {tun.ich}, (ob's dir passt|ob du brüllst|wann ich will|und du schweigst) oder nicht
        du (wolltest|brauchtest|hieltst) mich (immer klein|stets still|ganz leise|im Schatten) {ort}
        ich (warf|trat|schmiss|kippte) {ding.dein} {zeit} (hinaus|vor die Tür|in den Wind|an die Wand)
        (sie reden|sie tuscheln|ihr lacht|ihr wartet) {ort}, (doch|nur) ich (hör nicht zu|geh nicht weg|schweig nicht mehr|bleib nicht stumm)
        dein (Lächeln|Versprechen|Mitleid|Gesetz) (zerfiel|verlosch|zerbrach) {ort} {weh}
        ich (trag|halt|heb) meinen Kopf (ganz hoch|in den Wind|ins Licht|nach oben), auch wenn {bild.neben}`,
      turn: `und ich (geh meinen Weg|brenn ganz allein|steh noch mal auf|wachs über dich|lauf ohne dich|lach ins Gesicht) {wie}
        (jetzt|heut|nun) ist Schluss, (und|denn) {bild.haupt}
        und ich (bin|bleib|werd) {was}, (nicht deins|hörst du|nicht mehr dein Kind|und du bist fort)
        (nie mehr|nie wieder|kein Mal mehr) (wart|knie|wein|sing) ich {ort} (für dich|vor dir|bei dir|dir zulieb)
        (mein Name|mein Zorn|mein Herz|mein Lied) (bleibt stehn|brennt hell|wird laut) {ort}
        und wenn {bild.neben}, (lach ich dich aus|steh ich noch hier|bin ich schon weit|dreh ich mich nicht)`,
      lift: `(wer hat|wann hast|hast) du mich je (gefragt|gesehn|gehört|verstanden) {ort}?
        (wie oft|wie lang|warum) soll ich (für dich|stumm noch|im Kreis|umsonst) {tun.inf}?
        (lass|hör|sieh) nur, wie {bild.neben}, (ich fürcht mich nicht|mir ist es gleich|ich steh noch da|ich zähl bis drei)
        (kein Wort|kein Blick|keine Angst|kein Zaun) (hält mich heut Nacht|bricht mich jetzt noch|macht mich mehr klein|stoppt meinen Schritt) {ort}
        und {zeit} (verbrenn ich|zerreiß ich|verschenk ich|verkauf ich) {ding.dein}
        (einmal|noch einmal|zum letzten Mal) sag ich (nein|es laut|dir ab), wenn {bild.neben}`,
      answer: `ich (brenn|lauf|steh|schrei) (allein|und ich bleib|ohne dich|für mich selbst) {wie}
        behalt {ding.dein}, (ich geh|ich bin frei|es ist aus|ich will mehr|es ist mir gleich)
        (du kriegst|du brichst|du hältst) mich (nicht klein|nicht mehr|nie mehr) {ort}
        ich (werd|will|kann) (ganz allein|ohne dich|wie ich will|noch heut Nacht) {tun.inf}
        (hier|jetzt|laut) steh ich {ort} und (sag nein|bleib hier|schrei|sing)
        ich bin {was}, (merk dir das gut|und nicht mehr dein|schau mich nur an|und du bist still)
        (geh doch|lauf doch|schweig doch|sing doch), {bild.haupt}`,
      bridge: `ich hab {ding.dein} {ort} (gelassen|zertreten|begraben|verloren)
        (früher|damals|ein Jahr lang) (schwieg|weinte|saß|stand) ich {ort} (allein|im Stillen|im Schatten|für dich)
        (schau|sieh) mich (jetzt|heut) an, ich {tun.ich} (ohne dich|ganz allein|und lach dabei|Tag für Tag)
        man (fällt|bricht|lernt|wächst|lebt) nur (einmal|allein|im Dunkeln|im Sturm), {wie}
        und {bild.haupt}, (ich dreh mich nicht|ich geh voran|ich brauch dich nicht)`,
      about: `ein letztes Wort {ort}
        jemanden, der {ding.der} zurückgibt und geht
        den Tag, an dem eine Frau nicht mehr schweigt {ort}
        die Wut {zeit}, {wie}`,
    },
    {
      name: 'hope',
      keywords:
        'hoff mut neu neubeginn anfang zukunft traum träum glaub weiter aufsteh kraft licht chance inspir morgen leben',
      detail: `ich {tun.ich}, (erst leise|noch zaghaft|wie einst|zum ersten Mal), (dann mit Mut|und es geht|und ich leb|und es klappt)
        ich (fand|hob|sah|barg) {ding.der} {ort} (im Staub|auf|und schwieg|für dich)
        (der Winter|die Angst|der Zweifel|das Dunkel) (vergeht|verliert|wird müd|zieht aus), wenn {bild.neben}
        (es war|das war) ein (langes|dunkles|hartes|stummes) Jahr, (doch|und nun) {bild.haupt}
        (die Narben|die Fragen|die Schatten|die Brüche) (verblassen|sind leiser|heilen) {ort}, {weh}
        (jemand|ein Kind|eine Frau|mein Vater) (sagt|singt|ruft|schreibt) {ort}: (gib nicht auf|fang noch mal an|steh wieder auf)
        ich (trag|behalt|bewahr|nehm) {ding.der} (als Glück|bei mir|als Pfand|mit mir) {ort}
        wir (können|dürfen|wollen) (wieder|morgen|noch einmal|ganz neu) {tun.inf} {zeit}`,
      turn: `und (ich steh auf|ich atme|ich wachse|ich gehe) (langsam|noch mal|von vorn|ins Licht) {wie}
        und ich (weiß|glaub|spür|ahn), {bild.haupt} (für mich|ganz bald|noch heut)
        (irgendwo|irgendwann|schon morgen) (wartet|leuchtet|beginnt) (ein Tag|das Glück|der Mai|ein Licht) {ort}
        und (alles|mein Herz|die Welt|das Jahr) (wird hell|fängt an|geht auf|wird weit) {wie}
        du bist {was}, (ich fang an|ich kann gehn|ich bin wach|und ich lern)
        (kein Weg|kein Traum|kein Tag) ist (umsonst|zu weit|zu schwer|vorbei), wenn {bild.neben}`,
      lift: `(hab Mut|hab Zeit|halt aus|gib acht), (bis|wenn) {bild.neben}, (und lauf|und sing|mein Freund|mein Herz)
        (was, wenn|und wenn|kann sein, dass) {bild.neben}, (fangen wir an|sind wir bereit|wird alles leicht|wachsen wir auch)?
        (siehst du|hörst du|spürst du) nicht, wie {bild.neben} (für uns|ganz leis|schon jetzt)?
        (noch ein Schritt|noch ein Tag|noch ein Wort|noch ein Lied) {ort}, (dann sind wir da|und es wird hell|gib noch nicht auf)
        (nimm|halt|zeig) {ding.der} (ins Licht|ganz fest|der Welt) und (geh|sing|glaub|lauf) {zeit}
        ich will (endlich|wieder|mit dir|ohne Angst) {tun.inf}, (komm, was will|Tag für Tag|Stück für Stück)`,
      answer: `(ich steh|wir stehn|du stehst) (wieder auf|noch mal auf|morgen auf) {wie}
        (glaub|hoff|sing|lauf) (noch einmal|nur weiter|mit mir), {bild.haupt}
        es wird (hell|warm|still|Tag|leicht) {ort} (für uns|für dich|für mich|heut Nacht)
        wir werden (wieder|morgen|noch lang|zusammen) {tun.inf}
        du bist {was}, (vergiss das nicht|verlier dich nicht|bald wird es hell|ich geh mit dir)
        (mein Herz|die Welt|ein Tag|das Licht) (wacht auf|fängt an|zieht ein) {ort}, {wie}
        (morgen|irgendwann|ganz bald) (lachst|tanzt|stehst|singst) du (wieder|mit mir|im Licht) {ort}`,
      bridge: `(gestern|ein Jahr lang|zu oft) (lag|stand|saß) ich noch {ort} (und schwieg|und fror|im Staub)
        (heut|jetzt|nun) halt ich {ding.der}, (und es genügt|und weiß wofür|und geh voran|und bin bereit)
        und (stürz|fall|irr) ich {ort}, (fängst|hältst|findest) du mich (doch|bald|im Flug|bei Nacht)
        (manchmal|oft|immer) kommt (das Glück|der Mai|ein Tag) {wie}
        lass uns (noch mal von vorn|ohne Angst|wie als Kind|Hand in Hand) {tun.inf}`,
      about: `den Tag, an dem alles neu beginnt, {ort}
        jemanden, der {ding.der} als Glücksbringer trägt
        den Mut, wieder zu hoffen, {wie}
        den Moment, wenn {bild.neben}`,
    },
    {
      name: 'calm',
      keywords:
        'ruhe ruhig still stille frieden leise sanft entspann schlaf wiege sonntag pause atem gelassen abend gemütlich',
      detail: `ich {tun.ich} (und hab Zeit|und schweig|und mehr nicht|ganz in Ruh|Zug um Zug) {zeit}
        ich hab (einen Tee|ein Buch|ein Lied|einen Stuhl) und {ding.der}, (mehr brauch ich nicht|mehr muss nicht sein|das ist genug)
        {bild.haupt}, (ich hör nur zu|ich lass es sein|ich atme aus|ich bin ganz hier) {zeit}
        (die Zeit|der Tag|der Wind|die Welt) (geht|treibt|summt|ruht) {ort} (vorbei|ganz leis|und träumt)
        wir (sitzen|liegen|träumen|schweigen) (noch lang|zu zweit|ganz still|im Gras) {ort}, und {bild.haupt}
        (leg|stell|häng) {ding.der} (zur Seite|zu mir|ans Licht), (bleib hier|komm her|setz dich) {ort}
        (nichts|keiner) (drängt|ruft|fehlt|stört) {ort}, wenn {bild.neben}
        ich (les|träum|sing|denk) (halblaut|im Stillen|für mich) {ort}, {wie}`,
      turn: `und (alles|der Tag|mein Herz|die Welt) wird (still|leicht|weit|ganz sacht) {wie}
        und ich (bleib|sitz|träum|ruh) (noch hier|ganz still|allein|mit dir) {ort}
        und (nichts mehr|kein Wort|kein Lärm) (ist schwer|tut weh|tut not), wenn {bild.neben}
        du bist {was}, (und ich hab Zeit|und ich schlaf ein|es ist genug|so kann es sein)
        (die Sorgen|die Stunden|die Fragen) (ziehen|treiben|schweben) (davon|vorbei|hinaus) {weh}
        (so klein|so still|so warm) (ist die Welt|ist das Glück|wird der Tag) {ort}`,
      lift: `(bleib doch|warte|lausch nur|atme), (bis|wenn) {bild.neben} (ganz leis|mit mir|und schweig)
        (was soll|was muss|wozu soll|wohin soll) ich (noch eilen|noch suchen|noch fragen), wenn {bild.neben}?
        (lass|lassen wir) {ding.der} (liegen|warten|träumen) {ort}, (es eilt ja nicht|das hat noch Zeit)
        (mach das Licht an|lass die Tür auf|mach das Fenster weit|leg den Kopf zurück|zieh die Schuhe aus) {zeit}, {bild.haupt}
        (heut|jetzt|bald) will ich (gar nichts als|langsam|mit dir) {tun.inf}
        (hörst du|siehst du), wie {bild.neben}? (sonst nichts|ganz sacht|nur das)`,
      answer: `(bleib|ruh|träum|sitz) (bei mir|noch lang|ganz still|ein Stück) {ort}
        (ganz leise|ganz langsam|so sachte) (schwebt|treibt|sinkt|klingt) (der Tag|die Zeit|das Licht) {wie}
        und {bild.haupt}, (mehr muss nicht sein|ich schlaf gleich ein|ich bin ganz hier|so ist es gut)
        ich will nur (leise|mit dir|noch mal|in Ruh) {tun.inf}
        du bist {was}, (bleib so|bleib hier|schlaf ein|hab Dank)
        (atme|zähl|summ) mit mir {ort}, (ein und aus|leis und lang|Zug um Zug)
        (die Welt|der Lärm|die Zeit) kann (warten|schweigen|gehn), {bild.haupt}`,
      bridge: `(früher|noch gestern) (rannte|eilte|hetzte) ich (los|im Kreis|vorbei), (nun|jetzt) sitz ich {ort}
        und {ding.der} (geb ich|schenk ich|lass ich) (dem Wind|der Zeit|der Nacht)
        (ein Tag|ein Jahr|ein Glück) (vergeht|verweht|verfliegt) {weh}
        (irgendwer|jemand|die Nachbarin) (singt|lacht|pfeift) {ort}, (und ich träum|und es passt|nah und fern)
        (morgen|später|irgendwann) können wir (immer noch|auch noch) {tun.inf}`,
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
      words: 'Wellen; Möwen; Gezeiten; Leuchttürme; Segel; Muscheln; Häfen; Inseln',
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
        weh: `wie ein Boot ohne Tau; wie Sand durch die Hand; wie Schaum auf dem Kamm; wie ein Stein auf den Grund;
          wie Treibholz am Strand; wie ein Wrack vor dem Kap; wie Spuren im Watt`,
        was: `ein Hafen im Sturm; der Leuchtturm am Riff; ein Boot ohne Leine; das Salz in der Luft;
          die Bucht hinterm Kap; der Wind in den Segeln; das Meer ohne Ufer; ein Anker aus Gold;
          die Insel im Nebel`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords: 'stadt straß asphalt neon u-bahn metro bar kneipe berlin hochhaus großstadt ampel urban viertel dächer',
      words: 'Lichter; Straßen; Laternen; Dächer; Fenster; Sirenen; Fassaden; Schatten',
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
        weh: `wie Rauch aus dem Schacht; wie ein Taxi bei Nacht; wie Schritte im Flur; wie Geld, das verrollt;
          wie ein Schild, das zerbricht; wie Papier auf dem Gleis; wie das Licht, wenn es graut`,
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
      words: 'Straßen; Kilometer; Koffer; Wege; Grenzen; Horizonte; Meilen; Kurven',
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
        weh: `wie Staub auf dem Lack; wie Teer in der Glut; wie ein Reifen im Sand; wie ein Pass ohne Bild;
          wie ein Schild, das verblasst; wie ein Hund an der Bahn; wie Benzin auf Asphalt`,
        was: `der Weg, der noch bleibt; ein Umweg nach Haus; die Weite im Blick; ein Pass in den Bergen;
          der Fahrtwind im Haar; die letzte Ausfahrt; ein Motor, der singt; das Ende der Karte;
          ein Platz an der Sonne`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords: 'regen regn gewitter sturm donner blitz wolk schirm pfütz nass grau trän nebel tropf wetter',
      words: 'Tropfen; Pfützen; Gewitter; Wolken; Regenschirme; Pfade; Scheiben; Nebel',
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
        weh: `wie Tinte, die rinnt; wie ein Blitz in der Nacht; wie Nebel im Tal; wie ein Schirm, der zerbricht;
          wie Tropfen am Draht; wie Hagel aufs Feld; wie ein Damm, der nicht hält`,
        was: `ein Dach überm Kopf; das Blau nach dem Grau; ein Licht hinterm Glas; der Riss in den Wolken;
          ein Schirm für uns zwei; die Ruhe im Sturm; der erste warme Tag; ein trockener Mantel;
          der Donner in mir`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'morgen früh frühstück kaffee aufwach sonnenaufgang tee küche bett wecker sonntag tau brot',
      words: 'Tassen; Kissen; Morgen; Vögel; Brote; Krümel; Gardinen; Wecker',
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
        weh: `wie Milch im Kaffee; wie ein Lied ohne Wort; wie Dampf überm Tee; wie ein Traum, der verblasst;
          wie die Nacht aus dem Haar; wie Krümel vom Tisch; wie Glas auf dem Stein`,
        was: `das Licht auf dem Tisch; der Morgen im Mai; ein Sonntag zu zweit; das Brot und das Salz;
          der Honig im Tee; ein Fenster nach Ost; das Lied vor dem Tag; der erste Schluck Tee;
          ein Bett voller Licht`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'himmel stern mond sonne nacht planet weltall flieg flügel vogel komet galaxie blau horizont rakete',
      words: 'Sterne; Satelliten; Kometen; Flügel; Sternbilder; Monde; Vögel; Wolken',
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
        weh: `wie ein Stern, der verglüht; wie ein Drachen, der reißt; wie Staub um den Mars; wie ein Komet ohne Ziel;
          wie Wolken im Föhn; wie ein Flugzeug im Dunst; wie Federn im Sturm`,
        was: `der Stern überm Dach; ein Mond ohne Nacht; das Blau überm Feld; die Bahn des Kometen;
          ein Flügel aus Licht; der Himmel im See; das Ende der Nacht; ein Planet ohne Krieg;
          die Stille im All`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords: 'sommer sonne heiß ferien urlaub juli august juni eis freibad grill garten hitze strand warm sonnig',
      words: 'Sommer; Kirschen; Ferien; Grillen; Sonnenblumen; Julinächte; Gewitter; Pfirsiche',
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
        weh: `wie Eis auf der Hand; wie Sand aus den Schuhn; wie Staub überm Feld; wie Mohn nach dem Mai;
          wie ein Tag, der verglimmt; wie Gras in der Glut; wie ein Ball auf dem Dach`,
        was: `der Sommer in mir; ein Sprung in den See; das Gold überm Feld; der längste der Tage;
          ein Schatten im Juli; die Süße im Mund; das Feuer am Strand; ein Ferientag; der Duft nach dem Heu`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'tanz disco club party beat bass dj musik rhythmus walzer bewegung feiern bühne konzert',
      words: 'Lichter; Schuhe; Schritte; Bässe; Nächte; Spiegel; Platten; Herzen',
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
        weh: `wie Glas auf Parkett; wie die Nadel, die springt; wie Applaus vor dem Schluss; wie Konfetti im Wind;
          wie ein Lied, das verhallt; wie Rauch überm Saal; wie ein Schuh ohne Paar`,
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
      words: 'Flocken; Spuren; Tannen; Eisblumen; Kerzen; Winter; Schlitten; Öfen',
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
        weh: `wie ein Atem im Frost; wie Spuren im Schnee; wie Eis, das zerbricht; wie Frost auf dem Blatt;
          wie Rauch aus dem Dorf; wie Wachs auf dem Tuch; wie ein Zapfen, der taut`,
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
      words: 'Briefe; Zeilen; Fotos; Worte; Seiten; Adressen; Postkarten; Notizen',
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
        weh: `wie Tinte im Tau; wie ein Brief ohne Ziel; wie Wachs auf dem Blatt; wie Staub auf dem Buch;
          wie ein Punkt nach dem Satz; wie ein Fleck auf dem Hemd; wie ein Blatt im Kamin`,
        was: `das Wort, das noch fehlt; ein Brief ohne Ziel; die Schrift an der Wand;
          ein Satz, der nie schließt; das Bild hinterm Glas; der Reim auf mein Leid; ein Buch ohne Schluss;
          die Zeile, die bleibt; der Gruß aus der Zeit`,
      },
    },
  ],
  titles: `{word} (und Staub|und Gold|und Feuer|und Mut|und kein Wort|ohne Schlaf)
    (leise|letzte|blaue|stille|wilde|fremde|goldne|verlorne|tausend|müde) {word}
    {word} {ort}
    {was}
    (bis|wenn|weil) {bild.neben}
    {tun.inf}
    {ort}`,
  ideas: `ein (leiser|rauer|warmer|trotziger|verträumter|treibender) {style}-Song über {about}. (Im Refrain|Am Ende|Zwischendurch): {bild.haupt}.
    {style}, (langsam|mit viel Luft|fast geflüstert|laut und gerade|mit einem Chor): ein Lied über {about}.
    schreib (ein Lied|eine Hymne|eine Ballade) über {about}. Es (beginnt|endet) {zeit} {ort}.
    (ein Duett|ein Abschiedslied|ein Sommerhit|ein Schlaflied|ein Ohrwurm) im {style}-Gewand über {about}. (Stichwort|Das Bild dazu|Der letzte Satz): {was}.
    was wäre, wenn {bild.neben}? Ein {style}-Song über {about}.`,
}
