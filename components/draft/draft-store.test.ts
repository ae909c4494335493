import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { cleared } from './draft.ts'

type Hear = (event: { key?: string; newValue?: string | null; persisted?: boolean }) => void

const stored = new Map<string, string>()
const listeners = new Map<string, Hear>()

beforeEach(() => {
  stored.clear()
  listeners.clear()
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('addEventListener', (name: string, hear: Hear) => listeners.set(name, hear))
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openStore = () => import('./draft-store.ts')
const later = () => vi.runAllTimers()
const storedLyrics = () => JSON.parse(stored.get('canto-draft') ?? '{}').lyrics

it('keeps what is written, and nothing of it once it is forgotten', async () => {
  const store = await openStore()
  store.changeDraft({ lyrics: 'la' })
  later()
  expect(storedLyrics()).toBe('la')
  store.changeDraft({ lyrics: 'la la' })
  store.forgetDraft()
  later()
  expect(store.currentDraft().lyrics).toBe('')
  expect(stored.has('canto-draft')).toBe(false)
})

it('forgets with another tab', async () => {
  const store = await openStore()
  store.changeDraft({ lyrics: 'la' })
  listeners.get('storage')?.({ key: 'canto-draft', newValue: null })
  later()
  expect(store.currentDraft().lyrics).toBe('')
  expect(stored.has('canto-draft')).toBe(false)
})

it('leaves the draft that another tab writes alone, and goes on from it', async () => {
  stored.set('canto-draft', '{"lyrics":"la"}')
  const store = await openStore()
  expect(store.currentDraft().lyrics).toBe('la')
  const writeElsewhere = (lyrics: string) => {
    stored.set('canto-draft', JSON.stringify({ lyrics }))
    listeners.get('storage')?.({ key: 'canto-draft', newValue: stored.get('canto-draft') ?? null })
  }
  writeElsewhere('la la')
  expect(store.currentDraft().lyrics).toBe('la la')
  stored.set('canto-draft', '{"lyrics":"la la la"}')
  listeners.get('pagehide')?.({})
  expect(storedLyrics()).toBe('la la la')
  listeners.get('pageshow')?.({ persisted: true })
  expect(store.currentDraft().lyrics).toBe('la la la')
})

it('does not let another tab replace what was just written here, and stores it when the page is left', async () => {
  const store = await openStore()
  store.changeDraft({ lyrics: 'mine' })
  listeners.get('storage')?.({ key: 'canto-draft', newValue: '{"lyrics":"theirs"}' })
  expect(store.currentDraft().lyrics).toBe('mine')
  listeners.get('pagehide')?.({})
  expect(storedLyrics()).toBe('mine')
})

it('keeps its page’s style when it goes on from what another tab has written', async () => {
  const store = await openStore()
  store.applyPresetStyle('K-pop')
  later()
  const settings = { style: 'Metal', mood: null, scenario: null }
  stored.set('canto-draft', JSON.stringify({ lyrics: 'la', presetStyle: 'Metal', settings }))
  listeners.get('storage')?.({ key: 'canto-draft', newValue: stored.get('canto-draft') ?? null })
  expect(store.currentDraft()).toMatchObject({ lyrics: 'la', presetStyle: 'K-pop', settings: { style: 'K-pop' } })
})

it('takes a page’s style away with the page, unless somebody went on from it', async () => {
  const store = await openStore()
  const styleElsewhere = () => {
    store.applyPresetStyle(null)
    return store.currentDraft().settings.style
  }
  store.applyPresetStyle('K-pop')
  expect(store.currentDraft().settings.style).toBe('K-pop')
  store.showTab('description')
  expect(styleElsewhere()).toBeNull()
  store.applyPresetStyle('K-pop')
  store.changeDraft({ description: 'rain' })
  expect(styleElsewhere()).toBe('K-pop')
})

it('lets go of a page’s style when only a voice was chosen there, and keeps the voice', async () => {
  const store = await openStore()
  store.applyPresetStyle('K-pop')
  store.changeDraft({ gender: 'f' })
  store.changeDraft({ instrumental: true, lengthSec: 60 })
  store.applyPresetStyle('Metal')
  expect(store.currentDraft()).toMatchObject({ settings: { style: 'Metal' }, gender: 'f' })
  store.changeSettings({ mood: 'Sad' })
  store.applyPresetStyle(null)
  expect(store.currentDraft().settings.style).toBe('Metal')
})

it('does not bring back what was forgotten while its page slept', async () => {
  const store = await openStore()
  const comeBack = () => listeners.get('pageshow')?.({ persisted: true })
  store.changeDraft({ lyrics: 'la' })
  later()
  comeBack()
  expect(store.currentDraft().lyrics).toBe('la')
  stored.clear()
  comeBack()
  expect(store.currentDraft().lyrics).toBe('')
  later()
  expect(stored.has('canto-draft')).toBe(false)
})

it('keeps what is written in a browser that refuses to keep anything', async () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  const store = await openStore()
  store.changeDraft({ lyrics: 'la' })
  later()
  listeners.get('pageshow')?.({ persisted: true })
  expect(store.currentDraft().lyrics).toBe('la')
})

it('forgets what was taken out of a description with the last of its words', async () => {
  const store = await openStore()
  store.changeDraft({ description: 'rain', ignored: ['about:rain'] })
  store.changeDescription('rain and snow')
  expect(store.currentDraft().ignored).toEqual(['about:rain'])
  store.prefillDraft({ description: 'snow' }, { focus: false })
  expect(store.currentDraft().ignored).toEqual([])
  store.changeDraft({ ignored: ['about:snow'] })
  store.changeDescription(' ')
  expect(store.currentDraft().ignored).toEqual([])
})

it('keeps what somebody was writing when something is laid over it, through a reload and a song that is sent', async () => {
  const store = await openStore()
  store.changeDraft({ lyrics: 'mine', gender: 'f' })
  store.prefillDraft({ lyrics: 'theirs', seed: 7 }, { focus: false })
  expect(store.currentDraft().before).toMatchObject({ lyrics: 'mine', before: null })
  // A second prefill replaces the first, in which the person wrote nothing.
  store.prefillDraft({ lyrics: 'others' }, { focus: false })
  store.changeDraft(cleared(store.currentDraft()))
  later()
  vi.resetModules()
  const again = await openStore()
  expect(again.currentDraft()).toMatchObject({ lyrics: '', before: { lyrics: 'mine' } })
  again.restoreDraft()
  expect(again.currentDraft()).toMatchObject({ lyrics: 'mine', gender: 'f', seed: null, before: null })
  again.forgetDraft()
  expect(stored.has('canto-draft')).toBe(false)
})

it.each([
  ['nothing was written', {}, { lyrics: 'la' }],
  ['what was written stays', { lyrics: 'mine' }, { description: 'rain' }],
  ['settings alone are replaced', { settings: { style: 'Jazz', mood: null, scenario: null } }, { lyrics: 'la' }],
] as const)('keeps nothing where %s', async (_, draft, change) => {
  const store = await openStore()
  store.changeDraft(draft)
  store.prefillDraft(change, { focus: false })
  expect(store.currentDraft().before).toBeNull()
})

it('keeps words whose settings are replaced', async () => {
  const store = await openStore()
  store.changeDraft({ lyrics: 'mine', settings: { style: 'Jazz', mood: null, scenario: null } })
  store.prefillDraft({ settings: { style: 'Folk', mood: null, scenario: null } }, { focus: false })
  expect(store.currentDraft()).toMatchObject({ lyrics: 'mine', before: { settings: { style: 'Jazz' } } })
})

it.each(['5', '"la"', '{"lyrics":5}', '[]'])('opens where %s is stored as what lay there before', async (before) => {
  stored.set('canto-draft', `{"lyrics":"la","takes":2,"before":${before}}`)
  const store = await openStore()
  expect(store.currentDraft()).toMatchObject({ lyrics: 'la', takes: 2 })
})

it.each(['"plot"', '{}', 'null', '[1]'])('opens with nothing taken out where %s is stored', async (ignored) => {
  stored.set('canto-draft', `{"description":"rain","ignored":${ignored}}`)
  const store = await openStore()
  expect(store.currentDraft()).toMatchObject({ description: 'rain', ignored: [] })
})

it('moves over what was stored under the former key, once', async () => {
  stored.set('canto-desk', '{"lyrics":"la"}')
  const store = await openStore()
  expect(store.currentDraft().lyrics).toBe('la')
  expect([...stored.keys()]).toEqual(['canto-draft'])
})

it('prefers a draft to one under the former key, of which nothing is left', async () => {
  stored.set('canto-desk', '{"lyrics":"former"}')
  stored.set('canto-draft', '{"lyrics":"la"}')
  const store = await openStore()
  expect(store.currentDraft().lyrics).toBe('la')
  expect([...stored.keys()]).toEqual(['canto-draft'])
})

it('forgets a draft under the former key too, where nobody has opened it', async () => {
  stored.set('canto-desk', '{"lyrics":"la"}')
  const store = await openStore()
  store.forgetDraft()
  expect(stored.size).toBe(0)
})
