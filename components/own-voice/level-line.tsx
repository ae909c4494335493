import { OWN_VOICE } from '#lib/catalog/voices/own-voice.ts'
import { type Levels, STRETCH_SEC } from './use-recorder.ts'

const { leastSec, mostSec } = OWN_VOICE
const PLACES = mostSec / STRETCH_SEC
/** What is softer than this is drawn as silence, what is louder as full. */
const SILENT_DB = -50
const FULL_DB = -8
const HEIGHT = 40
const LEAST_HEIGHT = 2

/** A minute from left to right, and how loud somebody was in it; the mark stands where there is enough. */
export function LevelLine({ levels }: { levels: Levels }) {
  return (
    <svg aria-hidden viewBox={`0 0 ${PLACES} ${HEIGHT}`} preserveAspectRatio="none" className="h-14 w-full">
      <path d={`M0 ${HEIGHT / 2}h${PLACES}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
      <path
        d={`M${leastSec / STRETCH_SEC} 0v${HEIGHT}`}
        className="stroke-edge"
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
      />
      {levels.map((levelDb, place) => {
        const height = Math.max(LEAST_HEIGHT, HEIGHT * Math.min(1, (levelDb - SILENT_DB) / (FULL_DB - SILENT_DB)))
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in time is what it is
            key={place}
            x={place + 0.15}
            width={0.7}
            y={(HEIGHT - height) / 2}
            height={height}
            className="fill-voice"
          />
        )
      })}
    </svg>
  )
}
