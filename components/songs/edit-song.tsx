'use client'
import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import type { SongView } from '#lib/schemas/song.ts'
import { useEditSong } from './use-edit-song.ts'

type EditSongProps = {
  song: SongView
  variant?: 'quiet' | 'plain'
  /** Only the icon, for rows that are to be small. Screen readers still get the words. */
  icon?: boolean
}

/** A next step for a song that failed: puts its words and settings into the form, to be changed. */
export function EditSong({ song, variant = 'quiet', icon = false }: EditSongProps) {
  const t = useTranslations('song')
  const edit = useEditSong(song)
  if (!edit) return null
  const size = icon ? 'icon' : variant === 'plain' ? 'base' : 'small'
  return (
    <Button
      variant={variant}
      size={size}
      {...(icon ? { 'aria-label': t('edit'), title: t('edit') } : {})}
      onClick={({ detail }) => edit(detail === 0)}
    >
      <Pencil aria-hidden />
      {!icon && t('edit')}
    </Button>
  )
}
