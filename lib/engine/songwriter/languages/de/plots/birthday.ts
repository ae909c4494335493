import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    Im Flur stehn (zwölf|zehn|acht) Paar nasse Schuhe
    Ein Luftballon hängt am Regal
    Wir flüstern, und dann ist kurz Ruhe
    Und jemand niest zum dritten Mal

    (Kein Fest|Kein Lied|Kein Gast), hast {you} uns streng befohlen
    Das sagst du jedes Jahr, und dann
    Muss jemand schnell noch Stühle holen
    Und wer den Text nicht kann, fängt an

    {age} Kerzen (zittern|brennen|wackeln) auf dem Kuchen
    Man sieht vor lauter Licht kein Marzipan
    {you} musst erst mal den Platz zum Pusten suchen
    Und einer stellt schon mal den Eimer ran`,
  turn: `
    Es gibt ein Bild, da hast {you} keine Zähne
    Und Möhrenbrei bis übers linke Ohr
    Du lachst genauso, wenn ich das erwähne
    Es kommt dir heute noch nicht peinlich vor

    Ein jeder hier kann irgendwas erzählen
    Von einem Zelt, das nachts zusammenfiel
    Die Hälfte stimmt, den Rest muss man dazuzählen
    {you} hörst nur zu und grinst und sagst nicht viel

    Wir fragten, was {you} willst, du sagtest, Socken
    Jetzt kriegst du zwanzig, alle selbst gestrickt
    Du ziehst sie alle an, du bleibst so hocken
    Und hast uns jeden einzeln angeblickt`,
  meaning: `
    Ein Jahr ist lang, wenn man es richtig zählt
    Die vielen Morgen und die vielen Stunden
    Und jede, wo {you} nicht bist, hätt gefehlt
    Drum haben wir uns heute eingefunden

    Man feiert ja nicht Kerzen oder Zahl
    Man feiert, dass {you} da bist, jetzt und hier
    Die Torte ist am Ende ganz egal
    Wir kämen auch mit nichts, nur wegen dir

    {you} musst heut gar nichts können, gar nichts tun
    Nur sitzen und dir alles schenken lassen
    Die Arbeit darf ein bisschen von dir ruhn
    Und wir, wir kümmern uns schon um die Tassen

    Man feiert ja nicht Kerzen oder Zahl
    Man feiert, dass {x.sie} da sind, jetzt und hier
    Die Torte ist am Ende ganz egal
    Und darum stehn wir heute vor der Tür`,
  lift: `
    Macht mal das Licht aus, alle ran
    Gleich kommt die Stelle, die jeder kann

    Die Ärmel hoch, und erst tief Luft
    Es riecht nach Wachs und Streichholzduft`,
  chorus: `
    # Alles Gute, {call}
    Alles Gute, {call}, wir singen laut und schief
    Bis der Nachbar an die Wand klopft, weil er schlief
    Alles Gute, {call}, das erste Stück ist deins
    Zum Feiern braucht man Gründe, {you} bist Nummer eins

    # {age} Kerzen
    {age} Kerzen, und keine davon ist zu viel
    Die eine tropft schon, die andre kippt vom Stiel
    {age} Kerzen, erst kräftig nach rechts, dann nach links
    Und bleibt eine stehn, noch mal Luft, dann gelingt's

    # Noch ein Jahr mit dir
    Noch ein Jahr mit {x.dir}, das hätt ich gern am Stück
    Mit Sahne obendrauf und einem bisschen Glück
    Noch ein Jahr mit dir, ich nehm auch zwei, auch zehn
    Ich komm mit leerem Teller, bleib noch bei mir stehn

    # Alles Gute, {call}
    Alles Gute, {call}, wir singen schief und laut
    Und jeder singt dabei so hoch, wie er sich traut
    Alles Gute, {call}, und wir wünschen {x.ihnen} sehr
    Ein gutes Jahr, und dann noch ganz viel mehr`,
  bridge: `
    In zwanzig Jahren streiten wir noch immer
    Ob Kirschen drin gewesen sind, ob Mohn
    Doch wie {you} lachst, hier mitten in dem Zimmer
    Mit Sahne an der Nase, weiß ich schon

    {you} wirst ganz rot, wenn alle für dich singen
    Du guckst zum Fenster, wünschst dir, es wär aus
    Davor kann ich dich nicht in Deckung bringen
    Du bist uns wichtig, mach das Beste draus

    In zwanzig Jahren streiten wir noch immer
    Ob Kirschen drin gewesen sind, ob Mohn
    Doch wie wir heute standen in dem Zimmer
    Und sangen, davon reden alle schon`,
}
