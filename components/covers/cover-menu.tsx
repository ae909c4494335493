'use client'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEmbedItem } from '#components/creations/share/use-embed-item.tsx'
import { usePlayer } from '#components/player/state.ts'
import { Button } from '#components/ui/button.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { MenuItem } from '#components/ui/menu/menu.tsx'
import { MenuButton } from '#components/ui/menu/menu-button.tsx'
import type { CoverView } from '#lib/schemas/cover.ts'
import { coverTitle, isOf, trackIds } from './cover-tracks.ts'
import { useCoverActions } from './use-cover-actions.ts'

const RenameCover = lazyComponent(() => import('./rename-cover.tsx').then((module) => module.RenameCover))

type CoverMenuProps = { cover: CoverView; onChanged?: () => void; onRemoved?: () => void }

/** What an owner can change about a cover, or a song taken apart, wherever it stands. */
export function CoverMenu({ cover, onChanged, onRemoved }: CoverMenuProps) {
  const t = useTranslations('song')
  const { remove } = useCoverActions(onChanged)
  const embedItem = useEmbedItem()
  const [renaming, setRenaming] = useState(false)
  // The loaded track may be an earlier mix of this cover, with another id.
  const heard = usePlayer(({ track }) => (track && isOf(cover, track) ? track.id : null))
  const title = coverTitle(cover)
  const tracks = heard ? [...trackIds(cover), heard] : trackIds(cover)
  const isShared = cover.status === 'completed' && cover.kind === 'cover'
  const items: MenuItem[] = [
    ...(isShared ? embedItem('voice-cover', { ...cover, title }) : []),
    { key: 'rename', label: t('rename'), icon: <Pencil aria-hidden />, onSelect: () => setRenaming(true) },
    {
      key: 'delete',
      label: t('delete'),
      icon: <Trash2 aria-hidden />,
      variant: 'destructive',
      onSelect: () => remove({ id: cover.id, title, tracks }, onRemoved),
    },
  ]
  return (
    <>
      <MenuButton
        items={items}
        button={
          <Button variant="quiet" size="icon" aria-label={t('more', { title })}>
            <Ellipsis aria-hidden />
          </Button>
        }
      />
      {renaming && (
        <RenameCover
          cover={cover}
          onClose={() => setRenaming(false)}
          {...(onChanged ? { onRenamed: onChanged } : {})}
        />
      )}
    </>
  )
}
