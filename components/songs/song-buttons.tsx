'use client'
import { Download, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { DownloadMenu } from '#components/downloads/download-menu.tsx'
import type { NamedFile } from '#components/downloads/kept-file.ts'
import { useKeep } from '#components/downloads/use-keep.ts'
import type { Track } from '#components/player/track.ts'
import { Button } from '#components/ui/button.tsx'
import { PlayButton } from './play-button.tsx'
import { useShare } from './use-share.ts'

type SongButtonsProps = {
  track: Track
  queue?: readonly Track[] | undefined
  files: readonly [NamedFile, ...NamedFile[]]
}

/** Hear it, keep it, pass it on. */
export function SongButtons({ track, queue, files }: SongButtonsProps) {
  const t = useTranslations('song')
  const keep = useKeep()
  const share = useShare()
  const [first] = files
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
      <PlayButton track={track} queue={queue} className="max-sm:col-span-2" />
      {files.length > 1 ? (
        <DownloadMenu files={files} />
      ) : (
        <Button size="large" onClick={() => keep(first)}>
          <Download aria-hidden />
          {t('download')}
        </Button>
      )}
      <Button size="large" onClick={() => share(track.path)}>
        <Share2 aria-hidden />
        {t('share')}
      </Button>
    </div>
  )
}
