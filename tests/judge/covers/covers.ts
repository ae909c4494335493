import { judgeCopies } from './copies.ts'
import type { Line } from './lines.ts'
import { judgeOwnVoice } from './own-voice.ts'
import { judgeSeparation } from './separation.ts'
import { judgeVoices } from './voices.ts'

/** What is judged of covers, part by part: each measures its bars, in the short form with less. */
export const COVER_PARTS: Readonly<Record<string, (plan: { short: boolean }) => Promise<Line[]>>> = {
  separation: judgeSeparation,
  copies: judgeCopies,
  voices: judgeVoices,
  'own voice': judgeOwnVoice,
}
