'use client'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import type { VoiceView } from '#lib/schemas/voice.ts'

const RenameVoice = lazyComponent(() => import('./rename-voice.tsx').then((module) => module.RenameVoice))
const DeleteVoice = lazyComponent(() => import('./delete-voice.tsx').then((module) => module.DeleteVoice))

/** What an owner can do with a voice. */
export function OwnVoiceTools({ voice }: { voice: Pick<VoiceView, 'id' | 'name'> }) {
  const t = useTranslations('voice.own')
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen('rename')}>
        <Pencil aria-hidden />
        {t('rename')}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('delete')}>
        <Trash2 aria-hidden />
        {t('delete')}
      </Button>
      {open === 'rename' && <RenameVoice voice={voice} onClose={close} />}
      {open === 'delete' && <DeleteVoice voice={voice} onClose={close} />}
    </>
  )
}
