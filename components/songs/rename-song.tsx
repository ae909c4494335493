'use client'
import { useTranslations } from 'next-intl'
import { RenameDialog } from '#components/creations/rename-dialog.tsx'
import { player } from '#components/player/player.ts'
import { trpc } from '#components/providers/trpc.tsx'
import type { SongView } from '#lib/schemas/song.ts'

type RenameSongProps = { song: Pick<SongView, 'id' | 'title'>; onClose: () => void; onRenamed?: () => void }

export function RenameSong({ song, onClose, onRenamed }: RenameSongProps) {
  const t = useTranslations('song')
  const utils = trpc.useUtils()
  const rename = trpc.music.rename.useMutation({
    onSuccess: ({ id, title }) => {
      player.retitle(id, title)
      void utils.music.invalidate()
      void utils.notification.invalidate()
      onRenamed?.()
      onClose()
    },
  })
  return (
    <RenameDialog
      heading={t('renameTitle')}
      title={song.title}
      rename={rename}
      onSave={(title) => rename.mutate({ id: song.id, title })}
      onClose={onClose}
    />
  )
}
