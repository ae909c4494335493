import { describe, expect, it } from 'vitest'
import { cleared, EMPTY_DRAFT, NO_SETTINGS, withPreset } from '#components/draft/draft.ts'
import { NO_REFERENCE } from '#lib/engine/browser.ts'
import { briefQuestionOf, problemsOf, remainingReference, requestOf } from './request.ts'

const jazz = { ...NO_SETTINGS, style: 'Jazz' } as const
const reasons = (draft: Partial<typeof EMPTY_DRAFT>) =>
  problemsOf({ ...EMPTY_DRAFT, ...draft }, { place: 'studio', lyricsMax: 3000 }).map((problem) => problem.reason)

describe('what keeps a draft from becoming a song', () => {
  it('asks for lyrics and a setting on the lyrics tab', () => {
    expect(reasons({})).toEqual(['lyricsMissing', 'settingsMissing'])
    expect(reasons({ lyrics: '  \n', settings: jazz })).toEqual(['lyricsMissing'])
    expect(reasons({ lyrics: 'la', settings: { ...NO_SETTINGS, scenario: 'Travel' } })).toEqual([])
  })

  it('asks for words where there are only signs and names of parts', () => {
    expect(reasons({ lyrics: '😀🎵 …', settings: jazz })).toEqual(['lyricsUnsingable'])
    expect(reasons({ lyrics: '[Verse]\n♪ ♪\n【副歌】', settings: jazz })).toEqual(['lyricsUnsingable'])
    expect(reasons({ lyrics: '[Verse]\n雨', settings: jazz })).toEqual([])
    expect(reasons({ lyrics: '…', instrumental: true, settings: jazz })).toEqual([])
  })

  it('needs no lyrics for an instrumental, but still a setting', () => {
    expect(reasons({ instrumental: true, settings: jazz })).toEqual([])
    expect(reasons({ instrumental: true })).toEqual(['settingsMissing'])
  })

  it('asks only for a description on the description tab', () => {
    expect(reasons({ tab: 'description', description: '   ' })).toEqual(['descriptionMissing'])
    expect(reasons({ tab: 'description', description: 'rain' })).toEqual([])
  })

  it('counts to the last allowed character', () => {
    const fine = { title: 't'.repeat(80), lyrics: 'l'.repeat(3000), settings: jazz }
    expect(reasons(fine)).toEqual([])
    expect(reasons({ ...fine, title: `${fine.title}t`, lyrics: `${fine.lyrics}l` })).toEqual([
      'titleTooLong',
      'lyricsTooLong',
    ])
    expect(reasons({ tab: 'description', description: 'd'.repeat(501) })).toEqual(['descriptionTooLong'])
    expect(reasons({ ...fine, title: '👩‍🚀'.repeat(80) })).toEqual([])
    expect(reasons({ ...fine, title: '👩‍🚀'.repeat(81) })).toEqual(['titleTooLong'])
  })
})

describe('the call', () => {
  it('joins the chosen settings and carries the choice of voice', () => {
    const settings = { style: 'Folk', mood: 'Sad', scenario: 'Rainy night' } as const
    const request = requestOf({ ...EMPTY_DRAFT, lyrics: 'la', title: ' Rain ', settings, gender: 'f' })
    expect(request).toMatchObject({
      prompt: 'la',
      title: 'Rain',
      style: 'Folk, Sad, Rainy night',
      gender: 'f',
    })
    expect(request.language).toBeUndefined()
  })

  it('sends a description alone, whatever the lyrics tab holds', () => {
    const draft = {
      ...EMPTY_DRAFT,
      tab: 'description',
      description: 'rain',
      lyrics: 'old',
      instrumental: true,
      gender: 'm',
      language: 'ja',
      ignored: ['plot', 'about:thunder'],
    } as const
    for (const place of ['studio', 'site'] as const) {
      expect(requestOf(draft, place)).toMatchObject({
        prompt: '',
        description: 'rain',
        style: '',
        gender: 'm',
        instrumental: true,
        language: 'ja',
        ignored: ['plot', 'about:thunder'],
        customMode: true,
        model: 'V5',
      })
    }
    expect(requestOf({ ...draft, tab: 'lyrics' })).not.toHaveProperty('ignored')
  })

  it('takes out no more than the server takes', () => {
    const ignored = Array.from({ length: 40 }, (_, index) => `about:${index}`)
    const request = requestOf({ ...EMPTY_DRAFT, tab: 'description', description: 'rain', ignored })
    expect(request.ignored).toHaveLength(30)
    expect(request.ignored?.at(-1)).toBe('about:39')
  })

  it('leaves the style to the description, unless one was chosen', () => {
    const draft = { ...EMPTY_DRAFT, tab: 'description', description: 'A slow jazz ballad' } as const
    expect(requestOf(draft).style).toBe('')
    expect(requestOf({ ...draft, settings: { ...NO_SETTINGS, mood: 'Warm' } }).style).toBe('Warm')
  })
})

describe('what is asked about a description', () => {
  const draft = { ...EMPTY_DRAFT, tab: 'description', description: ' a waltz about rain ' } as const

  it('is its words and what is chosen beside them, with what was taken out', () => {
    expect(briefQuestionOf(draft, 'en')).toEqual({
      description: 'a waltz about rain',
      style: '',
      gender: 'random',
      instrumental: false,
      interfaceLanguage: 'en',
    })
    const chosen = { ...draft, settings: jazz, gender: 'm', language: 'de', lengthSec: 60, ignored: ['meter'] } as const
    expect(briefQuestionOf(chosen, 'fr')).toEqual({
      description: 'a waltz about rain',
      style: 'Jazz',
      gender: 'm',
      instrumental: false,
      interfaceLanguage: 'fr',
      language: 'de',
      lengthSec: 60,
    })
  })

  it('is nothing where there is none, or one that is too long', () => {
    expect(briefQuestionOf({ ...draft, tab: 'lyrics' }, 'en')).toBeNull()
    expect(briefQuestionOf({ ...draft, description: ' \n' }, 'en')).toBeNull()
    expect(briefQuestionOf({ ...draft, description: 'd'.repeat(501) }, 'en')).toBeNull()
  })
})

describe('the form', () => {
  it('loses words and settings once its song is sent, not the other tab and the voice', () => {
    const left = cleared({
      ...EMPTY_DRAFT,
      lyrics: 'la',
      title: 'x',
      settings: jazz,
      gender: 'm',
      description: 'an idea',
      ignored: ['plot'],
    })
    expect(left).toEqual({ ...EMPTY_DRAFT, gender: 'm', description: 'an idea', ignored: ['plot'] })
  })

  it('keeps what was not sung: words beside an instrumental, and those on the other tab', () => {
    const written = { ...EMPTY_DRAFT, title: 'x', lyrics: 'la', description: 'an idea', settings: jazz }
    expect(cleared({ ...written, instrumental: true })).toEqual({
      ...EMPTY_DRAFT,
      lyrics: 'la',
      description: 'an idea',
    })
    expect(cleared({ ...written, tab: 'description', ignored: ['plot'] })).toEqual({
      ...EMPTY_DRAFT,
      tab: 'description',
      title: 'x',
      lyrics: 'la',
    })
  })
})

describe('a page that begins with a style', () => {
  it('gives it to a form without settings, and to one that has only what another page gave it', () => {
    const kpop = withPreset(EMPTY_DRAFT, 'K-pop')
    expect(kpop.settings.style).toBe('K-pop')
    expect(withPreset(kpop, 'Rap').settings.style).toBe('Rap')
  })

  it('leaves what somebody chose', () => {
    const chosen = { ...EMPTY_DRAFT, settings: { ...NO_SETTINGS, mood: 'Sad' } } as const
    expect(withPreset(chosen, 'Rap')).toBe(chosen)
    const changed = { ...withPreset(EMPTY_DRAFT, 'K-pop'), settings: jazz }
    expect(withPreset(changed, 'Rap').settings.style).toBe('Jazz')
  })

  it('takes it away again where no style is laid out, but never one that somebody chose', () => {
    expect(withPreset(withPreset(EMPTY_DRAFT, 'K-pop'), null)).toEqual(EMPTY_DRAFT)
    const chosen = { ...EMPTY_DRAFT, settings: jazz }
    expect(withPreset(chosen, null)).toBe(chosen)
    // On such a page something was written, so its style belongs to that.
    const adopted = { ...withPreset(EMPTY_DRAFT, 'K-pop'), presetStyle: null, lyrics: 'la' }
    expect(withPreset(adopted, null).settings.style).toBe('K-pop')
  })
})

describe('a reference recording in the form', () => {
  const heard = { ...NO_REFERENCE, tempo: 92, key: { tonic: 9, mode: 'minor' } } as const
  const draft = { ...EMPTY_DRAFT, lyrics: 'la', reference: { fileName: 'a.mp3', heard, ignored: ['tempo'] } } as const

  it('is sent without what was taken out of it', () => {
    expect(requestOf(draft).reference).toEqual({ ...heard, tempo: null })
    expect(requestOf(EMPTY_DRAFT)).not.toHaveProperty('reference')
  })

  it('is nothing once all of it is taken out', () => {
    expect(remainingReference({ ...draft.reference, ignored: ['tempo', 'key'] })).toBeNull()
  })

  it('stays in the studio, where it can be seen', () => {
    expect(requestOf(draft, 'site')).not.toHaveProperty('reference')
  })

  it('goes with the song that it was given for', () => {
    expect(cleared(draft).reference).toBeNull()
  })
})
