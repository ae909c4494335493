import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    Ich (stehe|warte|friere) seit um acht vor {x.dein}em Tor
    Ich sag den Text der Regenrinne vor
    Ich hatte eine Ausrede, ganz glatt
    Die liegt im Rinnstein, aufgeweicht und platt

    Ich schrieb {x.dir} einen Brief, (vier|sechs|acht) Seiten breit
    Da war das Wetter schuld und meine Zeit
    Ich strich ihn durch, von oben, Stück für Stück
    Nur tut mir leid blieb unten noch zurück

    {you} hast nicht mal (geflucht|geschimpft|getobt), das wär mir recht
    Du hast die Tasse leise hingestellt
    Du sagtest, schon in Ordnung, und so schlecht
    Klang nie ein guter Satz auf dieser Welt`,
  turn: `
    Ich geh im Kopf zurück an diese Stelle
    Da hätt ein Atemzug genügt, ein Nein
    Ich stehe vor mir selber auf der Schwelle
    Und trete jedes Mal aufs Neue rein

    Ein Ei, das fiel, das legt man nicht zurück
    Man kniet und wischt, und das braucht seine Zeit
    Ich bin dabei, ich mach es Stück für Stück
    Kann man hier barfuß gehn, sag ich Bescheid

    {you} musst nicht nicken, musst nicht freundlich sein
    Ich hab dir deine Schüssel mitgebracht
    Da ist nichts drin, ich wollte keinen Schein
    Ich hab sie nur geputzt, die halbe Nacht`,
  meaning: `
    Ich kann die Uhr nicht drehn, ich weiß das auch
    Ich kann nur heute anders vor {x.dir} stehn
    Mit diesem Knoten hier in meinem Bauch
    Und hoffen, dass wir wieder weitergehn

    Entschuldigung ist nur ein langes Wort
    Das wiegt nicht viel, wenn man es schnell verschenkt
    Ich sag es langsam, und ich geh nicht fort
    Es dauert ja, bis man es anders denkt

    Wer einem nah ist, dem tut man auch weh
    Man kommt ja nur an den so dicht heran
    Und wenn ich {x.dich} da vor mir sitzen seh
    Dann fang ich gern ganz klein von vorne an`,
  lift: `
    Hier ist es ohne Schleife und Papier
    Es war kein Pech, kein Wetter, lag an mir

    Ich bleib nicht lang, ich zieh den Schuh nicht aus
    Ich sag es nur, und dann geh ich nach Haus`,
  chorus: `
    # Es tut mir leid, {call}
    Es tut mir leid, {call}, kein Wenn und kein Aber
    Kein Weil und kein Doch und kein langes Gelaber
    Es tut mir leid, {call}, und {you} musst nichts sagen
    Ich leg's dir nur hin, und ich will's selber tragen

    # Tut mir leid
    {did}, tut mir leid
    Ich schiebe das auf keinen und auf keine Zeit
    {did}, war nicht schön
    Ich hoffe, dass {you} mich noch magst beim Wiedersehn

    # Tut mir leid, {call}
    {did}, tut mir leid
    Ich leg die Ausrede und jeden Grund beiseit
    Tut mir leid, {call}, so was ist nicht schön
    Ich hoffe, dass {you} trotzdem winkst beim Wiedersehn

    # Das war ich
    Das war ich, das war ich, der Regen war's nicht
    Nicht der Wein, nicht der Mond, nicht das schummrige Licht
    Das war ich, das war ich, und ich sag's, wie es ist
    Und ich weiß, dass {you} so was nicht einfach vergisst

    # Es tut mir leid, {call}
    Es tut mir leid, {call}, kein Wenn und kein Aber
    Kein Weil und kein Doch und kein langes Gelaber
    Es tut mir leid, {call}, und {x.sie} müssen nichts sagen
    Ich leg es nur hin, und ich will's selber tragen`,
  bridge: `
    Als Kind hab ich ein Fenster eingeschlagen
    Und saß im Schuppen, der war feucht und kalt
    Ich hab mich nicht getraut, es wem zu sagen
    Jetzt steh ich hier, fürs Schweigen viel zu alt

    Am Nachbarzaun ist eine Latte neu
    Die leuchtet gelb, die andern sind schon grau
    Der Nachbar sagt, das Holz bleibt sich schon treu
    Zwei Winter noch, dann sieht man's nicht genau`,
}
