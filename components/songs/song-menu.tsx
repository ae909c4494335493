'use client'
import { Check, CloudDownload, Download, Ellipsis, Pencil, RotateCcw, Share2, Trash2 } from 'lucide-react'
import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEmbedItem } from '#components/creations/share/use-embed-item.tsx'
import { useShare } from '#components/creations/share/use-share.ts'
import { songMp3 } from '#components/downloads/download-file.ts'
import { EXPORT_PATH, useDownloadPlan } from '#components/downloads/export-link.tsx'
import { useDownload } from '#components/downloads/use-download.ts'
import { useSaving } from '#components/offline/use-saving.ts'
import { useKnownTier } from '#components/session/use-known-tier.ts'
import { useMe } from '#components/session/use-me.ts'
import { Button } from '#components/ui/button.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { MenuItem } from '#components/ui/menu/menu.tsx'
import { MenuButton } from '#components/ui/menu/menu-button.tsx'
import { hasFiles } from '#lib/catalog/entitlements.ts'
import { COST } from '#lib/catalog/plans.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { trackOf } from './track-of.ts'
import { useEditSong } from './use-edit-song.ts'
import { useSongActions } from './use-song-actions.ts'

const RenameSong = lazyComponent(() => import('./rename-song.tsx').then((module) => module.RenameSong))

/** Everything an owner can do with one song of a list. */
export function SongMenu({
  song,
  onChanged,
  onRemoved,
}: {
  song: SongView
  onChanged?: () => void
  onRemoved?: () => void
}) {
  const t = useTranslations('song')
  const actions = useSongActions(onChanged)
  const language = useLocale()
  const tier = useKnownTier()
  const downloadPlan = useDownloadPlan(tier)
  const download = useDownload({ isOwn: true })
  const share = useShare()
  const embedItem = useEmbedItem()
  const artist = useMe()?.name ?? t('unknownCreator')
  const { device } = useMessages().song
  const saving = useSaving(trackOf(song, artist), device)
  const [renaming, setRenaming] = useState(false)

  const finished: MenuItem[] = [
    {
      key: 'share',
      label: t('share'),
      icon: <Share2 aria-hidden />,
      onSelect: () => share(`/song/${song.id}`, song.visibility),
    },
    ...embedItem('song', song),
    tier && !hasFiles(tier)
      ? {
          key: 'export',
          label: t('files.inYourExport'),
          hint: downloadPlan,
          icon: <Download aria-hidden />,
          href: localPath(language, EXPORT_PATH),
        }
      : {
          key: 'download',
          label: t('download'),
          icon: <Download aria-hidden />,
          onSelect: () => download(songMp3(song)),
        },
    {
      key: 'device',
      label: saving.isSaved ? device.remove : device.keep,
      icon: saving.isSaved ? <Check aria-hidden /> : <CloudDownload aria-hidden />,
      onSelect: saving.press,
    },
  ]
  const edit = useEditSong(song)
  const failed: MenuItem[] = [
    ...(edit ? [{ key: 'edit', label: t('edit'), icon: <Pencil aria-hidden />, onSelect: () => edit(false) }] : []),
    {
      key: 'retry',
      label: t('retryCost', { cost: COST.song }),
      icon: <RotateCcw aria-hidden />,
      onSelect: () => actions.retry(song),
    },
  ]
  const items: MenuItem[] = [
    ...(song.status === 'completed' ? finished : []),
    ...(song.status === 'failed' ? failed : []),
    { key: 'rename', label: t('rename'), icon: <Pencil aria-hidden />, onSelect: () => setRenaming(true) },
    {
      key: 'delete',
      label: t('delete'),
      icon: <Trash2 aria-hidden />,
      variant: 'destructive',
      onSelect: () => actions.remove(song, onRemoved),
    },
  ]
  return (
    <>
      <MenuButton
        items={items}
        button={
          <Button variant="quiet" size="icon" aria-label={t('more', { title: song.title })}>
            <Ellipsis aria-hidden />
          </Button>
        }
      />
      {renaming && (
        <RenameSong song={song} onClose={() => setRenaming(false)} {...(onChanged ? { onRenamed: onChanged } : {})} />
      )}
    </>
  )
}
