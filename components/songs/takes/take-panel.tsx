'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { isUnfinished } from '#components/creations/list/history.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { showToast } from '#components/ui/toast.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongPageView, Take } from '#lib/schemas/song.ts'
import { useSongActions } from '../use-song-actions.ts'
import { TakeCard } from './take-card.tsx'
import { TakeSwitch } from './take-switch.tsx'
import { TAKE_LETTERS, useTakeComparison } from './use-take-comparison.ts'

/** Two takes side by side. Switching between them continues at the same second, until the person keeps one or both. */
export function TakePanel({ song, artist }: { song: SongPageView; artist: string }) {
  const t = useTranslations('song.takes')
  const { takes } = song
  const compared = useTakeComparison(song, artist)
  const { keepOne, keepBoth, isSaving } = useTakeChoice(song)
  const isMade = !takes.some(isUnfinished)
  return (
    <section
      ref={keepPlace}
      aria-labelledby="takes"
      className="flex flex-col gap-4 rounded-lg border bg-raised p-4 sm:p-5"
    >
      <div>
        <h2 id="takes" className="font-display text-xl">
          {t('title')}
        </h2>
        <p className="max-w-prose pt-1 text-sm text-soft">{t('text')}</p>
      </div>
      <div role="radiogroup" aria-labelledby="takes" className="grid grid-cols-2 gap-3">
        {takes.map((take, index) => (
          <div key={take.id} className="flex min-w-0 flex-col gap-2">
            <TakeCard
              take={take}
              letter={TAKE_LETTERS[index] ?? ''}
              track={compared.tracks[index] ?? null}
              isChosen={compared.chosen === index}
              onChoose={() => compared.choose(index)}
            />
            {take.status === 'completed' && (
              <Button
                size="small"
                disabled={isSaving}
                aria-label={t('keepNamed', { letter: TAKE_LETTERS[index] ?? '' })}
                onClick={() => {
                  compared.leave(index)
                  keepOne(take)
                }}
              >
                {t('keep')}
              </Button>
            )}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <TakeSwitch compared={compared} />
        {takes.map(
          ({ id }, index) =>
            id !== song.id && (
              <LocalLink key={id} href={`/song/${id}`} className={buttonVariants({ variant: 'quiet' })}>
                {t('open', { letter: TAKE_LETTERS[index] ?? '' })}
              </LocalLink>
            ),
        )}
        {isMade && (
          <Button className="max-sm:basis-full sm:ml-auto" disabled={isSaving} onClick={keepBoth}>
            {t('keepBoth')}
          </Button>
        )}
      </div>
    </section>
  )
}

/**
 * Ends the comparison. If one take is kept, the other goes to the trash, from which a toast can restore it. If both are
 * kept, they become ordinary songs.
 */
function useTakeChoice({ id, takes }: SongPageView) {
  const t = useTranslations('song.takes')
  const router = useRouter()
  const language = useLocale()
  const failed = useFailureToast()
  const { music } = trpc.useUtils()
  const { remove, isRemoving } = useSongActions()
  const [isKept, setKept] = useState(false)
  const both = trpc.music.keepBothTakes.useMutation({
    onSuccess: () => {
      void music.invalidate()
      showToast(t('bothKept'))
    },
    onError: (error) => failed(error),
  })
  return {
    // After the answer both takes are still shown until the song is fetched again; a second choice would lose both.
    isSaving: both.isPending || both.isSuccess || isRemoving || isKept,
    keepBoth: () => both.mutate({ id }),
    keepOne: (kept: Take) => {
      const other = takes.find((take) => take.id !== kept.id)
      const isHere = kept.id === id
      if (!other) return
      const onRemoved = () => {
        setKept(true)
        if (!isHere) router.push(localPath(language, `/song/${kept.id}`))
      }
      remove(other, onRemoved, () => setKept(false))
    },
  }
}
