'use client'
import { useSyncExternalStore } from 'react'
import { type Draft, EMPTY_DRAFT, NO_SETTINGS, type Settings } from './draft.ts'

/** The desk survives reloads and sign-in journeys: it is kept in this browser until its song is sent. */
const STORAGE_KEY = 'canto-desk'
const WRITE_AFTER_MS = 250

let draft: Draft | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function currentDraft(): Draft {
  draft ??= kept()
  return draft
}

export function changeDraft(change: Partial<Draft>): void {
  draft = { ...currentDraft(), ...change }
  for (const listener of listeners) listener()
  clearTimeout(timer)
  timer = setTimeout(keep, WRITE_AFTER_MS)
}

export function changeSettings(change: Partial<Settings>): void {
  changeDraft({ settings: { ...currentDraft().settings, ...change } })
}

export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, currentDraft, () => EMPTY_DRAFT)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('pagehide', keep)
  return () => {
    listeners.delete(listener)
    removeEventListener('pagehide', keep)
  }
}

function keep(): void {
  try {
    if (draft) localStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
  } catch {
    // Storage may be refused or full; the draft then lasts as long as the page.
  }
}

/** What an earlier visit left, on top of the defaults: a draft of an older shape, or a damaged one, still opens. */
function kept(): Draft {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return { ...fitting(EMPTY_DRAFT, stored), settings: fitting(NO_SETTINGS, stored.settings ?? {}) }
  } catch {
    return EMPTY_DRAFT
  }
}

/** The defaults with those stored values that are of their kind; a default of null stands for any kind. */
function fitting<Shape extends object>(defaults: Shape, stored: Partial<Shape>): Shape {
  const values = Object.entries(defaults).map(([name, value]) => {
    const found = stored[name as keyof Shape]
    return [name, found !== undefined && (value === null || typeof found === typeof value) ? found : value]
  })
  return Object.fromEntries(values)
}
