import { musicXml } from '../codec/musicxml/musicxml.ts'
import type { Score } from '../score/score.ts'
import { ENGINE_VERSION, MACHINE_NOTE } from './version.ts'

/** A song for notation programs, as MusicXML. */
export function scoreSheet(score: Score): string {
  return musicXml(score, { software: `Canto engine ${ENGINE_VERSION}`, note: MACHINE_NOTE })
}
