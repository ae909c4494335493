import type { Topic } from '../../stanzas.ts'

export const computers: Topic = {
  kin: 'computer computern computers rechner rechners laptop laptops tastatur bildschirm bildschirme internet wlan passwort passwörter software programmieren programmiert programmierer programmiererin code app apps mail mails e-mail e-mails update updates drucker druckt absturz maus server browser klick klicken online homeoffice videokonferenz tablet festplatte künstliche intelligenz ki',
  you: {
    scene: `
      Wenn mein Computer (streikt|spinnt|schweigt), dann ruf ich dich
      Du fragst, hast du ihn aus und an gemacht
      Ich sage, ja, und tu es heimlich, ich
      Dann läuft er, und du hast nur kurz gelacht`,
    later: `
      Du sitzt am Bildschirm, blau ist dein Gesicht
      Die Finger rennen, und die Welt ist weit
      Ich stell dir Brote hin, du siehst sie nicht
      Dann sagst du danke, nach geraumer Zeit`,
  },
  me: {
    scene: `
      Mein Laptop sagt, noch (neun|acht|zehn) Minuten, bitte
      Dann vierzehn Stunden, dann noch eine, knapp
      Der Balken ist inzwischen in der Mitte
      Und kurz vorm Ende stürzt der Laptop ab`,
    later: `
      Mein Passwort braucht ein Zeichen und ein Tier
      Ein großes A, den Mond, und keinen Namen
      Ich hab's vergessen, und jetzt sitz ich hier
      Und rate, welche Tiere damals kamen`,
  },
  past: {
    scene: `
      Du tipptest mit zwei Fingern, (laut|streng|stolz) und krumm
      Und jede Mail begann mit, Guten Tag
      Der Rechner piepte, und du sahst dich um
      Wer ihn geärgert hat, und was er mag`,
    later: `
      Ich hab die Mails von dir noch im Gerät
      Die letzte geht um Wetter und um Brot
      Ich öffne sie am Rechner, wenn's mal spät
      Wird, und dann antwort ich, ganz ohne Not`,
  },
  hook: `
    Aus und an, aus und an, und dann noch mal von vorn
    Im Rechner geht nichts als die Zeit nur verlorn

    Klick, und die Welt passt aufs Knie, in den Schoß
    Klick, mein Computer, ich lass dich nicht los`,
}
