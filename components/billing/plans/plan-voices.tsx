const HEIGHT = 56
/** A phrase about a height of 0. */
const MELODY = 'M0 4C40 4 40-8 80-8s36 13 72 13 40-14 76-14 30 8 52 8'
/** Enough that nobody counts them. */
const MANY = 18

/** How many songs a plan makes at once, as many melodies sounding together; null for any number. */
export function PlanVoices({ count }: { count: number | null }) {
  const lines = count ?? MANY
  return (
    <svg
      aria-hidden
      viewBox={`0 0 280 ${HEIGHT}`}
      preserveAspectRatio="none"
      fill="none"
      className="h-14 w-full border-b border-edge text-voice"
    >
      {Array.from({ length: lines }, (_, index) => {
        const depth = lines === 1 ? 0.5 : index / (lines - 1)
        const rest = Math.round(15 + depth * (HEIGHT - 20))
        const scale = (1 - depth * 0.8).toFixed(1)
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            key={index}
            d={MELODY}
            transform={`matrix(1 0 0 ${scale} 0 ${rest})`}
            stroke="currentColor"
            strokeWidth={lines === 1 ? 2 : 1.25}
            strokeOpacity={(1 - depth * 0.75).toFixed(1)}
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
    </svg>
  )
}
