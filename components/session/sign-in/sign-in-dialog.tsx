'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { closeSignIn, completeSignIn } from '#components/providers/sign-in-gate.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useMe } from '#components/session/use-me.ts'
import { refetchUserQueries } from '#components/session/user-queries.ts'
import { Modal } from '#components/ui/dialog/dialog.tsx'
import type { Me } from '#lib/schemas/account.ts'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { GoogleButton } from './google-button.tsx'
import { clearPendingCode, type PendingCode, storedPendingCode, storePendingCode } from './pending-code.ts'

export function SignInDialog() {
  const t = useTranslations('auth')
  const utils = trpc.useUtils()
  const queryClient = useQueryClient()
  const router = useRouter()
  const options = trpc.auth.options.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  const [asked, setAsked] = useState(storedPendingCode)
  const [email, setEmail] = useState(asked?.email ?? '')
  const sent = (email: string, resendAfterSec: number) => {
    const now: PendingCode = { email, resendAfterSec, sentAt: Date.now() }
    storePendingCode(now)
    setAsked(now)
  }
  const changeAddress = () => {
    clearPendingCode()
    setAsked(undefined)
  }

  const signedIn = (me: Me) => {
    utils.auth.me.setData(undefined, me)
    // Another person's session may have ended on this page, so their answers must go.
    refetchUserQueries(queryClient)
    // What the server drew for a stranger may look different for this person.
    router.refresh()
  }

  // This also notices a sign-in in another tab.
  const me = useMe()
  useEffect(() => {
    if (!me) return
    clearPendingCode()
    completeSignIn()
  }, [me])

  return (
    <Modal
      title={asked ? t('codeTitle') : t('title')}
      description={asked ? t('codeText', { email: asked.email }) : t('text')}
      closeLabel={t('close')}
      onClose={closeSignIn}
    >
      {asked ? (
        <CodeStep asked={asked} onSent={sent} onSignedIn={signedIn} onChangeAddress={changeAddress} />
      ) : (
        <div className="flex flex-col gap-5">
          {options.data?.google && <GoogleButton />}
          <EmailStep email={email} onChange={setEmail} onSent={(resendAfterSec) => sent(email, resendAfterSec)} />
        </div>
      )}
    </Modal>
  )
}
