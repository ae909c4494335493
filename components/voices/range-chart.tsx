import { useTranslations } from 'next-intl'
import { keysBetween, noteName } from './keyboard.ts'

/** The lowest key of the strip. It is the same for all voices, A1 to C6, so that they can be compared. */
const LOW = 33
const HIGH = 84
const KEYS = keysBetween(LOW, HIGH)
const WHITE_KEYS = KEYS.filter(({ isBlack }) => !isBlack).length
const HEIGHT = 4
const BLACK_HEIGHT = 2.4

type RangeChartProps = { lowNote: number; highNote: number }

/** The notes that suit a voice, on a keyboard. MIDI numbers. */
export function RangeChart({ lowNote, highNote }: RangeChartProps) {
  const t = useTranslations('voice')
  const names = { low: noteName(lowNote), high: noteName(highNote) }
  const place = (note: number) => {
    const key = KEYS.find((candidate) => candidate.note === note)
    return `${(((key?.x ?? 0) + (key?.width ?? 0) / 2) / WHITE_KEYS) * 100}%`
  }
  return (
    <figure className="max-w-xl">
      <figcaption className="label-caps pb-2 text-faint">{t('range')}</figcaption>
      <svg
        role="img"
        aria-label={t('rangeLabel', names)}
        viewBox={`0 0 ${WHITE_KEYS} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-12 w-full overflow-visible rounded-sm"
      >
        {KEYS.map(({ note, isBlack, x, width }) => {
          const isSung = note >= lowNote && note <= highNote
          const fill = isBlack
            ? isSung
              ? 'fill-[color-mix(in_oklab,var(--voice)_55%,var(--ground))]'
              : 'fill-ground'
            : isSung
              ? 'fill-voice'
              : 'fill-high'
          return (
            <rect
              key={note}
              x={x}
              width={width}
              height={isBlack ? BLACK_HEIGHT : HEIGHT}
              className={`${fill} stroke-ground`}
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
          )
        })}
      </svg>
      <div aria-hidden className="tabular relative h-6 pt-1.5 text-xs text-soft">
        {[
          { name: names.low, left: place(lowNote) },
          { name: names.high, left: place(highNote) },
        ].map(({ name, left }) => (
          <span key={name} className="absolute -translate-x-1/2" style={{ left }}>
            {name}
          </span>
        ))}
      </div>
    </figure>
  )
}
