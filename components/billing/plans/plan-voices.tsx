const HEIGHT = 56
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
        const rest = 15 + depth * (HEIGHT - 20)
        const rise = 8 - depth * 6.5
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            key={index}
            d={melody(rest, rise)}
            stroke="currentColor"
            strokeWidth={lines === 1 ? 2 : 1.25}
            strokeOpacity={(1 - depth * 0.75).toFixed(2)}
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
    </svg>
  )
}

/** A phrase about a height, as an SVG path. */
function melody(rest: number, rise: number): string {
  const at = (value: number) => value.toFixed(1)
  const [start, top] = [at(rest + rise / 2), at(rest - rise)]
  return `M0 ${start}C40 ${start} 40 ${top} 80 ${top}s36 ${at(rise * 1.6)} 72 ${at(rise * 1.6)} 40 ${at(-rise * 1.8)} 76 ${at(-rise * 1.8)} 30 ${at(rise)} 52 ${at(rise)}`
}
