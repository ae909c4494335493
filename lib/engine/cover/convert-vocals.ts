import type { Assets } from '../assets.ts'
import { FULL_SCALE_16 } from '../codec/wav.ts'
import type { CoverStage, TaskOptions } from '../progress.ts'
import { createRandom } from '../random/random.ts'
import { formantScaleAt } from '../voices/formant-scale.ts'
import type { VoiceModel } from '../voices/voice-model.ts'
import { type Conversion, convertVoice } from './convert-voice.ts'
import { analyseSinger, type SingerAnalysis } from './hear-singer.ts'
import { middleOf } from './middle-of.ts'
import { createPart, type Part } from './part.ts'
import { trackSungPitch } from './sung-pitch.ts'
import { colourOf, type VoiceOrigin } from './voice-colour.ts'

/** The converted voice gets the level of the original one by a gain within these bounds. */
const MATCH_GAIN = { least: 0.25, most: 4 }
const FULL_PEAK = 0.98

/** A voice as somebody else is given it. */
export type CoverVoice = {
  readonly name: string
  readonly model: VoiceModel
  /** What its model counts from, see `formantScaleAt`. */
  readonly baseFormantScale: number
  /** A voice of the catalogue, which is for everybody, or a person's own voice, which should sound like that person. */
  readonly from: VoiceOrigin
}

/** Beyond these no voice stays one. */
const SCALES = { least: 0.82, most: 1.22 }

/** The voice of a song sung by another vocal tract, in its middle and as loud as it was. */
export function convertVocals(
  vocals: Part,
  { voice, semitones, seed }: { voice: CoverVoice; semitones: number; seed: number },
  { fft }: Pick<Assets['speech'], 'fft'>,
  options: TaskOptions<CoverStage> = {},
): Part {
  const source = middleOf(vocals)
  const heard = analyseSinger(fft, source)
  const random = createRandom(seed).fork('cover')
  // 16 bits, and a scale of its own for each stretch while the final level is not known.
  const samples = new Int16Array(source.lengthSamples)
  const stretches: { readonly from: number; readonly to: number; readonly peak: number }[] = []
  let [before, after, from] = [0, 0, 0]
  const model = modelFor(heard, voice, semitones)
  const conversion: Conversion = {
    model,
    trackPitch: (sound, hopSec) => trackSungPitch(fft, sound, hopSec),
    colour: heard && colourOf(heard, model, ownModel(voice), voice.from),
  }
  for (const piece of convertVoice(fft, source, conversion, random)) {
    options.signal?.throwIfAborted()
    const to = from + piece.length
    before += energyOf(source.read(from, to))
    after += energyOf(piece)
    const peak = peakOf(piece) || 1
    for (let at = 0; at < piece.length; at++) samples[from + at] = Math.round((piece[at]! / peak) * FULL_SCALE_16)
    stretches.push({ from, to, peak })
    from = to
    options.onProgress?.('convert', from / source.lengthSamples)
  }
  const match = Math.min(MATCH_GAIN.most, Math.max(MATCH_GAIN.least, Math.sqrt(before / after) || 1))
  const gain = Math.min(match, FULL_PEAK / Math.max(...stretches.map(({ peak }) => peak)))
  for (const { from, to, peak } of stretches) {
    for (let at = from; at < to; at++) samples[at] = Math.round(samples[at]! * peak * gain)
  }
  return createPart([samples, samples], 1, [0, 0])
}

/**
 * Adapts the formant scale to the singer: the closer the singer's own vocal tract is to the wanted one, the less it changes.
 */
function modelFor(
  heard: SingerAnalysis | null,
  { model, baseFormantScale }: CoverVoice,
  semitones: number,
): VoiceModel {
  const scale = model.formantScale * (heard ? baseFormantScale / formantScaleAt(heard.middleHz) : 1)
  return {
    ...model,
    f0ShiftSemitones: semitones,
    formantScale: Math.min(SCALES.most, Math.max(SCALES.least, scale)),
  }
}

/** The voice as it is made of the neutral singer, whose vocal tract is the measure of all. */
const ownModel = ({ model, baseFormantScale }: CoverVoice): VoiceModel => ({
  ...model,
  formantScale: model.formantScale * baseFormantScale,
})

function energyOf(samples: Float32Array): number {
  let energy = 0
  for (let index = 0; index < samples.length; index++) energy += samples[index]! ** 2
  return energy
}

function peakOf(samples: Float32Array): number {
  let peak = 0
  for (let index = 0; index < samples.length; index++) peak = Math.max(peak, Math.abs(samples[index]!))
  return peak
}
