import type { InstrumentAssets } from '../assets.ts'
import { highpass } from '../dsp/biquad.ts'
import { createPlayer, type Player } from '../instruments/player.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { instrumentNamed } from '../instruments/registry.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { type Score, secondsAt, type Track } from '../score/score.ts'
import type { SungPart } from '../singing/contract.ts'
import { type Channel, createChannel, createMonoLows } from './channels/channel.ts'
import { BUS_COMPRESSOR, MONO_BELOW_HZ, ROOM_SETTINGS, STRIPS } from './channels/profile.ts'
import { createCompressor } from './dynamics/compressor.ts'
import { duckForVoice, pumpWithKick } from './dynamics/ducker.ts'
import { createRide } from './dynamics/ride.ts'
import { createAmbience } from './effects/ambience.ts'
import { createReverb } from './effects/reverb.ts'
import { createTape } from './effects/tape.ts'
import { mixOfStyle } from './style-mixes.ts'
import { createVocalBus } from './vocal-bus.ts'

/** One block of a song, in the two parts that every product is made of. Valid until the next one. */
export type MixedBlock = {
  readonly vocalsLeft: Float32Array
  readonly vocalsRight: Float32Array
  readonly instrumentalLeft: Float32Array
  readonly instrumentalRight: Float32Array
}

export type Strip = {
  readonly name: string
  readonly player: Player
  readonly channel: Channel
  readonly duckDb: number
  readonly pumpDb: number
  readonly send: number
}

/**
 * Plays and mixes a song block by block, BLOCK_SAMPLES at a time, up to where the master begins. All that is not
 * linear happens inside one of the two parts, so that they add up to the mix.
 */
export function createMixer(score: Score, sung: Iterable<readonly SungPart[]>, assets: InstrumentAssets) {
  const { strips, ambience } = createBand(score, assets)
  const vocalBus = createVocalBus(score, sung, assets)
  const room = createReverb(assets, roomOf(score))
  const tone = createTone(score)
  const monoLows = createMonoLows(highpass(MONO_BELOW_HZ))
  const bus = createCompressor(BUS_COMPRESSOR)
  const tape = tapeOf(score)
  const voice = duckForVoice(score, BLOCK_SAMPLES)
  const kick = pumpWithKick(score, BLOCK_SAMPLES)
  const ride = createRide(score, BLOCK_SAMPLES)
  const block = (): Float32Array => new Float32Array(BLOCK_SAMPLES)
  const [trackLeft, trackRight, roomLeft, roomRight] = [block(), block(), block(), block()]
  const mixed: MixedBlock = {
    vocalsLeft: block(),
    vocalsRight: block(),
    instrumentalLeft: block(),
    instrumentalRight: block(),
  }

  return {
    render(): MixedBlock {
      const { vocalsLeft, vocalsRight, instrumentalLeft, instrumentalRight } = mixed
      vocalBus.render(vocalsLeft, vocalsRight)
      voice.follow()
      kick.follow()
      ride.follow()
      ride.level(vocalsLeft, vocalsRight, VOICE_RIDES)
      for (const cleared of [instrumentalLeft, instrumentalRight, roomLeft, roomRight]) cleared.fill(0)
      for (const { player, channel, duckDb, pumpDb, send } of strips) {
        if (!player.render(trackLeft, trackRight)) continue
        channel.process(trackLeft, trackRight)
        voice.duck(trackLeft, trackRight, duckDb)
        kick.duck(trackLeft, trackRight, pumpDb)
        addAndSend(trackLeft, instrumentalLeft, roomLeft, send)
        addAndSend(trackRight, instrumentalRight, roomRight, send)
      }
      ambience?.render(instrumentalLeft, instrumentalRight)
      room.process(roomLeft, roomRight)
      add(roomLeft, instrumentalLeft, 1)
      add(roomRight, instrumentalRight, 1)
      ride.level(instrumentalLeft, instrumentalRight, 1)
      ride.widen(instrumentalLeft, instrumentalRight)
      monoLows.process(instrumentalLeft, instrumentalRight)
      tone.process(instrumentalLeft, instrumentalRight)
      bus.process(instrumentalLeft, instrumentalRight)
      tape?.process(instrumentalLeft, instrumentalRight)
      return mixed
    },
  }
}

/** The voice follows the sections less than the band, so that its words are heard everywhere. */
export const VOICE_RIDES = 0.6

/** Everybody who plays, and the sound of the place. */
export function createBand(score: Score, assets: InstrumentAssets) {
  const random = createRandom(score.seed).fork('players')
  const wet = score.place?.wet ?? 1
  return {
    strips: score.tracks.map((track) => createStrip(score, track, assets, random.fork(track.name), wet)),
    ambience: score.place ? createAmbience(score.place, assets, random.fork('ambience')) : null,
  }
}

export const roomOf = ({ place, style }: Score) => (place ? ROOM_SETTINGS[place.room] : mixOfStyle(style).room)

export const createTone = ({ style }: Score) => createChannel({ eq: mixOfStyle(style).tone, gainDb: 0, pan: 0 })

/** Where a style is played from tape. */
export function tapeOf(score: Score, partCount = 1) {
  const { tape } = mixOfStyle(score.style)
  const random = createRandom(score.seed).fork('tape')
  return tape ? createTape(tape, random, secondsAt(score, score.lengthBeats), partCount) : null
}

function createStrip(
  score: Score,
  track: Track,
  assets: InstrumentAssets,
  random: ReturnType<typeof createRandom>,
  wet: number,
): Strip {
  const { eq, duckDb } = STRIPS[track.stem]
  return {
    name: track.name,
    player: createPlayer(
      instrumentNamed(track.instrument),
      playedNotes(score, track),
      assets,
      random,
      curveOf(score, track),
    ),
    channel: createChannel({ eq, gainDb: track.gainDb, pan: track.pan }),
    duckDb,
    pumpDb: track.pumpDb ?? 0,
    send: track.reverb * wet,
  }
}

/** Beats to samples, ascending even where humanised onsets changed places. */
function playedNotes(score: Score, track: Track) {
  const notes = track.notes.map((note) => {
    const startSec = Math.max(0, secondsAt(score, note.startBeat) + (note.offsetSec ?? 0))
    const endSec = Math.max(startSec + SHORTEST_NOTE_SEC, secondsAt(score, note.startBeat + note.lengthBeats))
    return {
      startSample: Math.round(startSec * SAMPLE_RATE),
      endSample: Math.round(endSec * SAMPLE_RATE),
      pitch: note.pitch,
      velocity: note.velocity,
      ...(note.slideSemitones ? { slideSemitones: note.slideSemitones } : {}),
    }
  })
  return notes.sort((a, b) => a.startSample - b.startSample)
}

const curveOf = (score: Score, { expression = [] }: Track) =>
  expression.map(({ beat, gainDb }) => ({ atSample: Math.round(secondsAt(score, beat) * SAMPLE_RATE), gainDb }))

const SHORTEST_NOTE_SEC = 0.03

function addAndSend(track: Float32Array, to: Float32Array, room: Float32Array, send: number): void {
  for (let index = 0; index < to.length; index++) {
    const sample = track[index]!
    to[index]! += sample
    room[index]! += sample * send
  }
}

export function add(from: Float32Array, to: Float32Array, gain: number): void {
  if (gain === 0) return
  for (let index = 0; index < to.length; index++) to[index]! += from[index]! * gain
}
