'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { Confirm } from '#components/ui/dialog/confirm.tsx'
import { showToast } from '#components/ui/toast.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { VoiceView } from '#lib/schemas/voice.ts'

/** Asks before deleting a voice, because nothing of it can be restored. */
export function DeleteVoice({ voice, onClose }: { voice: Pick<VoiceView, 'id' | 'name'>; onClose: () => void }) {
  const t = useTranslations('voice.own')
  const song = useTranslations('song')
  const router = useRouter()
  const language = useLocale()
  const failure = useFailure()
  const { voiceCover } = trpc.useUtils()
  const remove = trpc.voiceCover.deleteOwnVoice.useMutation({
    onSuccess: () => {
      void voiceCover.getOwnVoices.invalidate()
      showToast(t('deleted', { name: voice.name }))
      router.push(localPath(language, '/ai-music-cover'))
      // Also discards the voice's page behind the back button.
      router.refresh()
    },
  })
  return (
    <Confirm
      title={t('deleteTitle')}
      text={t('deleteText', { name: voice.name })}
      label={t('deleteForGood')}
      cancelLabel={song('cancel')}
      closeLabel={song('close')}
      isBusy={remove.isPending || remove.isSuccess}
      error={remove.error ? failure(remove.error).text : undefined}
      onConfirm={() => remove.mutate({ id: voice.id })}
      onClose={onClose}
    />
  )
}
