import type { Topic } from '../../stanzas.ts'

export const soccer: Topic = {
  kin: 'fußball fußballs fußballer fußballerin fußballspiel fußballverein fußballmannschaft tor tore torwart torhüter elfmeter stadion ball bälle bolzplatz trikot trikots trainer trainerin stürmer verteidiger spielfeld abstieg aufstieg bundesliga schiedsrichter abseits fans fankurve anpfiff abpfiff meisterschaft pokal kreisliga rasen weltmeisterschaft wm em',
  you: {
    scene: `
      Du stehst am Spielfeldrand (bei Schnee|bei Wind|bei Sturm) und Regen
      Mit Thermoskanne, Apfel, nassem Schal
      Und geht ein Ball daneben, meinetwegen
      Rufst du, das war sehr knapp, beim nächsten Mal`,
    later: `
      Du schießt beim Fußball selten mal ein Tor
      Du hilfst den Gegnern hoch und lobst im Lauf
      Doch stellst du dich mal nicht zum Spielen vor
      Dann hört das Spiel nach fünf Minuten auf`,
  },
  me: {
    scene: `
      Ich stand im Tor und (band mir|suchte) meinen Schuh
      Da kam der Ball, ganz langsam, wie ein Hund
      Ich sah ihm nach, ich winkte ihm noch zu
      Es stand halt nur noch eins zu zwölf, na und`,
    later: `
      Mein Schuss ging hoch und über jedes Dach
      Der Ball flog durch das Fenster vom Friseur
      Dort sitzt ein Mann, der schaut mir jetzt noch nach
      Mit halbem Bart, und bittet um Gehör`,
  },
  past: {
    scene: `
      Wir spielten auf dem (Parkplatz|Schulhof|Bolzplatz) bis zur Nacht
      Zwei Jacken war'n das Tor, ein Schuh die Bank
      Du hast den Ball aus Klebeband gemacht
      Er eierte, er flog, er roch, er sank`,
    later: `
      Dein Schal hängt noch am Haken, Heimspiel, Wind
      Ich trag ihn heut im Stadion für zwei
      Und immer, wenn wir kurz vorm Siegen sind
      Heb ich ihn hoch, dann bist du auch dabei`,
  },
  hook: `
    Noch ein Tor, noch ein Tor, und die Wiese, die bebt
    Wer jetzt noch nicht schreit, der hat nie gelebt

    Der Ball, der ist rund, und der Abend ist lang
    Und wenn keiner gewinnt, dann gewinnt der Gesang`,
}
