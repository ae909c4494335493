import type { Spot } from './request.ts'

/** The element that a complaint about a spot leads to. */
export function spotId(spot: Spot): string {
  return `desk-${spot}`
}
