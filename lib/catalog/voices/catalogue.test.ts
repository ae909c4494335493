import { describe, expect, it } from 'vitest'
import { isRealPerson } from '#scripts/voices/names.ts'
import { catalogueHeader, checksumOf, loadVoices } from '#server/assets/voices.ts'
import { VOICE_CATEGORIES } from './categories.ts'
import { FAMILIES, FAMILY_KEYS } from './families.ts'
import { readRow, type VoiceRow, writeRow } from './read-catalogue.ts'
import { REGISTER_NAMES, REGISTERS } from './registers.ts'
import { slugOf, voiceId } from './voice-id.ts'
import { modelOf } from './voice-parameters.ts'

const voices = loadVoices()

describe('the catalogue', () => {
  it('says what its edition said: whoever changes a word or a number raises the edition in scripts/build-voices.ts', () => {
    expect(catalogueHeader()).toMatchObject({ edition: 3, voices: voices.length, checksum: checksumOf(voices) })
  })

  it('holds 4,200 voices, every category of six families, every family and register of dozens', () => {
    expect(voices.length).toBeGreaterThanOrEqual(4200)
    for (const category of VOICE_CATEGORIES) {
      expect(FAMILY_KEYS.filter((key) => FAMILIES[key].category === category).length).toBeGreaterThanOrEqual(6)
      expect(voices.filter((voice) => voice.category === category).length).toBeGreaterThan(600)
    }
    for (const family of FAMILY_KEYS) expect(voices.filter((one) => one.family === family).length).toBeGreaterThan(70)
    for (const register of REGISTER_NAMES)
      expect(voices.filter((one) => one.register === register).length).toBeGreaterThan(100)
  })

  it('has a name, a slug and an id for each voice alone, and nobody’s name', () => {
    expect(new Set(voices.map(({ name }) => name.toLowerCase())).size).toBe(voices.length)
    expect(new Set(voices.map(({ slug }) => slug)).size).toBe(voices.length)
    expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length)
    expect(voices.filter(({ name }) => isRealPerson(name)).map(({ name }) => name)).toEqual([])
    expect(isRealPerson('Tobble Pikachu')).toBe(true)
    expect(isRealPerson('Taylor Swift')).toBe(true)
  })

  it('describes each voice in a sentence, hardly ever the same', () => {
    for (const { description } of voices) expect(description).toMatch(/^[A-Z].{20,140}\.$/)
    expect(new Set(voices.map(({ description }) => description)).size).toBeGreaterThan(0.99 * voices.length)
    const openings = new Map<string, number>()
    for (const { description } of voices) {
      const opening = description.split(' ').slice(0, 2).join(' ')
      openings.set(opening, (openings.get(opening) ?? 0) + 1)
    }
    expect(Math.max(...openings.values())).toBeLessThan(0.12 * voices.length)
  })

  it('keeps ranges within registers, and more than an octave wide', () => {
    for (const { register, lowNote, highNote } of voices) {
      expect(lowNote).toBeGreaterThanOrEqual(REGISTERS[register].low)
      expect(highNote).toBeLessThanOrEqual(REGISTERS[register].high)
      expect(highNote - lowNote).toBeGreaterThan(12)
    }
  })
})

describe('a row', () => {
  const row: VoiceRow = {
    name: 'Tobble Cog',
    family: 'robot',
    register: 'tenor',
    lowNote: 45,
    highNote: 60,
    parameters: {
      size: 20,
      pharynx: 0,
      mouth: 0,
      tilt: -20,
      open: 0,
      ring: 0,
      ringPlace: 0,
      nasal: 0,
      nasalPlace: 0,
      contrast: 0,
      air: 0,
      breath: 10,
    },
  }

  it('comes back as it was written', () => {
    expect(readRow(writeRow(row))).toEqual(row)
    expect(() => readRow('Tobble Cog\t0 99 45')).toThrow('This is not a voice')
  })

  it('means numbers that the engine knows', () => {
    expect(modelOf(row.parameters)).toMatchObject({
      formantScale: 1.154,
      tiltDbPerOctave: -3.5,
      breathDb: 4.9,
      ringHz: 2900,
    })
  })

  it('has a slug and an id that follow from the name', () => {
    expect(slugOf('Zoë O’Cog the 2nd')).toBe('zoe-ocog-the-2nd')
    expect(slugOf('ハナ')).toBe('')
    expect(voiceId('tobble-cog')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(voiceId('tobble-cog')).toBe(voiceId(slugOf('Tobble Cog')))
  })
})
