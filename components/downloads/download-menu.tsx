'use client'
import { Download, FileAudio, FileMusic, type LucideIcon, MicVocal, Piano } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMe } from '#components/account/use-me.ts'
import { Button } from '#components/ui/button.tsx'
import { MenuButton } from '#components/ui/menu-button.tsx'
import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { SongFile } from '#lib/catalog/files.ts'
import type { NamedFile } from './kept-file.ts'
import { useKeep } from './use-keep.ts'

const ICONS: Readonly<Record<SongFile, LucideIcon>> = {
  mp3: FileMusic,
  wav: FileAudio,
  vocals: MicVocal,
  instrumental: Piano,
  midi: FileMusic,
}

/** All files of somebody's own song or cover; those of a larger plan say so. */
export function DownloadMenu({ files }: { files: readonly NamedFile[] }) {
  const t = useTranslations('song')
  const me = useMe()
  const keep = useKeep()
  const items = files.map((file) => {
    const { name, needs } = file
    const refusal = me && needs ? refusalBy.file(me.tier, needs) : null
    const Icon = ICONS[name]
    return {
      key: name,
      label: t(`files.${name}`),
      icon: <Icon aria-hidden />,
      ...(refusal ? { hint: t('files.withPlan', refusal.params) } : {}),
      onSelect: () => keep(file),
    }
  })
  return (
    <MenuButton
      items={items}
      align="start"
      button={
        <Button size="large">
          <Download aria-hidden />
          {t('download')}
        </Button>
      }
    />
  )
}
