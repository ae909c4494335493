import type { Plot } from '../../stanzas.ts'

export const thanks: Plot = {
  person: 'you',
  open: `
    Du setzt dich immer (erst als Letztes|viel zu spät|ganz zuletzt) zum Essen
    Erst muss noch Salz, dann Wasser auf den Tisch
    Den eignen Teller hättst {you} fast vergessen
    Und gibst uns noch das beste Stück vom Fisch

    Du hast nicht (viel gefragt|lang geklopft|erst gezögert), {you} bist gekommen
    Mit Suppe, und dann saßt du einfach da
    Du hast mir still den Abwasch abgenommen
    Bis wieder Boden unterm Wasser war

    Ich stand vor Karten (im Kiosk|im Laden|beim Bäcker) eine Stunde
    Da steht nur, tausend Dank, auf Goldpapier
    Nichts für die Suppe, nichts für jede Runde
    Nach Mitternacht am Steuer, wegen mir`,
  turn: `
    Es gab bestimmt auch Tage, da warst {you}
    So müde, dass die Schuhe dich getragen
    Du machtest trotzdem hinter dir die Tür zu
    Und kamst herein, um erst nach uns zu fragen

    Du hast mal auf der Treppe was gesagt
    Im Gehen, so wie man vom Wetter spricht
    Du schaffst das, und {you} hast nicht nachgefragt
    Du hast's vergessen, ich vergess es nicht

    Wenn jemand zählt, was {you} hier alles machst
    Die Knöpfe, die Termine und die Wunden
    Er käm bis tausend, während du nur lachst
    Und hättest längst den Schlüsselbund gefunden`,
  meaning: `
    Man sagt so leicht mal Danke, nebenbei
    Fürs Salz, das einer übern Tisch gereicht
    Doch dieses hier ist keins davon, verzeih
    Das wiegt etwas, das sagt sich nicht so leicht

    Du führst kein Buch darüber, was {you} gibst
    Du schreibst uns keine Rechnung, keinen Brief
    Man merkt daran, wie gern du Menschen liebst
    Und wer's nicht merkt, der schläft bestimmt sehr tief

    Was gut getan ist, hört so schnell nicht auf
    Es geht von Hand zu Hand noch weiter fort
    Ein andrer legt schon morgen was darauf
    Und so beginnt das Gute hier im Ort

    Wer Gutes tut, der redet nicht davon
    Der sieht, was fehlt, und fängt ganz einfach an
    So jemand sind ja {x.sie}, ich weiß es schon
    Drum sing ich's mal so laut, wie ich nur kann`,
  lift: `
    Jetzt bleib mal sitzen, lass den Teller stehn
    Ich sag's nur einmal, und dann kannst {you} gehn

    Ich hab's so oft gedacht und nie gesagt
    Es hat auch nie ein Mensch danach gefragt`,
  chorus: `
    # Danke, {call}
    Danke, {call}, für alles, was keiner sieht
    Und was doch bei uns allen ganz leise geschieht
    Danke, {call}, das sag ich viel zu selten
    Drum soll es ab heute für alle Tage gelten

    # Setz dich hin, {call}
    Setz dich hin, {call}, die Beine auf die Bank
    Du kriegst den ersten Teller und den größten Dank
    Setz dich hin, {call}, und mach die Augen zu
    Heut sind die andern dran, denn sonst bist immer {you}

    # Ein großes Dankeschön
    Ein großes Dankeschön, so groß wie dieses Haus
    Ein großes Dankeschön, das geht so schnell nicht aus
    Ein großes Dankeschön, und heute ist es dran
    Das ist das Mindeste, was man da sagen kann

    # Danke, {call}
    Danke, {call}, das kommt von ganz innen
    Ich wusste nur lang nicht, wie soll ich beginnen
    Danke, {call}, das wollt ich mal sagen
    Mit Menschen wie {x.ihnen} ist alles zu tragen`,
  bridge: `
    Man müsste alle, die {you} aufgefangen
    Vor deine Haustür stellen, dicht an dicht
    Die Schlange würde bis zur Brücke langen
    Du sagst bestimmt, so viele sind es nicht

    Und wenn {you} einmal müde bist, dann sag's
    Dann koche ich und lass die Milch verbrennen
    Dann sitz ich da am Ende deines Tags
    Und heute musst du nicht mehr für uns rennen

    Und brauchen {x.sie} mal jemanden, der trägt
    Die Taschen oder Sorgen, irgendwas
    Dann klingeln {x.sie}, egal, wie spät es schlägt
    Wir kommen gern, und darauf ist Verlass`,
}
