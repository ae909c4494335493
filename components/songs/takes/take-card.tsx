import { useTranslations } from 'next-intl'
import { CreationState } from '#components/creations/creation-state.tsx'
import { Peaks } from '#components/drawing/peaks.tsx'
import { usePlayer } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import type { Take } from '#lib/schemas/song.ts'

const BARS = 48

type TakeCardProps = {
  take: Take
  letter: string
  /** null while there is nothing to hear. */
  track: Track | null
  isChosen: boolean
  onChoose: () => void
}

/** One of two takes, as a radio button that chooses which one to hear. */
export function TakeCard({ take, letter, track, isChosen, onChoose }: TakeCardProps) {
  const t = useTranslations('song.takes')
  return (
    <div
      className={`relative flex grow flex-col gap-1 rounded-md border p-3 text-sm transition-colors hover:bg-high ${isChosen ? 'border-ink bg-high' : 'border-edge'} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
    >
      <label className="flex items-baseline gap-2">
        <input
          type="radio"
          name="take"
          aria-label={t('name', { letter, seed: `${take.seed}` })}
          checked={isChosen}
          disabled={!track}
          onChange={onChoose}
          className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none disabled:cursor-default"
        />
        <span aria-hidden className={`font-display text-2xl ${isChosen ? 'text-accent' : ''}`}>
          {letter}
        </span>
        <span className="min-w-0 truncate text-soft">{take.title}</span>
      </label>
      {take.status === 'completed' && take.visuals ? (
        <TakeWave take={take} peaks={take.visuals.peaks} />
      ) : (
        <div className="h-10" />
      )}
      <div className="flex flex-wrap justify-between gap-x-3 text-xs text-faint">
        <span className="tabular">{t('seed', { seed: `${take.seed}` })}</span>
        <div className={take.status === 'completed' ? '' : 'basis-full'}>
          <CreationState creation={take} />
        </div>
      </div>
    </div>
  )
}

/** Its sound, and how much of it was heard. */
function TakeWave({ take: { id, duration }, peaks }: { take: Take; peaks: readonly number[] }) {
  const time = usePlayer(({ track, time }) => (track?.id === id ? time : 0))
  return <Peaks peaks={peaks} bars={BARS} played={time / (duration || 1)} className="h-10" />
}
