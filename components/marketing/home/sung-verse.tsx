import type { CSSProperties } from 'react'

/** The melody, a line of verse each: heights in steps of the scale above its lowest note. */
const MELODY = [
  [2, 4, 4, 5, 4, 2, 1, 2, 1, 0],
  [0, 2, 4, 4, 6, 5, 4, 4, 2, 1],
  [2, 4, 5, 5, 7, 6, 5, 4, 5, 4],
  [4, 4, 2, 2, 1, 2, 4, 2, 1, 0],
]

/** A verse with the note of each syllable above it. Syllables are divided by "·", words by spaces, lines by line breaks. */
export function SungVerse({ verse }: { verse: string }) {
  return (
    <div
      aria-label={verse.replaceAll('·', '')}
      role="img"
      className="font-display text-[clamp(0.75rem,4.5cqi,1.75rem)]"
    >
      {verse.split('\n').map((line, row) => {
        const heights = MELODY[row % MELODY.length] ?? []
        let sung = 0
        return (
          <p key={line} className="flex flex-wrap gap-x-[0.3em] leading-tight">
            {line.split(' ').map((word) => (
              <span key={sung} className="whitespace-nowrap pt-[1.35em]">
                {word.split('·').map((syllable) => {
                  const height = heights[sung++ % heights.length] ?? 0
                  return (
                    <span key={sung} className="sung" style={{ '--step': height } as CSSProperties}>
                      {syllable}
                    </span>
                  )
                })}
              </span>
            ))}
          </p>
        )
      })}
    </div>
  )
}
