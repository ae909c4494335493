'use client'
import { createStore } from '#components/ui/store.ts'
import { type Draft, EMPTY_DRAFT, isLostIn, NO_SETTINGS, type Settings, withPreset } from './draft.ts'

/** The draft survives reloads and sign-in journeys: it is stored in this browser until its song is sent, or somebody logs out. */
const STORAGE_KEY = 'canto-draft'
/** What drafts were stored under before: one that is still there is moved over once. */
const FORMER_STORAGE_KEY = 'canto-desk'
const WRITE_AFTER_MS = 250

const store = createStore(EMPTY_DRAFT, () => {
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  addEventListener('pagehide', save)
  return restored()
})
let timer: ReturnType<typeof setTimeout> | undefined
/** Whether it was kept: what this browser refuses to keep is not missing from it. */
let isStored = false
let awaitsFocus = false
const prefillListeners = new Set<() => void>()

export const currentDraft = store.get

/** With a change of one of these the style that a page prefilled is somebody's own; a voice or a length adopts nothing. */
const ADOPTING = ['title', 'lyrics', 'description', 'settings'] as const satisfies readonly (keyof Draft)[]

export function changeDraft(change: Partial<Draft>): void {
  const adopts = ADOPTING.some((name) => name in change)
  put({ ...currentDraft(), ...(adopts ? { presetStyle: null } : {}), ...change })
}

export function showTab(tab: Draft['tab']): void {
  put({ ...currentDraft(), tab })
}

/** Begins with the style of a page; null for pages that have none. */
export function applyPresetStyle(style: string | null): void {
  const next = withPreset(currentDraft(), style)
  if (next !== currentDraft()) put(next)
}

/** What it was prefilled with last; as long as nobody has gone on from it, nothing of theirs is lost with it. */
let prefilled: Draft | undefined

/**
 * Prefills the draft with something from elsewhere; from another description nothing is taken out yet. What somebody was writing there
 * is kept, to be restored. With `focus` writing goes on in it, as soon as the form is there.
 */
export function prefillDraft(change: Partial<Draft>, { focus }: { focus: boolean }): void {
  awaitsFocus = focus
  const draft = currentDraft()
  const others = change.description === undefined ? {} : { ignored: [] }
  const next = { ...draft, presetStyle: null, ...others, ...change }
  const isLost = draft !== prefilled && isLostIn(draft, next)
  prefilled = isLost ? { ...next, before: { ...draft, before: null } } : next
  put(prefilled)
  for (const listener of prefillListeners) listener()
}

/** Brings back what was there before it was prefilled. */
export function restoreDraft(): void {
  const { before } = currentDraft()
  if (before) put(before)
}

/** Calls back when the draft was prefilled from elsewhere. */
export function onPrefilled(tell: () => void): () => void {
  prefillListeners.add(tell)
  return () => prefillListeners.delete(tell)
}

/** Whether the form is to take the focus; it is asked for once. */
export function takeFocusRequest(): boolean {
  const takes = awaitsFocus
  awaitsFocus = false
  return takes
}

function put(next: Draft): void {
  store.set(next)
  clearTimeout(timer)
  timer = setTimeout(save, WRITE_AFTER_MS)
}

/** Leaves nothing of what was written here, in other tabs neither. */
export function forgetDraft(): void {
  reset()
  try {
    localStorage.removeItem(STORAGE_KEY)
    localStorage.removeItem(FORMER_STORAGE_KEY)
  } catch {
    // Nothing was kept.
  }
}

function reset(): void {
  store.set(EMPTY_DRAFT)
  clearTimeout(timer)
  isStored = false
}

/** Another tab has forgotten it; its removal is all that this one hears. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key === STORAGE_KEY && newValue === null) reset()
}

/** The browser has brought a whole page back, which would keep anew what was forgotten while it slept and heard nothing. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted && isStored && storedText() === null) reset()
}

export function changeSettings(change: Partial<Settings>): void {
  changeDraft({ settings: { ...currentDraft().settings, ...change } })
}

export const useDraft = () => store.use((draft) => draft)

function save(): void {
  clearTimeout(timer)
  const draft = currentDraft()
  if (draft === EMPTY_DRAFT) return
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
    isStored = true
  } catch {
    // Storage may be refused or full; the draft then lasts as long as the page.
  }
}

const storedText = () => localStorage.getItem(STORAGE_KEY)

/** What an earlier visit left, on top of the defaults: a draft of an older shape, or a damaged one, still opens. */
function restored(): Draft {
  try {
    moveFormerDraft()
    const text = storedText()
    isStored = text !== null
    const stored = JSON.parse(text ?? '{}')
    return { ...draftOf(stored), before: stored.before ? draftOf({ ...stored.before, before: null }) : null }
  } catch {
    return EMPTY_DRAFT
  }
}

function moveFormerDraft(): void {
  const former = localStorage.getItem(FORMER_STORAGE_KEY)
  if (former === null) return
  if (storedText() === null) localStorage.setItem(STORAGE_KEY, former)
  localStorage.removeItem(FORMER_STORAGE_KEY)
}

function draftOf(stored: Partial<Draft>): Draft {
  return { ...fitting(EMPTY_DRAFT, stored), settings: fitting(NO_SETTINGS, stored.settings ?? {}) }
}

/** The words of the description, typed anew; what was taken out of them goes with the last of them. */
export function changeDescription(description: string): void {
  changeDraft(description.trim() === '' ? { description, ignored: [] } : { description })
}

/** The defaults with those stored values that are of their kind; a default of null stands for any kind. */
function fitting<Shape extends object>(defaults: Shape, stored: Partial<Shape>): Shape {
  const values = Object.entries(defaults).map(([name, value]) => {
    const found = stored[name as keyof Shape]
    return [name, found !== undefined && isOfKind(found, value) ? found : value]
  })
  return Object.fromEntries(values)
}

function isOfKind(found: unknown, value: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(found) && found.every((one) => typeof one === 'string')
  return value === null || typeof found === typeof value
}
