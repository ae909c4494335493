import type { Topic } from '../../stanzas.ts'

export const guitar: Topic = {
  kin: 'gitarre gitarren gitarrist gitarristin gitarrenspiel saite saiten akkord akkorde e-gitarre akustikgitarre gitarrensolo gitarrenriff liedermacher liedermacherin ukulele bassgitarre straßenmusik straßenmusiker lagerfeuerlied band bands konzert konzerte musik musiker musikerin singen singt sängerin sänger lied lieder melodie proben probe',
  you: {
    scene: `
      Du kannst auf der Gitarre (vier|drei|fünf) Akkorde
      Das reicht dir, sagst du, für die ganze Welt
      Du spielst uns Bären, Züge, eine Horde
      Von Pferden, bis die Lampe runterfällt`,
    later: `
      Die Saite riss, und alle waren still
      Du spieltest mit den andern fünf, und grad
      Da klang das Lied, wie ich es haben will
      Ein bisschen schief, und auf dem rechten Pfad`,
  },
  me: {
    scene: `
      Ich üb Gitarre, (abends|montags|täglich), manchmal schrill
      Mein Nachbar klopft den Takt mir an die Wand
      Er klopft genau, er weiß schon, was er will
      Wir sind, ganz ohne Absicht, eine Band`,
    later: `
      Mein Finger hat jetzt Rillen von den Saiten
      Das F klingt immer noch wie Katzenjammer
      Doch neulich sang im Hof wer, schon von weitem
      Mein Lied, und ich stand stumm in meiner Kammer`,
  },
  past: {
    scene: `
      Du spieltest (auf der Treppe|am Feuer|am Fenster) stets dein Lied
      Das eine, das mit Pfeifen in der Mitte
      Und wenn mir so ein Abend noch geschieht
      Hör ich es noch, und hör auch deine Schritte`,
    later: `
      Jetzt lehnt deine Gitarre an der Wand
      Ich stimm sie manchmal, spielen kann ich's nicht
      Ich leg nur einmal quer darauf die Hand
      Da summt sie etwas, so wie man halt spricht`,
  },
  hook: `
    Spiel noch ein Lied, drei Akkorde, ein Ton
    Und wer nicht singen kann, der summt es schon

    Nimm die Gitarre und sing, was gefällt
    Ein Lied ist das leichteste Ding auf der Welt`,
}
