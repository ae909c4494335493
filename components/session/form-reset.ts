'use client'
import { createStore } from '#components/ui/store.ts'

/** How often this page has forgotten a person. */
const count = createStore(0)

export const resetForms = (): void => count.set(count.get() + 1)

/**
 * A key for forms that keep typed text in their own state. When it changes, React starts the form anew, so nothing of
 * the previous person stays.
 */
export const useFormResetKey = () => count.use((people) => people)
