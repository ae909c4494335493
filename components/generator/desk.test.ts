import { beforeEach, expect, it, vi } from 'vitest'
import { cleared } from './draft.ts'

type Hear = (event: { key?: string; newValue?: string | null; persisted?: boolean }) => void

const stored = new Map<string, string>()
const hearers = new Map<string, Hear>()

beforeEach(() => {
  stored.clear()
  hearers.clear()
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('addEventListener', (name: string, hear: Hear) => hearers.set(name, hear))
})

const openDesk = () => import('./desk.ts')
const later = () => vi.runAllTimers()
const keptWords = () => JSON.parse(stored.get('canto-desk') ?? '{}').lyrics

it('keeps what is written, and nothing of it once it is forgotten', async () => {
  const desk = await openDesk()
  desk.changeDraft({ lyrics: 'la' })
  later()
  expect(keptWords()).toBe('la')
  desk.changeDraft({ lyrics: 'la la' })
  desk.forgetDraft()
  later()
  expect(desk.currentDraft().lyrics).toBe('')
  expect(stored.has('canto-desk')).toBe(false)
})

it('forgets with another tab', async () => {
  const desk = await openDesk()
  desk.changeDraft({ lyrics: 'la' })
  hearers.get('storage')?.({ key: 'canto-desk', newValue: null })
  later()
  expect(desk.currentDraft().lyrics).toBe('')
  expect(stored.has('canto-desk')).toBe(false)
})

it('takes a page’s style away with the page, unless somebody went on from it', async () => {
  const desk = await openDesk()
  const styleElsewhere = () => {
    desk.layOutPreset(null)
    return desk.currentDraft().settings.style
  }
  desk.layOutPreset('K-pop')
  expect(desk.currentDraft().settings.style).toBe('K-pop')
  desk.showTab('description')
  expect(styleElsewhere()).toBeNull()
  desk.layOutPreset('K-pop')
  desk.changeDraft({ description: 'rain' })
  expect(styleElsewhere()).toBe('K-pop')
})

it('lets go of a page’s style when only a voice was chosen there, and keeps the voice', async () => {
  const desk = await openDesk()
  desk.layOutPreset('K-pop')
  desk.changeDraft({ gender: 'f' })
  desk.changeDraft({ instrumental: true, lengthSec: 60 })
  desk.layOutPreset('Metal')
  expect(desk.currentDraft()).toMatchObject({ settings: { style: 'Metal' }, gender: 'f' })
  desk.changeSettings({ mood: 'Sad' })
  desk.layOutPreset(null)
  expect(desk.currentDraft().settings.style).toBe('Metal')
})

it('does not bring back what was forgotten while its page slept', async () => {
  const desk = await openDesk()
  const comeBack = () => hearers.get('pageshow')?.({ persisted: true })
  desk.changeDraft({ lyrics: 'la' })
  later()
  comeBack()
  expect(desk.currentDraft().lyrics).toBe('la')
  stored.clear()
  comeBack()
  expect(desk.currentDraft().lyrics).toBe('')
  later()
  expect(stored.has('canto-desk')).toBe(false)
})

it('keeps what is written in a browser that refuses to keep anything', async () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  const desk = await openDesk()
  desk.changeDraft({ lyrics: 'la' })
  later()
  hearers.get('pageshow')?.({ persisted: true })
  expect(desk.currentDraft().lyrics).toBe('la')
})

it('forgets what was taken out of a description with the last of its words', async () => {
  const desk = await openDesk()
  desk.changeDraft({ description: 'rain', ignored: ['about:rain'] })
  desk.changeDescription('rain and snow')
  expect(desk.currentDraft().ignored).toEqual(['about:rain'])
  desk.layOut({ description: 'snow' }, { focus: false })
  expect(desk.currentDraft().ignored).toEqual([])
  desk.changeDraft({ ignored: ['about:snow'] })
  desk.changeDescription(' ')
  expect(desk.currentDraft().ignored).toEqual([])
})

it('keeps what somebody was writing when something is laid over it, through a reload and a song that is sent', async () => {
  const desk = await openDesk()
  desk.changeDraft({ lyrics: 'mine', gender: 'f' })
  desk.layOut({ lyrics: 'theirs', seed: 7 }, { focus: false })
  expect(desk.currentDraft().before).toMatchObject({ lyrics: 'mine', before: null })
  // A second one lies on the first, of which nothing was theirs.
  desk.layOut({ lyrics: 'others' }, { focus: false })
  desk.changeDraft(cleared(desk.currentDraft()))
  later()
  vi.resetModules()
  const again = await openDesk()
  expect(again.currentDraft()).toMatchObject({ lyrics: '', before: { lyrics: 'mine' } })
  again.bringBack()
  expect(again.currentDraft()).toMatchObject({ lyrics: 'mine', gender: 'f', seed: null, before: null })
  again.forgetDraft()
  expect(stored.has('canto-desk')).toBe(false)
})

it.each([
  ['nothing was written', {}, { lyrics: 'la' }],
  ['what was written stays', { lyrics: 'mine' }, { description: 'rain' }],
  ['settings alone are replaced', { settings: { style: 'Jazz', mood: null, scenario: null } }, { lyrics: 'la' }],
] as const)('keeps nothing where %s', async (_, draft, change) => {
  const desk = await openDesk()
  desk.changeDraft(draft)
  desk.layOut(change, { focus: false })
  expect(desk.currentDraft().before).toBeNull()
})

it('keeps words whose settings are replaced', async () => {
  const desk = await openDesk()
  desk.changeDraft({ lyrics: 'mine', settings: { style: 'Jazz', mood: null, scenario: null } })
  desk.layOut({ settings: { style: 'Folk', mood: null, scenario: null } }, { focus: false })
  expect(desk.currentDraft()).toMatchObject({ lyrics: 'mine', before: { settings: { style: 'Jazz' } } })
})

it.each(['5', '"la"', '{"lyrics":5}', '[]'])('opens where %s is stored as what lay there before', async (before) => {
  stored.set('canto-desk', `{"lyrics":"la","takes":2,"before":${before}}`)
  const desk = await openDesk()
  expect(desk.currentDraft()).toMatchObject({ lyrics: 'la', takes: 2 })
})

it.each(['"plot"', '{}', 'null', '[1]'])('opens with nothing taken out where %s is stored', async (ignored) => {
  stored.set('canto-desk', `{"description":"rain","ignored":${ignored}}`)
  const desk = await openDesk()
  expect(desk.currentDraft()).toMatchObject({ description: 'rain', ignored: [] })
})
