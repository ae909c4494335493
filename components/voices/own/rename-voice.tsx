'use client'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { RenameDialog } from '#components/creations/rename-dialog.tsx'
import { trpc } from '#components/providers/trpc.tsx'
import type { VoiceView } from '#lib/schemas/voice.ts'

export function RenameVoice({ voice, onClose }: { voice: Pick<VoiceView, 'id' | 'name'>; onClose: () => void }) {
  const t = useTranslations('voice.own')
  const router = useRouter()
  const { voiceCover } = trpc.useUtils()
  const rename = trpc.voiceCover.renameOwnVoice.useMutation({
    onSuccess: () => {
      void voiceCover.getOwnVoices.invalidate()
      router.refresh()
      onClose()
    },
  })
  return (
    <RenameDialog
      heading={t('renameTitle')}
      label={t('name')}
      hint={t('nameHint')}
      title={voice.name}
      rename={rename}
      onSave={(name) => rename.mutate({ id: voice.id, name })}
      onClose={onClose}
    />
  )
}
