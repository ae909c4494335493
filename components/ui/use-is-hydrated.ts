'use client'
import { useSyncExternalStore } from 'react'

const NEVER = () => () => {}

/** False on the server and during hydration: React would not correct what is drawn differently then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  )
}
