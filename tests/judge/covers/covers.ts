import { judgeConversion } from './conversion.ts'
import { judgeCopies } from './copies.ts'
import type { CoverPlan, Line } from './lines.ts'
import { judgeOwnVoice } from './own-voice.ts'
import { judgeSeparation } from './separation.ts'
import { judgeVoices } from './voices.ts'
import { judgeCoverWords } from './words.ts'

/** What is judged of covers, part by part: each measures its bars, in the short form with less. */
export const COVER_PARTS: Readonly<Record<string, (plan: CoverPlan) => Promise<Line[]>>> = {
  separation: judgeSeparation,
  conversion: judgeConversion,
  copies: judgeCopies,
  words: judgeCoverWords,
  voices: judgeVoices,
  'own voice': judgeOwnVoice,
}
