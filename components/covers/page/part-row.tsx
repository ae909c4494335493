'use client'
import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { coverTitle, type Part, partFile, partUrl } from '#components/covers/cover-tracks.ts'
import { useDownload } from '#components/downloads/use-download.ts'
import { PlayButton } from '#components/player/play-button.tsx'
import { usePlayer } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import { useKnownTier } from '#components/session/use-known-tier.ts'
import { Button } from '#components/ui/button.tsx'
import { formatTime } from '#components/ui/format-time.ts'
import { hasFiles, refusalBy } from '#lib/catalog/entitlements.ts'
import type { CoverView } from '#lib/schemas/cover.ts'

const SPLIT_PATH = '/vocal-remover'

/** One part of a song by itself: hear it, download it where the plan has any files. */
export function PartRow({ cover, part }: { cover: CoverView; part: Part }) {
  const t = useTranslations('covers.parts')
  const song = useTranslations('song')
  const download = useDownload({ isOwn: true })
  const tier = useKnownTier()
  const url = partUrl(cover, part)
  const time = usePlayer((state) => (state.track?.id === url ? state.time : null))
  if (!url) return null
  const name = t(part)
  const file = partFile(cover, part, url)
  // The original can be played on every plan, so that the cover can be compared with it.
  const refusal = tier && file.needs && part !== 'original' ? refusalBy.file(tier, file.needs) : null
  const track: Track = {
    id: url,
    audioUrl: url,
    title: t('of', { part: name, title: coverTitle(cover) }),
    artist: name,
    path: cover.kind === 'split' ? SPLIT_PATH : `/voice-cover/${cover.id}`,
    duration: cover.duration,
    ...(cover.avatarUrl ? { thumbnailUrl: cover.avatarUrl } : {}),
  }
  return (
    <li className="flex items-center gap-3">
      {refusal ? <span className="size-11 shrink-0" /> : <PlayButton track={track} icon />}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {refusal && <span className="text-xs text-faint">{song('files.withPlan', refusal.params)}</span>}
      {!refusal && cover.duration !== null && (
        <span className="tabular text-xs text-faint">
          {time === null ? formatTime(cover.duration) : `${formatTime(time)} / ${formatTime(cover.duration)}`}
        </span>
      )}
      {(!tier || !file.needs || hasFiles(tier)) && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={song('downloadTitle', { title: track.title })}
          onClick={() => download(file)}
        >
          <Download aria-hidden />
        </Button>
      )}
    </li>
  )
}
