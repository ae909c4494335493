'use client'
import { createStore } from '#components/ui/store.ts'

/** How many people this page has forgotten. */
const count = createStore(0)

export const resetForms = (): void => count.set(count.get() + 1)

/** The key of a form that keeps to itself what is typed: with another one it begins anew, and holds nothing of whoever has gone. */
export const useFormResetKey = () => count.use((people) => people)
