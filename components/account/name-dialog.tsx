'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/dialog.tsx'
import type { Me } from '#lib/schemas/account.ts'
import { NameForm } from './name-form.tsx'
import { leaveName, passName } from './name-gate.ts'
import { rememberPerson } from './remembered-person.ts'

/** Asks for the name that others will read; who wants none says so, and what was begun goes on either way. */
export function NameDialog({ me }: { me: Me }) {
  const t = useTranslations('account')
  const song = useTranslations('song')
  const stay = () => {
    rememberPerson({ name: me.name, tier: me.tier, nameless: true })
    passName()
  }
  return (
    <Modal
      title={t('askName')}
      description={t('askNameText', { unknown: song('unknownCreator') })}
      closeLabel={song('close')}
      onClose={leaveName}
    >
      <div className="flex flex-col gap-4">
        <NameForm me={me} isAsked onSaved={passName} />
        <Button className="self-end" onClick={stay}>
          {t('nameless')}
        </Button>
      </div>
    </Modal>
  )
}
