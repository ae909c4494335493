import type { Pronounce } from '../lyrics/pronunciation.ts'
import { createRandom, type Random } from '../random/random.ts'
import type { Chord, Key, Lift, Mode, PitchClass, Score, Track } from '../score/score.ts'
import { arrange } from './arrangement/arrange.ts'
import { withExpression } from './arrangement/articulation/expression.ts'
import { withSlides } from './arrangement/articulation/slides.ts'
import type { Stage } from './arrangement/stage.ts'
import { type PlannedSection, planForm } from './form/form.ts'
import { chooseHarmony, chordsOfSection, GROUND_OF } from './harmony/harmony.ts'
import { composeVocalMelody, type MelodyConstraints, type Range } from './melody/vocal-melody.ts'
import { humanised, swungNote } from './rhythm/feel.ts'
import { paceOf } from './rhythm/pace.ts'
import type { SingerFor, SongRequest } from './settings/request.ts'
import { resolveSettings, type Settings } from './settings/settings.ts'
import type { StyleProfile } from './styles/profile.ts'
import type { Ground } from './styles/progressions.ts'
import { drawLift, liftedChords, liftedTrack, withLeadIn } from './transposition/lift.ts'
import { withBacking } from './vocals/backing.ts'
import { type Cast, castSong } from './vocals/cast.ts'
import { toVocal } from './vocals/vocal-part.ts'
import { wordlessSections } from './words/instrumental.ts'
import { readWords, type Words } from './words/words.ts'

export const LONGEST_SEC = 480
/**
 * How many times as dense as in its style the words may be sung to keep the wished length. To keep the longest possible length,
 * the square of it is allowed.
 */
const MOST_HASTE = 1.5
/** Share of a song's sung bars in which somebody really sings. */
const RESTS = 0.86
const INSTRUMENT_RANGE = { low: 57, high: 76 }

/** Writes a whole song. Throws NothingToSing for lyrics without a word; the same request gives the same score. */
export async function composeSong(request: SongRequest, pronounce: Pronounce, singerFor: SingerFor): Promise<Score> {
  const settings = resolveSettings(request)
  const random = createRandom(`${request.seed}/${settings.styles.join()}`)
  const { words, cast } = request.instrumental
    ? { words: wordless(request, random), cast: null }
    : castSong(request, settings, await readWords(request.lyrics, request.language, pronounce), singerFor, random)
  const { tempoBpm, sections, meter } = chooseFrame(words, request, settings, random)
  const { profile } = settings
  const key = chooseKey(settings, random.fork('key'))
  const harmony = chooseHarmony(
    profile.progressions,
    key,
    placesOf(sections, meter.beatsPerBar * profile.barsPerChord),
    random.fork('harmony'),
  )
  const lift =
    cast && settings.attributes.tonic === null ? drawLift(profile, sections, rangesOf(cast), random.fork('lift')) : null
  const homeChords: Chord[] = sections.flatMap((section, index) =>
    chordsOfSection(section, harmony, {
      key,
      profile,
      beatsPerBar: meter.beatsPerBar,
      isLast: index === sections.length - 1,
    }),
  )
  const chords = lift ? withLeadIn(homeChords, lift, key) : homeChords
  const secPerBeat = 60 / tempoBpm
  const line = composeVocalMelody(
    sections,
    {
      chords,
      key,
      beatsPerBar: meter.beatsPerBar,
      secPerBeat,
      ranges: lowered(cast ? rangesOf(cast) : { lead: INSTRUMENT_RANGE, second: INSTRUMENT_RANGE }, lift),
      ...profile.vocal,
      syllablesPerSec: profile.vocal.syllablesPerSec * settings.moodProfile.density * paceOf(words.language),
    },
    random.fork('line'),
  )
  const lengthBeats = sections.reduce((sum, section) => sum + section.lengthBeats, 0)
  const stage: Stage = {
    ...{ sections, chords, key, secPerBeat, lengthBeats, line },
    beatsPerBar: meter.beatsPerBar,
    force: settings.moodProfile.force,
    register: settings.moodProfile.register,
    ending: profile.ending,
    ...(profile.build ? { build: profile.build } : {}),
    ...(lift ? { lift } : {}),
  }
  const tracks = perform(profile, stage, cast !== null, random)
  return withBacking({
    version: 1,
    title: request.title,
    language: words.language,
    seed: request.seed,
    style: profile.name,
    mood: settings.mood,
    scenario: settings.scenario,
    ...(settings.place.place ? { place: settings.place.place } : {}),
    ...{ tempoBpm, meter, key, lengthBeats, tracks },
    ...(lift ? { lift } : {}),
    chords: liftedChords(chords, stage),
    sections: sections.map(({ kind, startBeat, lengthBeats, energy }) => ({ kind, startBeat, lengthBeats, energy })),
    vocal: cast && toVocal(cast, line, profile, stage),
  })
}

function wordless({ language = 'en', lengthSec }: SongRequest, random: Random): Pick<Words, 'language' | 'sections'> {
  return { language, sections: wordlessSections(random.fork('wordless'), lengthSec) }
}

const rangesOf = ({ lead, second }: Cast): MelodyConstraints['ranges'] => ({
  lead: lead.range,
  second: (second ?? lead).range,
})

/** The singers' ranges, lowered at the top so that the melody still fits after the lift to a higher key. */
function lowered({ lead, second }: MelodyConstraints['ranges'], lift: Lift | null): MelodyConstraints['ranges'] {
  const high = (range: Range) => ({ ...range, high: range.high - (lift?.semitones ?? 0) })
  return { lead: high(lead), second: high(second) }
}

/** The arrangement as people play it: swung, humanised, sliding and swelling, and higher where the song is lifted. */
export function perform(profile: StyleProfile, stage: Stage, sung: boolean, random: Random): Track[] {
  const feel = random.fork('feel')
  const { lift, sections, beatsPerBar } = stage
  const song = { sections, beatsPerBar, tempoBpm: 60 / stage.secPerBeat, depth: profile.swell }
  return arrange(profile, stage, sung, random.fork('arrange')).map((track) => {
    const played = {
      ...track,
      notes: humanised(
        track.notes.map((note) => swungNote(note, profile.swing)),
        profile.looseSec,
        feel,
        track.stem === 'drums',
      ).sort((a, b) => a.startBeat - b.startBeat || a.pitch - b.pitch),
    }
    const sounding = lift ? liftedTrack(played, lift) : played
    const slid = withSlides(sounding, song, random.fork(`slides/${track.name}`))
    return withExpression(slid, song, random.fork(`expression/${track.name}`))
  })
}

type Frame = { tempoBpm: number; meter: Score['meter']; sections: PlannedSection[] }

/**
 * Chooses tempo, meter and form together. If the words do not fit into the longest song, it first takes out music without words
 * and then lets the words be sung faster.
 */
function chooseFrame(
  words: Pick<Words, 'language' | 'sections'>,
  request: SongRequest,
  settings: Settings,
  random: Random,
): Frame {
  const { profile, moodProfile, place, attributes } = settings
  const requestedMeters = profile.meters.filter(([{ beatsPerBar }]) => beatsPerBar === attributes.beatsPerBar)
  const meter = random.fork('meter').weighted(requestedMeters.length > 0 ? requestedMeters : profile.meters)
  const limitSec = Math.min(LONGEST_SEC, request.longestSec ?? LONGEST_SEC)
  const longestSec = Math.min(limitSec, Math.max(30, request.lengthSec ?? limitSec))
  const { solo } = profile
  const soloBars = solo && random.fork('solo').chance(solo.chance) ? solo.bars : 0
  let aimSec = request.lengthSec && Math.min(limitSec, request.lengthSec)
  let tempoBpm = attributes.tempoBpm ?? drawTempo(settings, random.fork('tempo'))
  let haste = 1
  for (;;) {
    const barSec = (meter.beatsPerBar * 60) / tempoBpm
    const frame = {
      barSec,
      beatsPerBar: meter.beatsPerBar,
      density: profile.vocal.syllablesPerSec * moodProfile.density * paceOf(words.language) * RESTS * haste,
      energyShift: moodProfile.energy + place.energy + attributes.energy,
      lengthSec: aimSec,
      longestSec,
      soloBars,
      introBars: request.reference?.form ?? null,
      energy: request.reference?.energy ?? null,
    }
    const sections = planForm(words.sections, frame, random.fork('form'))
    const lengthSec = sections.reduce((sum, section) => sum + section.lengthBeats, 0) * (60 / tempoBpm)
    const isWithinLimit = lengthSec <= Math.min(limitSec, longestSec * 1.02) || haste > MOST_HASTE
    if ((isWithinLimit && lengthSec <= LONGEST_SEC) || haste > MOST_HASTE ** 2) return { tempoBpm, meter, sections }
    if (aimSec === undefined) {
      aimSec = longestSec
      continue
    }
    haste *= 1.12
    const fastest = attributes.tempoBpm ?? Math.round(profile.tempoBpm[1] * BEYOND)
    tempoBpm = Math.min(fastest, Math.round(tempoBpm * 1.04))
  }
}

/** How far a mood may lead beyond the tempi of a style. */
export const BEYOND = 1.12

function drawTempo({ profile, moodProfile, place, attributes }: Settings, random: Random): number {
  const [low, high] = profile.tempoBpm
  const drawn = random.between(low, high) * moodProfile.tempoFactor * place.tempoFactor * attributes.tempoFactor
  return Math.round(Math.min(high * BEYOND, Math.max(low / BEYOND, drawn)))
}

function chooseKey({ profile, moodProfile, attributes }: Settings, random: Random): Key {
  const modes = profile.modes.map(([mode, weight]): [Mode, number] => {
    const bright = mode === 'major' || mode === 'mixolydian'
    return [mode, weight * (bright ? moodProfile.brightMode : moodProfile.darkMode)]
  })
  const possible = modes.some(([, weight]) => weight > 0)
  const mode = random.weighted(possible ? modes : profile.modes)
  const tonic = random.integer(0, 11) as PitchClass
  return { tonic: attributes.tonic ?? tonic, mode: attributes.mode ?? mode }
}

/** For each ground of the harmony, how many chords its sections hold. */
function placesOf(sections: readonly PlannedSection[], beatsPerChord: number): Record<Ground, number[]> {
  const places: Record<Ground, number[]> = { verse: [], 'pre-chorus': [], chorus: [], bridge: [] }
  for (const { kind, lengthBeats, phrases } of sections) {
    if (phrases.length > 0) places[GROUND_OF[kind]].push(Math.ceil(lengthBeats / beatsPerChord))
  }
  return places
}
