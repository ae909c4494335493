/** What the calculation below takes on a quiet core of a small server. */
const USUAL_MS = 100
const ROUNDS = 105_000_000

/** How many times slower than usual this machine is now, at least 1. Limits in wall time are multiplied by it. */
export function slowness(): number {
  const began = performance.now()
  let state = 1
  for (let round = 0; round < ROUNDS; round++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
  return Math.max(1, (performance.now() - began) / USUAL_MS)
}

/** How slow it was when the browser tests began: playwright.config.ts measures it once. */
export const SLOWNESS = Number(process.env.CANTO_SLOWNESS ?? 1)

/** As long as a song, a cover, a start of the product or the playing of a verse may take while other tests run. It ends tests that hang. */
export const MAKING_MS = Math.ceil(180_000 * SLOWNESS)
