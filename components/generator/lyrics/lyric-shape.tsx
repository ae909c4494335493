const ROW = 5
const WIDEST = 40
const WIDEST_CHARACTERS = 56

/** The words seen from afar: a stroke for each line as long as it is, a short one in the voice's tone where a part begins. */
export function LyricShape({ lyrics }: { lyrics: string }) {
  if (lyrics.trim() === '') return null
  const rows = lyrics.trimEnd().split('\n')
  const strokes = { line: '', tag: '' }
  rows.forEach((row, index) => {
    const text = row.trim()
    if (text === '') return
    const tag = /^\[[^\]]*\]?$/.test(text)
    const width = tag ? 6 : Math.max(2, Math.min(1, text.length / WIDEST_CHARACTERS) * WIDEST)
    strokes[tag ? 'tag' : 'line'] += `M1 ${index * ROW + 2}h${width.toFixed(1)}`
  })
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDEST + 2} ${rows.length * ROW}`}
      preserveAspectRatio="xMinYMin meet"
      className="mt-7 mr-5 max-h-60 w-11 shrink-0 self-start max-sm:hidden"
      fill="none"
      strokeLinecap="round"
      strokeWidth={1.5}
    >
      <path d={strokes.line} className="stroke-edge" />
      <path d={strokes.tag} className="stroke-voice" />
    </svg>
  )
}
