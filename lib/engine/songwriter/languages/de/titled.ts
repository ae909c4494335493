import type { Stanzas } from '../stanzas.ts'

export const titled: Stanzas = `
  {title}, sing's laut, bis der Nachbar es kennt
  {title}, bis das Licht in der Straße brennt
  Und wer nur vorbeigeht, der nimmt es sich mit
  Und pfeift es nach Hause bei jedem Schritt

  {title}, so heißt es, das steht auf dem Blatt
  {title}, weil das Kind einen Namen hat
  Ich hab es geschrieben, gestrichen, geklebt
  Jetzt sing ich's nur noch, und ich merke, es lebt

  {title}, häng es über die Tür, an die Wand
  {title}, schreib es dir auf den Rücken der Hand
  Ich kannte viel größere Worte als dies
  Doch keins, das sich so leicht singen ließ

  {title}, und das Zimmer wird wach
  {title}, und wir stehn auf dem Dach
  Da unten die Stadt, und wir singen es ihr
  {title}, und es gehört jetzt auch dir

  {title}, sag's einmal, sag's zweimal, sag's schnell
  {title}, und im Zimmer wird's irgendwie hell
  Es lag auf der Zunge, es wollte heraus
  Jetzt geht es mit jedem ein Stückchen nach Haus

  {title}, das war lang schon in mir wie ein Stein
  {title}, und jetzt fällt's mir beim Singen erst ein
  Wie leicht so ein Satz wird, wenn jemand ihn singt
  Und wie weit er am Abend zum Fenster raus klingt
`
