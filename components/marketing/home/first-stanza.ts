import { type DemoName, demoFacts, type TimedLine } from '#lib/catalog/demo-songs.ts'

/** The lines that a page shows before the song is heard: those of its first stanza, with their notes. */
export function firstStanza(name: DemoName): Pick<TimedLine, 'text' | 'heights'>[] {
  const { lines } = demoFacts(name)
  return lines.filter(({ stanza }) => stanza === lines[0]?.stanza).map(({ text, heights }) => ({ text, heights }))
}
