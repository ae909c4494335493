'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { signInReturnPath } from '#components/providers/sign-in-gate.ts'
import { Button } from '#components/ui/button.tsx'

/**
 * Leaves for Google, and comes back to this page or to where the sign-in was to lead. Typed text is kept in the
 * browser's storage meanwhile.
 */
export function GoogleButton() {
  const t = useTranslations('auth')
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    const { signIn } = await import('next-auth/react')
    await signIn('google', { callbackUrl: signInReturnPath() })
  }
  return (
    <>
      <Button disabled={leaving} onClick={() => void leave()}>
        {t('google')}
      </Button>
      <p className="flex items-center gap-3 text-xs text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
    </>
  )
}
