const HEIGHT = 56
/** Enough that nobody counts them. */
const MANY = 28

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
        const rest = 15 + depth * (HEIGHT - 20)
        const rise = 8 - depth * 6.5
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            key={index}
            d={`M0 ${rest + rise / 2}C40 ${rest + rise / 2} 40 ${rest - rise} 80 ${rest - rise}s36 ${rise * 1.6} 72 ${rise * 1.6} 40 ${-rise * 1.8} 76 ${-rise * 1.8} 30 ${rise} 52 ${rise}`}
            stroke="currentColor"
            strokeWidth={lines === 1 ? 2 : 1.25}
            strokeOpacity={1 - depth * 0.75}
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
    </svg>
  )
}
