'use client'
import { useTranslations } from 'next-intl'
import { cacheUser } from '#components/session/cached-user.ts'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/dialog/dialog.tsx'
import type { Me } from '#lib/schemas/account.ts'
import { NameForm } from './name-form.tsx'
import { closeNameDialog, completeName } from './name-gate.ts'

/**
 * Asks for the name that others will read. A person who wants none can say so. Either way the action that was begun
 * goes on.
 */
export function NameDialog({ me }: { me: Me }) {
  const t = useTranslations('account')
  const song = useTranslations('song')
  const stay = () => {
    cacheUser({ name: me.name, tier: me.tier, nameless: true })
    completeName()
  }
  return (
    <Modal
      title={t('askName')}
      description={t('askNameText', { unknown: song('unknownCreator') })}
      closeLabel={song('close')}
      onClose={closeNameDialog}
    >
      <div className="flex flex-col gap-4">
        <NameForm me={me} isAsked onSaved={completeName} />
        <Button className="self-end" onClick={stay}>
          {t('nameless')}
        </Button>
      </div>
    </Modal>
  )
}
