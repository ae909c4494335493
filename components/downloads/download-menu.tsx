'use client'
import { Download, FileAudio, FileMusic, type LucideIcon, MicVocal, Piano } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useKnownTier } from '#components/session/use-known-tier.ts'
import { Button } from '#components/ui/button.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { MenuButton } from '#components/ui/menu/menu-button.tsx'
import { hasFiles, refusalBy } from '#lib/catalog/entitlements.ts'
import type { SongFile } from '#lib/catalog/files.ts'
import type { Tier } from '#lib/catalog/plans.ts'
import type { NamedFile } from './download-file.ts'
import { ExportLink } from './export-link.tsx'
import { saveFile, useDownload } from './use-download.ts'

const StemsDialog = lazyComponent(() => import('./stems-dialog.tsx').then((module) => module.StemsDialog))

const ICONS: Readonly<Record<SongFile, LucideIcon>> = {
  mp3: FileMusic,
  wav: FileAudio,
  vocals: MicVocal,
  instrumental: Piano,
  stems: FileAudio,
  midi: FileMusic,
  musicxml: FileMusic,
  lrc: MicVocal,
}

type DownloadMenuProps = {
  files: readonly NamedFile[]
  /** The owner's plan when the server drew the page. */
  drawnFor: Tier | undefined
}

/**
 * All files of a person's own song or cover. Files of a larger plan are marked. On a plan without any files it says
 * where else they can be had.
 */
export function DownloadMenu({ files, drawnFor }: DownloadMenuProps) {
  const t = useTranslations('song')
  const tier = useKnownTier(drawnFor)
  const [made, setMade] = useState<NamedFile | null>(null)
  const download = useDownload<NamedFile>({
    isOwn: true,
    save: (file) => (file.stemsOf ? setMade(file) : saveFile(file)),
  })
  if (tier && !hasFiles(tier)) return <ExportLink tier={tier} />
  const items = files.map((file) => {
    const { name, needs } = file
    const refusal = tier && needs ? refusalBy.file(tier, needs) : null
    const Icon = ICONS[name]
    return {
      key: name,
      label: t(`files.${name}`),
      icon: <Icon aria-hidden />,
      ...(refusal ? { hint: t('files.withPlan', refusal.params) } : {}),
      onSelect: () => download(file),
    }
  })
  const close = () => setMade(null)
  return (
    <>
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
      {made?.stemsOf && (
        <StemsDialog
          songId={made.stemsOf}
          onClose={close}
          onReady={() => {
            saveFile(made)
            close()
          }}
        />
      )}
    </>
  )
}
