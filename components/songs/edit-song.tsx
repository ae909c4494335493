'use client'
import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import type { SongView } from '#lib/schemas/song.ts'
import { useEditSong } from './use-edit-song.ts'

type EditSongProps = { song: SongView; look?: 'quiet' | 'plain' }

/** The other next step for a song that failed: its words and settings in the form, to be changed. */
export function EditSong({ song, look = 'quiet' }: EditSongProps) {
  const t = useTranslations('song')
  const edit = useEditSong(song)
  if (!edit) return null
  return (
    <Button look={look} size={look === 'plain' ? 'base' : 'small'} onClick={({ detail }) => edit(detail === 0)}>
      <Pencil aria-hidden />
      {t('edit')}
    </Button>
  )
}
