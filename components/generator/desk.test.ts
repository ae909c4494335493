import { beforeEach, expect, it, vi } from 'vitest'

type Hear = (event: { key: string; newValue: string | null }) => void

const stored = new Map<string, string>()
const hearers: Hear[] = []

beforeEach(() => {
  stored.clear()
  hearers.length = 0
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('addEventListener', (name: string, hear: Hear) => name === 'storage' && hearers.push(hear))
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
  for (const hear of hearers) hear({ key: 'canto-desk', newValue: null })
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

it.each(['"plot"', '{}', 'null', '[1]'])('opens with nothing taken out where %s is stored', async (ignored) => {
  stored.set('canto-desk', `{"description":"rain","ignored":${ignored}}`)
  const desk = await openDesk()
  expect(desk.currentDraft()).toMatchObject({ description: 'rain', ignored: [] })
})
