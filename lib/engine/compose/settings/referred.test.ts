import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../../server/assets/english.ts'
import { readBrief } from '../../brief/read-brief.ts'
import { NO_REFERENCE, type Reference } from '../../reference/reference.ts'
import type { Score } from '../../score/score.ts'
import { composeSong } from '../compose.ts'
import type { SongRequest } from './request.ts'

const nobody = () => {
  throw new Error('Nobody sings here')
}

async function composed(reference: Partial<Reference>, wanted: Partial<SongRequest> = {}): Promise<Score> {
  const song = { title: '', lyrics: '', style: 'Pop', voice: 'random', instrumental: true, seed: 3 } as const
  return await composeSong({ ...song, ...wanted, reference: { ...NO_REFERENCE, ...reference } }, nobody, nobody)
}

const rising = Array.from({ length: 16 }, (_, at) => 0.3 + (0.7 * at) / 15)
const falling = [...rising].reverse()

describe('a song after a recording', () => {
  it.each([1, 2, 3, 4, 5])('has its tempo, key and meter, exactly (seed %d)', async (seed) => {
    const reference = { tempo: 67, key: { tonic: 8, mode: 'minor' }, meter: 3 } as const
    const { tempoBpm, key, meter } = await composed(reference, { style: 'Folk', seed })
    expect({ tempoBpm, key, beats: meter.beatsPerBar }).toEqual({
      tempoBpm: 67,
      key: { tonic: 8, mode: 'minor' },
      beats: 3,
    })
  })

  it('grows where the recording grows, and not where it does not', async () => {
    const [plain, grown, shrunk] = await Promise.all(
      [{}, { energy: rising }, { energy: falling }].map((one) => composed(one)),
    )
    const ofSections = (score: Score | undefined) => score!.sections.map(({ energy }) => energy)
    const [first, last] = [0, ofSections(plain).length - 1]
    expect(ofSections(grown)[first]).toBeLessThan(ofSections(plain)[first]! - 0.1)
    expect(ofSections(grown)[last]).toBeGreaterThan(ofSections(plain)[last]! + 0.1)
    expect(ofSections(shrunk)[first]).toBeGreaterThan(ofSections(plain)[first]! + 0.1)
    expect(ofSections(await composed({ energy: Array(16).fill(0.5) }))).toEqual(ofSections(plain))
  })

  it('has an intro as long', async () => {
    const { sections, meter } = await composed({ form: 8 })
    expect(sections[0]).toMatchObject({ kind: 'intro', lengthBeats: 8 * meter.beatsPerBar })
  })

  it('has drums and bass as it has', async () => {
    const gains = async (reference: Partial<Reference>) =>
      Object.fromEntries((await composed(reference)).tracks.map(({ stem, gainDb }) => [stem, gainDb]))
    const plain = await gains({})
    const loud = await gains({ drums: 'strong', bass: 'soft' })
    expect(loud.drums! - plain.drums!).toBeCloseTo(3, 6)
    expect(loud.bass! - plain.bass!).toBeCloseTo(-4, 6)
    expect(loud.harmony).toBe(plain.harmony)
    expect((await gains({ drums: 'none' })).drums).toBeUndefined()
  })

  it('lies higher or lower', async () => {
    const height = async (brightness: Reference['brightness']) => {
      const { tracks } = await composed({ brightness })
      const pitches = tracks.flatMap(({ stem, notes }) => (stem === 'harmony' ? notes.map(({ pitch }) => pitch) : []))
      return pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length
    }
    expect((await height('bright')) - (await height('dark'))).toBeGreaterThan(3)
  })
})

describe('what a recording sets in a brief', () => {
  const reference: Reference = {
    ...NO_REFERENCE,
    ...{ tempo: 92, key: { tonic: 9, mode: 'minor' }, meter: 4, energy: rising, drums: 'strong' },
  }
  const use = (description: string, style = '', change: Partial<Reference> = {}) =>
    readBrief({ description, style, reference: { ...reference, ...change } }, parseEnglish).reference!

  it('counts where nothing else is said', () => {
    expect(use('a song about the sea', 'Rock')).toEqual({ applied: reference, overruled: [] })
    expect(readBrief({ description: 'a song about the sea' }, parseEnglish).reference).toBeNull()
  })

  it('gives way to what is said or set, part by part', () => {
    const words = { by: 'words' }
    expect(use('a song at 120 bpm').overruled).toEqual([{ part: 'tempo', ...words }])
    expect(use('', 'Pop, 120 bpm').applied).toMatchObject({ tempo: null, key: reference.key, meter: 4 })
    expect(use('', 'D major, 3/4, Folk').overruled).toEqual([
      { part: 'key', ...words },
      { part: 'meter', ...words },
    ])
    expect(use('a rock song without drums').overruled).toEqual([{ part: 'drums', ...words }])
    expect(use('a fast song about a train', '', { tempo: 70 }).overruled).toEqual([{ part: 'tempo', ...words }])
  })

  it('stays where the words say the same', () => {
    expect(use('a slow song in minor, 4/4, 92 bpm').overruled).toEqual([])
    expect(use('a fast song').overruled).toEqual([])
  })

  it('comes back where what was said is taken out', () => {
    const brief = readBrief({ description: 'a song at 120 bpm', reference, ignored: ['tempo'] }, parseEnglish)
    expect(brief.reference).toEqual({ applied: reference, overruled: [] })
  })

  it('gives way to a style that lacks its meter, and chooses one that has it where nobody chose', () => {
    expect(use('', 'Metal', { meter: 3 })).toMatchObject({
      applied: { meter: null },
      overruled: [{ part: 'meter', by: 'style' }],
    })
    const free = readBrief({ description: 'a song about the sea', reference: { ...reference, meter: 3 } }, parseEnglish)
    expect([free.music.styles, free.reference?.applied.meter]).toEqual([['Folk'], 3])
    const pop = readBrief(
      { description: 'a pop song about the sea', reference: { ...reference, meter: 3 } },
      parseEnglish,
    )
    expect([pop.music.styles, pop.reference?.applied.meter]).toEqual([['Pop'], null])
  })
})
