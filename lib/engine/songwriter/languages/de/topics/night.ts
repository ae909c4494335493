import type { Topic } from '../../stanzas.ts'

export const night: Topic = {
  kin: 'nacht nächte nächten nachts mitternacht mond monde mondlicht mondschein vollmond stern sterne sternen sternenhimmel sternschnuppe dunkel dunkelheit dunkeln schlaflos schlaflosigkeit einschlafen wach nachtschicht laterne laternen eule eulen traum träume träumen schlafen schläft schlaf bett geisterstunde nachtwache',
  you: {
    scene: `
      Um (zwei|drei|eins) in der Nacht brennt bei dir Licht
      Du räumst die Schränke um, du backst, du liest
      Und wer nicht schlafen kann, der stört dich nicht
      Der kriegt von dir den Tee, den du grad gießt`,
    later: `
      Du gingst mit mir noch einmal um den Block
      Die Nacht war warm, der Mond hing überm Tor
      Du sagtest nichts, du hattst nur einen Stock
      Der machte aus den Zäunen einen Chor`,
  },
  me: {
    scene: `
      Ich lieg seit (elf|zehn|zwölf) und zähle Schafe ab
      Bei hundert haben sie sich hingelegt
      Sie schlafen alle, und der Platz ist knapp
      Nur ich bin in der Nacht noch aufgeregt`,
    later: `
      Um drei Uhr nachts fällt mir das Beste ein
      Ich schreib es auf, im Dunkeln, an die Wand
      Am Morgen les ich da, Kartoffelwein
      Und noch ein Wort, das hab ich nie gekannt`,
  },
  past: {
    scene: `
      Wir lagen (auf dem Dach|auf dem Steg|im Gras), die Nacht war klar
      Du zeigtest mir die Sterne mit dem Zeh
      Den Großen Wagen, weil der einfach war
      Den Rest hast du erfunden, Kuh und Reh`,
    later: `
      Die Nächte sind jetzt länger, wie mir scheint
      Ich geh ans Fenster, und der Mond ist da
      Da sag ich etwas, und du bist gemeint
      Auch wenn nur er es hörte und mich sah`,
  },
  hook: `
    Komm, lange Nacht, mit dem Mond auf dem Dach
    Wer schlafen kann, schläft, und wir andern sind wach

    Die Nacht ist ein Mantel mit Löchern aus Licht
    Und wer da hineinschlüpft, der friert darin nicht`,
  soft: {
    scene: `
      Die Nacht kommt leise durch das Tor
      Sie hat noch etwas Blaues vor
      Sie malt den Zaun, den Baum, das Haus
      Und knipst uns dann die Farben aus`,
    later: `
      Die Eule hält nun Wacht im Wald
      Sie ruft nur zweimal, dann ist bald
      An jedem Nest ein Traum gehangen
      Da ist sie grad vorbeigegangen`,
  },
}
