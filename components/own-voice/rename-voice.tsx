'use client'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { focusAtOnce } from '#components/ui/focus-at-once.ts'
import { NAME_MAX } from '#lib/catalog/limits.ts'
import type { VoiceView } from '#lib/schemas/voice.ts'

export function RenameVoice({ voice, onClose }: { voice: Pick<VoiceView, 'id' | 'name'>; onClose: () => void }) {
  const t = useTranslations('voice.own')
  const song = useTranslations('song')
  const router = useRouter()
  const failure = useFailure()
  const { voiceCover } = trpc.useUtils()
  const [name, setName] = useState(voice.name)
  const rename = trpc.voiceCover.renameOwnVoice.useMutation({
    onSuccess: () => {
      void voiceCover.getOwnVoices.invalidate()
      router.refresh()
      onClose()
    },
  })
  return (
    <Modal title={t('renameTitle')} closeLabel={song('close')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!rename.isPending) rename.mutate({ id: voice.id, name })
        }}
        className="flex flex-col gap-5"
      >
        <Field label={t('name')} hint={t('nameHint')} {...(rename.error ? { error: failure(rename.error).text } : {})}>
          {(field) => (
            <input
              {...field}
              ref={focusAtOnce}
              maxLength={NAME_MAX}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              className="input"
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            {song('cancel')}
          </Button>
          <Button type="submit" look="accent" disabled={rename.isPending}>
            {rename.isPending ? song('saving') : song('save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
