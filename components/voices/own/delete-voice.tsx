'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/dialog.tsx'
import { FieldError } from '#components/ui/form/field.tsx'
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
    <Modal title={t('deleteTitle')} closeLabel={song('close')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-soft">{t('deleteText', { name: voice.name })}</p>
        <FieldError error={remove.error ? failure(remove.error).text : undefined} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {song('cancel')}
          </Button>
          <Button
            className="text-danger!"
            disabled={remove.isPending || remove.isSuccess}
            onClick={() => remove.mutate({ id: voice.id })}
          >
            {t('deleteForGood')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
