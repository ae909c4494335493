'use client'
import { useSyncExternalStore } from 'react'

const NEVER = () => () => {}

/** False on the server and while its page is taken over, when what differs from it would stay as it was. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  )
}
