/** How long the billing tests go on: minutes in the suites, an hour with `npm run soak:billing`. */
export const SOAK =
  process.env.CANTO_SOAK === 'full'
    ? { shuffles: 50, sequences: 10_000, lostEventStep: 1 }
    : { shuffles: 5, sequences: 300, lostEventStep: 32 }
