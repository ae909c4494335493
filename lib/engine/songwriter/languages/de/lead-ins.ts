import type { LeadIns } from '../language-pack.ts'

/** Couplets before what is told: that it is told now, and how. They hold for anything that follows, of whomever. */
export const leadIns: LeadIns = {
  warm: `
    (Bleib sitzen|Komm, setz dich|Bleib hier jetzt), {call}, jetzt bist {you} mal dran
    Ich fang mit den einfachen Sachen an

    Ich (fand|wusste|kannte) kein Gedicht, {call}, das zu {x.dir} passt
    Da hab ich das hier lieber selber verfasst

    (Man weiß hier so vieles|Es gibt so viel Gutes|Da gibt es so vieles), {call}, wo fang ich an
    Ich sag's einfach so, wie ich's sagen kann

    (Jetzt|Nun|Komm,) hör einmal zu, {call}, das Lied hier ist {x.dein}
    Kein Wort ist erfunden, und keins muss es sein

    Sie haben mich, {call}, (neulich|gestern|alle) nach {x.dir} gefragt
    Und das hier, genau das, hab ich ihnen gesagt

    Ich hab keine (Rede|Blumen|Torte), {call}, und keinen Pokal
    Ich hab nur, was wahr ist, das reicht allemal

    Ich (wollte|möchte|musste) {x.dir}, {call}, das mal sagen, ganz laut
    Ich hab mich bis heute nur nie so getraut

    {you} musst dich nicht (zieren|verstecken|genieren), {call}, ich fang einfach an
    Und sag dir so viel, wie ein Lied sagen kann

    Man denkt es sich (meistens|immer|oft), und sagt es dann nicht
    Heut wird es gesungen, heut kommt es ans Licht

    (Das hier|So etwas|So viel) muss ins Lied, denn sonst geht es verlorn
    Ich sag's, wie es ist, und ich fang an von vorn

    Es braucht keine (Geigen|Harfe|Fahnen) und kein großes Wort
    Was wahr ist, das singt sich von selber sofort

    Was man lieb hat, das (zählt|sagt|singt) man auch auf
    Eins nach dem andern, so nimmt's seinen Lauf

    Ein Lied muss nicht (reich|neu|laut) sein, es muss nur was taugen
    Ich seh das hier alles ganz klar vor den Augen`,
  funny: `
    (Kommt näher|Rückt näher|Hört zu jetzt), da kommt was, das glaubt ihr mir nie
    Und wahr ist es trotzdem, ich hab keine Fantasie

    So was denkt man sich (wirklich|gar|im Leben) nicht aus, das ist echt
    Und wer da nicht lacht, na, dem geht es wohl schlecht

    Ich hatte versprochen, ich (sag|sing|verrat) es nie mehr
    Jetzt kommt es am Stück, und ich bereu's nicht mal sehr

    (Verehrte Gemeinde|Verehrtes Publikum|Ihr Damen und Herren), jetzt kommt der Bericht
    Gefragt hat mich keiner, doch schweigen kann ich nicht

    Für die (Akten|Nachwelt|Chronik) muss das einmal festgestellt sein
    Ich lass hier nichts weg, und ich dichte nichts rein

    Einer muss es (ja|mal|doch) sagen, dann sag ich es halt
    Und singe so laut, dass es durchs Treppenhaus schallt

    Hier kommen die Nachrichten, (langsam|deutlich|laut) und klar
    Und wer es nicht glaubt, frage nach, es ist wahr

    Es gibt ja (Romane|Opern|Krimis), doch die sind nur erdacht
    Das hier, das ist echt, drum gebt alle gut acht

    (Wer jetzt noch mal rausmuss|Wer jetzt noch aufs Klo geht|Wer jetzt noch ein Bier holt), der hat was versäumt
    Denn das hier ist wahr, das hat keiner geträumt

    Ich bleib jetzt ganz (sachlich|ruhig|ernst), das nehm ich mir vor
    Ich sing nur die Tatsachen, gern auch im Chor

    Man könnte darüber (auch schweigen|hinwegsehn|hinweggehn), das hab ich bedacht
    Ich hab dann doch lieber ein Lied draus gemacht`,
  grief: `
    Ich sag es so (leise|einfach|schlicht), wie ich's eben nur kann
    Und wenn mir die Stimme hält, fang ich jetzt an

    Ich halt mich an (kleine|einfache|leise) Dinge, die bleiben bei mir
    Die großen sagt jeder, die kleinen stehn hier

    Wenn Singen (bewahrt|behält|bewacht), was die Zeit sonst verweht
    Dann soll es hier stehn, und so lang, wie es geht

    Ich mach nur die Augen zu, (schon|gleich|dann) ist alles da
    So deutlich, als wär es jetzt hier und ganz nah

    Ich (will|kann|mag) es nicht schmücken, ich sage es bloß
    So einfach es ist, und es lässt mich nicht los

    (Manches|Vieles|Einiges) verblasst, und das hier verblasst nicht
    Ich halt es ins Lied wie ein Foto ins Licht

    Das steht in keinem (Album|Buch|Brief), da steht nur das Jahr
    Drum sing ich's, und jedes der Worte ist wahr`,
  sorry: `
    Kein (Strauß|Witz|Trick), keine Ausflucht, ich bleib vor dir stehn
    Ich sag, wie es ist, und dann kannst {you} auch gehn

    Ich such keinen (Grund|Dreh|Dritten), und ich rede nichts klein
    Ich sag es von vorn, und ich seh es auch ein

    Ich lag (lange|nachts|ewig) wach, und ich fand keine Tür
    Drum sag ich es grade, und sag es nur {x.dir}

    Bevor {you} (was sagst|mir antwortest|was denkst), hör mich bitte an
    Ich sag's, so gerade ich's sagen kann

    Entschuldigung sagt sich so (leicht|schnell|glatt) nebenbei
    Drum sag ich erst alles, und bleib auch dabei

    Ich schrieb einen (Brief|Zettel), und ich hab ihn zerrissen
    Jetzt sag ich es selber, {you} sollst es ja wissen

    Ich hab es (gewendet|gedreht|gewälzt), fast die ganze Nacht
    Es gibt keine Seite, die's besser macht`,
  comfort: `
    {you} musst nichts (erwidern|sagen|erklären), lehn dich mal an
    Ich sag, was ich seh und so gut ich es kann

    (Komm|So), sprechen wir's aus, dann wird es oft kleiner
    So gut wie {you} selber weiß das ja sonst keiner

    Ich seh, wie {you}'s (trägst|schleppst|hältst), und das schon eine Weile
    Hier sag ich dir was, und zwar Zeile für Zeile

    Bevor {you} jetzt (aufgibst|nein sagst|wegläufst), hör kurz auf mich
    Ich seh da so manches, und das sing ich für dich

    {you} musst nicht so (mutig|tapfer|stark) sein, nicht heut und nicht hier
    Schau's einmal nur an, und zwar zusammen mit mir

    (Atme mal durch|Hol einmal Luft|Bleib einmal da), es läuft nichts davon
    Ich zähl {x.dir} was auf, und das hilft manchmal schon

    Manche (Tage|Wochen|Stunden) sind zu lang, und das darf auch so sein
    Ich sing dir hier was, dann bist {you} nicht allein`,
  heartbreak: `
    Ich sag es sonst (keinem|niemand|nirgends), ich sag's einmal laut
    Ich hab mich bis jetzt nur noch nicht so getraut

    Es ist (zwei|drei|halb vier) in der Nacht, und ich zähle es auf
    Ich kann es auswendig, es nimmt seinen Lauf

    Man sagt mir, das (geht|wird|heilt) schon, das braucht seine Zeit
    Ich sing es erst mal, denn ich bin nicht so weit

    Ich geh's wieder (durch|ab), jeden Tag, jede Nacht
    Es hat mir bisher keine Ruhe gebracht

    Wenn (einer|jemand|wer) fragt, sag ich gut, und ich lüg
    Denn so sieht es aus, wenn ich mich nicht betrüg

    Jetzt (sitz|steh|lieg) ich hier so, und das Licht brennt im Flur
    Ich sag's einmal noch, und dann schweige ich nur

    Es hört ja (jetzt|hier|grad) keiner zu, und so kann ich es sagen
    Ich muss es nur loswerden nach all diesen Tagen`,
  lesson: `
    (Ohren auf|Achtung|Los geht's), jetzt kommt es, und das geht im Takt
    Wer einmal gut zuhört, der hat es gepackt

    Hier kommt was zum (Merken|Behalten|Lernen), und schwer ist es nicht
    Es passt in den Kopf und in dieses Gedicht

    (Klatschen|Klopfen|Stampfen), eins, zwei, und der Takt, der ist klar
    Und was jetzt gleich kommt, das ist alles auch wahr

    Das hier passt in jede (Tasche|Mappe|Mütze) hinein
    Man kann es behalten, ob groß oder klein

    Die (Ohren|Lauscher|Augen) weit auf, und dann fange ich an
    Man muss nicht sehr groß sein, damit man das kann

    Wir nehmen's (gemütlich|langsam|in Ruhe), so Stück um Stück
    Und wer was vergisst, geht ein Stückchen zurück

    Es klingt vielleicht (schwierig|knifflig|nach Arbeit), gesungen geht's leicht
    Zweimal, dreimal, und schon ist's erreicht

    Wer (möchte|will) etwas wissen? Der hört jetzt gut hin
    In jeder der Zeilen steckt irgendwas drin`,
  soft: `
    Der Tag ist (um|aus|weg), die Welt wird klein
    Ich sing {x.dich} in die Nacht hinein

    Jetzt mach die Augen (leise|langsam|ruhig) zu
    Ich sing dir was, dann träumst auch {you}

    Komm her, ganz (nah|dicht|leis), mit deinem Ohr
    Ich sing {x.dir} leise etwas vor

    Der Mond ist (da|wach), die Stadt wird still
    Hör, was ich {x.dir} noch sagen will

    Ein (kleines|leises|kurzes) Lied noch vor dem Traum
    Dann wird es dunkel hier im Raum

    Die Lampe (aus|klein), die Decke dicht
    Ich sing's, und mehr braucht's heute nicht`,
  cheer: `
    (Hände hoch|Steht alle auf|Macht Platz jetzt), und dann wird es laut
    Wer jetzt noch still sitzt, der hat sich nicht getraut

    Wer sind wir? (Ihr wisst es|Ihr hört es|Das hört man), wir singen's im Chor
    Und wer's noch nicht weiß, ja, dem singen wir's vor

    (Stampft|Klatscht|Trommelt), bis das Fenster, bis der Boden auch bebt
    Denn das hier sind wir, und so wird das gelebt

    Wir haben kein (Orchester|Feuerwerk|Denkmal), und wir brauchen auch keins
    Wir haben die Stimmen, und die klingen wie eins

    Da kommen die (Lauten|Schiefen|Unsern) die Straße entlang
    Ein bisschen daneben, doch mit vollem Klang

    Schreibt's (groß an die Wand|auf die Fahnen|aufs Scheunentor), und sagt's überall
    So sieht das bei uns aus, auf jeden Fall`,
  plain: `
    Ich sag es ganz (einfach|gerade|schlicht), ich schmücke nichts aus
    Es ist, wie es ist, und so muss es jetzt raus

    Das kam nicht im (Fernsehn|Radio), das stand nirgendwo
    Und doch ist es wahr, und zwar ganz genau so

    Ich trag was (im Kopf|im Bauch|mit mir) rum, wohin ich auch geh
    Jetzt sing ich es einfach, so, wie ich es seh

    Ich hab es (für mich|bei mir|im Kopf) behalten, und dann
    Da fing es von selber zu klingen an

    Es gibt (große|lange|berühmte) Lieder von Helden und Meer
    Das hier ist von hier, und es braucht auch nicht mehr

    (Es dauert nicht lange|Das geht nicht sehr lange|Es ist keine Oper), und bald ist's erzählt
    Ich hab mir dafür diese Töne gewählt

    Da ist so ein (Bild|Satz|Ding), und das geht mir nicht fort
    Jetzt schreib ich's mal auf, und zwar Wort für Wort

    (Irgendwer|Einer|Jemand) muss das doch singen, dann mach ich das jetzt
    Ich hab nichts hinzugefügt, gar nichts ersetzt

    (So fängt es hier an|So geht es hier los|Jetzt fängt es hier an), und dann geht es so weiter
    Mal ist es zum Seufzen, und mal ist es heiter

    Ich hab's nicht (geschönt|gekürzt|gedreht), ich hab's nur sortiert
    Der Reihe nach, so wie man's buchstabiert

    Man sagt, was man (weiß|meint|denkt), und dann ist es ein Lied
    So einfach geht das, wenn man ehrlich hinsieht`,
}
