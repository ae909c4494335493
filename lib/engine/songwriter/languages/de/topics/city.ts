import type { Topic } from '../../stanzas.ts'

export const city: Topic = {
  kin: 'stadt städte städten großstadt kleinstadt innenstadt altstadt straße straßen gasse gassen hochhaus hochhäuser dächer ampel ampeln viertel kiez platz marktplatz markt fußgängerzone stadtpark baustelle baustellen u-bahnhof laternen hinterhof hinterhöfe vorstadt metropole skyline brücke brücken tauben berlin hamburg münchen köln frankfurt leipzig wien zürich',
  you: {
    scene: `
      Du kennst in jeder (Straße|Gasse) einen Hund
      Und den Friseur, und wer die Tauben mag
      Du holst nur Milch in der Stadt, und hast im Grund
      Besuch bei hundert Leuten jeden Tag`,
    later: `
      Du zeigtest mir die Stadt von hinten, fast
      Die Höfe mit den Rosen und den Rädern
      Den Baum, der durch ein Treppenhaus noch passt
      Und Tauben, du erkanntest sie an Federn`,
  },
  me: {
    scene: `
      Ich wohn im (vierten|fünften|sechsten) Stock zur Straße raus
      Da unten bohren sie seit letztem Mai
      Sie füllten's zu, ich atmete schon aus
      Da kam die Stadt mit neuem Rohr vorbei`,
    later: `
      Ich hab mich in der eignen Stadt verlaufen
      Mein Handy sagte, bitte wenden, jetzt
      Nun steh ich da, wo Leute Fische kaufen
      Und hab mich zum Akkordeon gesetzt`,
  },
  past: {
    scene: `
      Wir liefen durch die Stadt (bei Nacht|bei Schnee|im Mai), zu Fuß
      Und jede Ampel hat uns zugeschaut
      An jeder Ecke hattest du 'nen Gruß
      Der Stadt war dein Gesicht ja so vertraut`,
    later: `
      Sie haben unsre Straße aufgerissen
      Das Haus mit deinem Fenster ist jetzt grün
      Ich würd so gern von dir darüber wissen
      Wie dir das passt, die Farbe ist sehr kühn`,
  },
  hook: `
    Stadt, alte Stadt, mit den Fenstern voll Licht
    Du kennst uns beim Namen und sagst ihn uns nicht

    Komm durch die Straßen, die Stadt ist noch warm
    Sie nimmt jeden Fremden mal kurz in den Arm`,
}
