import { expect, it } from 'vitest'
import { SENTENCES } from '#lib/catalog/voices/own-voice.ts'
import { CreateCover, SplitSong } from '#lib/schemas/cover.ts'
import { CreateOwnVoice } from '#lib/schemas/own-voice.ts'
import { GenerateSong } from '#lib/schemas/song.ts'
import { OWN_VOICE_RULES } from './own-voice-rules.ts'
import { brokenRules } from './rule.ts'
import { SONG_RULES } from './song-rules.ts'

const voice = { audioUrl: '/uploads/1', name: 'Me', sentence: SENTENCES[0], consentGiven: true }
const song = { title: 'Rain', prompt: 'Down it comes', description: '', instrumental: false }

it.each([
  [{ ...voice, audioUrl: '' }, 'audioUrl', 'voiceRecordingMissing'],
  [{ ...voice, name: ' ' }, 'name', 'nameMissing'],
  [{ ...voice, consentGiven: false }, 'consentGiven', 'consentMissing'],
])('the form and the schema of a voice refuse alike: %o', (input, path, reason) => {
  expect(brokenRules(OWN_VOICE_RULES, input)).toMatchObject([{ path, reason }])
  expect(CreateOwnVoice.safeParse(input).error?.issues).toMatchObject([{ path: [path], message: reason }])
})

it.each([
  [{ ...song, title: 't'.repeat(81) }, 'title', 'titleTooLong'],
  [{ ...song, prompt: ' \n' }, 'prompt', 'lyricsMissing'],
  [{ ...song, prompt: '[Verse]\n…' }, 'prompt', 'lyricsUnsingable'],
])('the form and the schema of a song refuse alike: %o', (input, path, reason) => {
  expect(brokenRules(SONG_RULES, input)).toMatchObject([{ path, reason }])
  expect(GenerateSong.safeParse(input).error?.issues).toMatchObject([{ path: [path], message: reason }])
})

it('what the rules take is taken by the schemas', () => {
  expect(brokenRules(OWN_VOICE_RULES, voice)).toEqual([])
  expect(CreateOwnVoice.safeParse(voice).success).toBe(true)
  for (const input of [
    song,
    { ...song, prompt: '', instrumental: true },
    { ...song, prompt: '', description: 'rain' },
  ]) {
    expect(brokenRules(SONG_RULES, input)).toEqual([])
    expect(GenerateSong.safeParse(input).success).toBe(true)
  }
})

it('nobody’s recording is used without the right to it', () => {
  const source = { audioUrl: '/song/1' }
  const refused = [{ path: ['rightsConfirmed'], message: 'rightsNotConfirmed' }]
  expect(SplitSong.safeParse(source).error?.issues).toMatchObject(refused)
  expect(CreateCover.safeParse({ ...source, voiceModelId: 'mara' }).error?.issues).toMatchObject(refused)
})
