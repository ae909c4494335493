'use client'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { Modal } from '#components/ui/dialog.tsx'
import type { Me } from '#lib/schemas/account.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { GoogleButton } from './google-button.tsx'
import { leaveSignIn, passSignIn } from './sign-in-gate.ts'
import { useMe } from './use-me.ts'

type Sent = { readonly email: string; readonly resendAfterSec: number }

export function SignInDialog() {
  const t = useTranslations('auth')
  const utils = trpc.useUtils()
  const router = useRouter()
  const options = trpc.auth.options.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<Sent>()

  const signedIn = (me: Me) => {
    utils.auth.me.setData(undefined, me)
    // Somebody else's session may have ended here: what belongs to a person begins anew.
    const { music, voiceCover, notification, payment } = utils
    const lists = [music.getHistory, voiceCover.getUserCovers, voiceCover.getOwnVoices, notification.list]
    for (const theirs of [...lists, payment.getSubscription, payment.getCreditHistory]) void theirs.reset()
    // What the server drew for a stranger may be theirs.
    router.refresh()
  }

  // Also when it happened in another tab.
  const me = useMe()
  useEffect(() => {
    if (me) passSignIn()
  }, [me])

  return (
    <Modal
      title={sent ? t('codeTitle') : t('title')}
      description={sent ? t('codeText', { email: sent.email }) : t('text')}
      closeLabel={t('close')}
      onClose={leaveSignIn}
    >
      {sent ? (
        <CodeStep {...sent} onSignedIn={signedIn} onChangeAddress={() => setSent(undefined)} />
      ) : (
        <div className="flex flex-col gap-5">
          {options.data?.google && <GoogleButton />}
          <EmailStep
            email={email}
            onChange={setEmail}
            onSent={(resendAfterSec) => setSent({ email, resendAfterSec })}
          />
        </div>
      )}
    </Modal>
  )
}
