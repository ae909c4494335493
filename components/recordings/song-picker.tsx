'use client'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LoadMore } from '#components/creations/list/load-more.tsx'
import { useSongs } from '#components/creations/list/use-songs.ts'
import { Artwork } from '#components/drawing/artwork.tsx'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/dialog/dialog.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import type { SongView } from '#lib/schemas/song.ts'

type SongPickerProps = { onChoose: (song: SongView) => void; onClose: () => void }

/** The person's finished songs that somebody sings in. */
export function SongPicker({ onChoose, onClose }: SongPickerProps) {
  const t = useTranslations('covers.source.songs')
  const history = useTranslations('song.history')
  const { items: songs, query, failed, reload } = useSongs({ refetchOnFocus: false })
  const sung = songs?.filter(({ status, instrumental }) => status === 'completed' && !instrumental)
  return (
    <Modal title={t('title')} closeLabel={t('close')} onClose={onClose}>
      {failed && <Button onClick={reload}>{history('reload')}</Button>}
      {!sung && !failed && <p className="text-sm text-faint">{history('loading')}</p>}
      {sung?.length === 0 && <p className="text-sm text-soft">{t('none')}</p>}
      {sung && (
        <ul className="-mx-2">
          {sung.map((song) => (
            <li key={song.id}>
              <button
                type="button"
                onClick={() => onChoose(song)}
                className="flex min-h-14 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-high"
              >
                <Artwork {...song} className="size-11 shrink-0 rounded-sm" />
                <span className="min-w-0 flex-1 truncate font-display text-base">{song.title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {sung && <LoadMore query={query} />}
    </Modal>
  )
}

export function ChosenSong({ song, onRemove }: { song: SongView; onRemove: () => void }) {
  const t = useTranslations('covers.source')
  return (
    <div className="flex items-center gap-3 rounded-md border border-edge py-1.5 pr-1.5 pl-3">
      <Artwork {...song} className="size-11 shrink-0 rounded-sm" />
      <p className="min-w-0 flex-1 truncate font-display text-base">{song.title}</p>
      <Button
        ref={keepPlace}
        variant="quiet"
        size="icon"
        aria-label={t('remove', { name: song.title })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    </div>
  )
}
