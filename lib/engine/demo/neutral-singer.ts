import { PLAIN_F0 } from '../voices/f0-control.ts'
import type { Singer } from '../voices/singers.ts'
import { PLAIN_VOICE } from '../voices/voice-model.ts'

/** Nobody in particular: the clearest speech source with formants of the given scale. */
export function neutralSinger(formantScale: number): Singer {
  return {
    name: 'neutral',
    gender: 'm',
    manner: 'young and plain',
    languages: ['en'],
    source: { engine: 'flite', voice: 'rms' },
    model: { ...PLAIN_VOICE, formantScale },
    f0: PLAIN_F0,
    range: { low: 36, high: 84 },
  }
}
