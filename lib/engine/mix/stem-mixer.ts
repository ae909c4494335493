import type { InstrumentAssets } from '../assets.ts'
import { highpass } from '../dsp/biquad.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import type { Score } from '../score/score.ts'
import { createMonoLows } from './channels/channel.ts'
import { BUS_COMPRESSOR, MONO_BELOW_HZ } from './channels/profile.ts'
import { createCompressor, type StereoBlock } from './dynamics/compressor.ts'
import { duckForVoice, pumpWithKick } from './dynamics/ducker.ts'
import { createRide } from './dynamics/ride.ts'
import { createRing, createRoom } from './effects/reverb.ts'
import { add, createBand, createTone, roomOf, tapeOf } from './mixer.ts'

const AMBIENCE = 'ambience'
const TAPE_NOISE = 'tape noise'

/**
 * Plays the band as `createMixer` does, but keeps the players in separate stems. Room, ride, lows and tone are linear, so each
 * stem has its own. Compressor and tape listen to all stems together and change each by the same gain. So the stems add up to
 * the instrumental, but for the rounding of floats.
 */
export function createStemMixer(score: Score, assets: InstrumentAssets) {
  const { strips, ambience } = createBand(score, assets)
  const settings = roomOf(score)
  const players = strips.map((strip) => ({
    ...{ ...strip, ...createStem(score), sent: stereoBlock() },
    room: strip.send > 0 ? createRoom(assets, settings) : null,
  }))
  const place = ambience ? [{ name: AMBIENCE, ...createStem(score) }] : []
  const isTaped = tapeOf(score) !== null
  const noise = isTaped ? [{ name: TAPE_NOISE, ...createStem(score) }] : []
  const all = [...players, ...place, ...noise]
  const tape = tapeOf(score, all.length)
  const stems = all.map(({ block }) => block)
  const ring = createRing(settings)
  const bus = createCompressor(BUS_COMPRESSOR)
  const voice = duckForVoice(score, BLOCK_SAMPLES)
  const kick = pumpWithKick(score, BLOCK_SAMPLES)
  const ride = createRide(score, BLOCK_SAMPLES)
  const [sent, sum] = [stereoBlock(), stereoBlock()]

  return {
    names: all.map(({ name }) => name),
    /** One block of each stem, in the order of their names. Valid until the next one. */
    render(): readonly StereoBlock[] {
      voice.follow()
      kick.follow()
      ride.follow()
      clear(sent)
      for (const { player, channel, duckDb, pumpDb, send, block, sent: own } of players) {
        clear(own)
        if (!player.render(block.left, block.right)) {
          clear(block)
          continue
        }
        channel.process(block.left, block.right)
        voice.duck(block.left, block.right, duckDb)
        kick.duck(block.left, block.right, pumpDb)
        addTo(own, block, send)
        addTo(sent, own, 1)
      }
      for (const { block } of place) {
        clear(block)
        ambience?.render(block.left, block.right)
      }
      // The rooms drift slowly, and so must all run whenever the one room of the mix would.
      const rings = ring.goesOn(sent.left, sent.right)
      for (const { room, block, sent: own } of rings ? players : []) {
        room?.process(own.left, own.right)
        addTo(block, own, 1)
      }
      clear(sum)
      for (const { block } of noise) clear(block)
      for (const { block, monoLows, tone } of all) {
        ride.level(block.left, block.right, 1)
        ride.widen(block.left, block.right)
        monoLows.process(block.left, block.right)
        tone.process(block.left, block.right)
        addTo(sum, block, 1)
      }
      bus.process(sum.left, sum.right, stems)
      tape?.process(sum.left, sum.right, stems)
      return stems
    },
  }
}

const createStem = (score: Score) => ({
  block: stereoBlock(),
  monoLows: createMonoLows(highpass(MONO_BELOW_HZ)),
  tone: createTone(score),
})

const stereoBlock = (): StereoBlock => ({
  left: new Float32Array(BLOCK_SAMPLES),
  right: new Float32Array(BLOCK_SAMPLES),
})

function clear({ left, right }: StereoBlock): void {
  left.fill(0)
  right.fill(0)
}

function addTo(to: StereoBlock, from: StereoBlock, gain: number): void {
  add(from.left, to.left, gain)
  add(from.right, to.right, gain)
}
