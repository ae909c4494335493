'use client'
import { PenLine } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongView } from '#lib/schemas/song.ts'

const DESK = '/ai-music-generator'

/** Another song from the same settings, in words of one's own. */
export function LikeThis({ song }: { song: SongView }) {
  const t = useTranslations('song.page')
  const router = useRouter()
  const language = useLocale()
  const write = async () => {
    const { layOutLike } = await import('#components/generator/like.ts')
    layOutLike(song)
    router.push(localPath(language, DESK))
  }
  return (
    <Button className="self-start" onClick={write}>
      <PenLine aria-hidden />
      {t('likeThis')}
    </Button>
  )
}
