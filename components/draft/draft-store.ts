'use client'
import { createStore } from '#components/ui/store.ts'
import { type Draft, EMPTY_DRAFT, isLostIn, NO_SETTINGS, type Settings, withPreset } from './draft.ts'

/**
 * Key of the draft in this browser's storage. It survives reloads and sign-in journeys, until its song is sent or the
 * person logs out.
 */
const STORAGE_KEY = 'canto-draft'
/** The key of earlier versions. A draft that is still there is moved once to the new key. */
const FORMER_STORAGE_KEY = 'canto-desk'
const WRITE_AFTER_MS = 250

const store = createStore(EMPTY_DRAFT, () => {
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onPageShow)
  addEventListener('pagehide', save)
  return restored()
})
let timer: ReturnType<typeof setTimeout> | undefined
/**
 * Whether the draft has been stored. If the browser refuses storage, a missing entry does not mean that another tab
 * removed it.
 */
let isStored = false
/** Whether something was changed in this tab that is not stored yet. Nothing else is stored by it. */
let isChanged = false
let awaitsFocus = false
const prefillListeners = new Set<() => void>()

export const currentDraft = store.get

/**
 * A change to one of these turns a page's preset style into the person's own. Changing the voice or the length does
 * not.
 */
const ADOPTING = ['title', 'lyrics', 'description', 'settings'] as const satisfies readonly (keyof Draft)[]

export function changeDraft(change: Partial<Draft>): void {
  const adopts = ADOPTING.some((name) => name in change)
  put({ ...currentDraft(), ...(adopts ? { presetStyle: null } : {}), ...change })
}

export function showTab(tab: Draft['tab']): void {
  put({ ...currentDraft(), tab })
}

/** Sets the style that a page begins with; null for pages without one. */
export function applyPresetStyle(style: string | null): void {
  const next = withPreset(currentDraft(), style)
  if (next !== currentDraft()) put(next)
}

/** The last prefilled draft. As long as nobody has changed it, replacing it loses nothing of theirs. */
let prefilled: Draft | undefined

/**
 * Prefills the draft from elsewhere. A new description begins with nothing taken out of it. What the person was writing
 * is kept in `before`, to be restored. With `focus` the form takes the focus as soon as it is there.
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

/** Restores what was there before the draft was prefilled. */
export function restoreDraft(): void {
  const { before } = currentDraft()
  if (before) put(before)
}

/** Calls back when the draft was prefilled from elsewhere. */
export function onPrefilled(tell: () => void): () => void {
  prefillListeners.add(tell)
  return () => prefillListeners.delete(tell)
}

/** Whether the form is to take the focus; each request is given out once. */
export function takeFocusRequest(): boolean {
  const takes = awaitsFocus
  awaitsFocus = false
  return takes
}

function put(next: Draft): void {
  store.set(next)
  isChanged = true
  clearTimeout(timer)
  timer = setTimeout(save, WRITE_AFTER_MS)
}

/** Removes everything that was written here, in other tabs too. */
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
  isChanged = false
}

/** Another tab has stored or forgotten the draft. Of the latter this tab learns only from the removal of the entry. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== STORAGE_KEY) return
  if (newValue === null) reset()
  else takeOver()
}

/**
 * The page comes back from the back/forward cache. While it was frozen it missed what other tabs wrote, or that the
 * draft was forgotten.
 */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted || !isStored) return
  if (storedText() === null) reset()
  else takeOver()
}

/** Goes on from the draft that another tab has stored, except for the preset style, which belongs to this page. */
function takeOver(): void {
  if (!isChanged) store.set(withPreset(restored(), currentDraft().presetStyle))
}

export function changeSettings(change: Partial<Settings>): void {
  changeDraft({ settings: { ...currentDraft().settings, ...change } })
}

export const useDraft = () => store.use((draft) => draft)

function save(): void {
  clearTimeout(timer)
  if (!isChanged) return
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(currentDraft()))
    isStored = true
    isChanged = false
  } catch {
    // Storage may be refused or full; the draft then lasts as long as the page.
  }
}

const storedText = () => localStorage.getItem(STORAGE_KEY)

/** The stored draft on top of the defaults, so that a damaged draft, or one of an older shape, still opens. */
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

/** Changes the description. Once it is empty, what was taken out of it is forgotten too. */
export function changeDescription(description: string): void {
  changeDraft(description.trim() === '' ? { description, ignored: [] } : { description })
}

/** The defaults, replaced by stored values of the same type. A default of null accepts any type. */
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
