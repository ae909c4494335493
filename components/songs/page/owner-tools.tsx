'use client'
import { VisibilityRow } from '#components/creations/page/visibility-row.tsx'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { SongMenu } from '#components/songs/song-menu.tsx'
import type { SongPageView } from '#lib/schemas/song.ts'

type OwnerToolsProps = { song: SongPageView; onChanged: () => void; onRemoved: () => void }

/** What only the owner sees: who else may hear the song, and the menu to change it. */
export function OwnerTools({ song, onChanged, onRemoved }: OwnerToolsProps) {
  const failed = useFailureToast()
  const utils = trpc.useUtils()
  const change = trpc.music.setVisibility.useMutation({
    onSuccess: ({ visibility }) => {
      utils.music.getById.setData({ id: song.id }, (known) => known && { ...known, visibility })
      onChanged()
    },
    onError: (error) => failed(error),
  })
  return (
    <VisibilityRow
      value={change.isPending ? change.variables.visibility : song.visibility}
      disabled={change.isPending}
      onChange={(visibility) => change.mutate({ id: song.id, visibility })}
      menu={<SongMenu song={song} onChanged={onChanged} onRemoved={onRemoved} />}
    />
  )
}
