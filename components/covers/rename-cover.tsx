'use client'
import { useTranslations } from 'next-intl'
import { RenameDialog } from '#components/creations/rename-dialog.tsx'
import { player } from '#components/player/player.ts'
import { trpc } from '#components/providers/trpc.tsx'
import type { CoverView } from '#lib/schemas/cover.ts'
import { coverTitle } from './cover-tracks.ts'
import { useCoverRefresh } from './use-cover-actions.ts'

type RenameCoverProps = { cover: Pick<CoverView, 'id' | 'songTitle'>; onClose: () => void; onRenamed?: () => void }

export function RenameCover({ cover: { id, songTitle }, onClose, onRenamed }: RenameCoverProps) {
  const t = useTranslations('covers')
  const refresh = useCoverRefresh()
  const { notification } = trpc.useUtils()
  const rename = trpc.voiceCover.rename.useMutation({
    onSuccess: (renamed) => {
      if (renamed.convertedAudioUrl) player.retitle(renamed.convertedAudioUrl, coverTitle(renamed))
      refresh()
      void notification.invalidate()
      onRenamed?.()
      onClose()
    },
  })
  return (
    <RenameDialog
      heading={t('renameTitle')}
      title={songTitle}
      rename={rename}
      onSave={(title) => rename.mutate({ id, title })}
      onClose={onClose}
    />
  )
}
