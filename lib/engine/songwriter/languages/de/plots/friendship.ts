import type { Plot } from '../../stanzas.ts'

export const friendship: Plot = {
  person: 'you',
  open: `
    Wir saßen (auf der Mauer|auf dem Bordstein|auf der Treppe), du und ich
    Da lag nur eine Pommes noch für sich
    Du hast sie in der Mitte durchgebissen
    Von da an musste ich es eigentlich wissen

    Du rufst um (zwölf|eins|drei) noch an, sagst nicht Hallo
    Du fängst gleich mitten in dem Satz an, so
    Als hätten wir ihn gestern nur vertagt
    Und was du meinst, hab ich noch nie gefragt

    Du trugst mit mir den (Kühlschrank|Schreibtisch|Ofen) rauf
    Im dritten Stock, da setzten wir uns drauf
    Wir haben da die Pizza aufgegessen
    Und was wir tragen wollten, fast vergessen`,
  turn: `
    Wir schwiegen uns ein halbes Jahr mal an
    Dann lag vor meiner Tür ein Funkgerät
    Es rauschte, und du sagtest, du bist dran
    Und dann war's plötzlich hell und furchtbar spät

    Du hast ein Bild von mir, das keiner kennt
    Da hab ich Locken, die man Unfall nennt
    Du könntest reich sein, doch du zeigst es nie
    Du lachst nur still und haust mir auf das Knie

    Du sagst mir, wenn ich spinne, ins Gesicht
    Die andern nicken, du, du nickst da nicht
    Dann bist du still und gehst und machst uns Tee
    Und seltsam, es tut hinterher kaum weh`,
  meaning: `
    Man sucht sich Freunde nicht wie Schuhe aus
    Sie stehn auf einmal da und bleiben dann
    Sie kennen jeden Winkel hier im Haus
    Und rufen auch bei schlechtem Wetter an

    Wir müssen uns nicht täglich sehn und hören
    Es dürfen Wochen, Monate vergehn
    Dann sitzt man da, und gar nichts kann mehr stören
    Und redet so, als wäre nichts geschehn

    Vor anderen zieht man den Bauch noch ein
    Und redet klug und sitzt ein bisschen grade
    Bei dir, da darf ich ungebügelt sein
    Und nichts an mir ist dir je viel zu schade`,
  lift: `
    Man sucht das nicht, man fällt da so hinein
    Es muss am Anfang nur was komisch sein

    Es gibt kein Fest dafür und keinen Ring
    Drum halt jetzt still, damit ich dir was sing`,
  chorus: `
    # Auf dich, {call}
    Auf dich, {call}, und den Rest dieser Welt
    Der sich ohne dich nur halb so lustig verhält
    Auf dich, {call}, und was immer noch kommt
    Ich bin fünf Minuten zu spät, aber prompt

    # Komm, wir zwei
    Komm, wir zwei, mit dem Rad und dem Brot
    Du trittst, und ich lenke, und keiner sieht Rot
    Komm, wir zwei, einmal quer durch die Stadt
    Mal sehn, wer von uns zuerst keine Lust mehr hat

    # Ruf mich an
    Ruf mich an, wenn der Motor nicht will
    Ruf mich an, wenn's zu laut wird, ruf an, wenn's zu still
    Ruf mich an, um halb drei, ohne Grund, irgendwann
    Ich fluche erst kurz, und dann zieh ich mich an`,
  bridge: `
    Und sind wir achtzig, ziehn wir in ein Heim
    Du schiebst mich heimlich nachts zum Automaten
    Wir klauen Pudding, machen einen Reim
    Auf jede Suppe, niemand wird's verraten

    Ich hab nicht viele, die mich so gesehen
    Verheult, im Schlafanzug, um zehn nach vier
    Die meisten würden höflich weitergehen
    Du holst dir einen Stuhl und bleibst bei mir`,
}
