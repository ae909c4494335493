'use client'
import { useState, useSyncExternalStore } from 'react'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { lazily } from '#components/ui/lazily.tsx'
import { onRemembered, rememberedPerson } from './remembered-person.ts'
import { openSignIn, useSignInOpen } from './sign-in-gate.ts'

const CallingCorner = lazily(() => import('./calling-corner.tsx').then((module) => module.CallingCorner))

/**
 * The right end of the header on pages that make no calls by themselves until somebody is known or wants to be. From then on
 * it hears of whoever signs in or out, here or in another tab.
 */
export function SiteAccount({ signIn, signUp }: { signIn: string; signUp: string }) {
  const isKnown = useSyncExternalStore(onRemembered, rememberedPerson, () => null) !== null
  const isAsked = useSignInOpen()
  const [isCalling, setCalling] = useState(false)
  if (!isCalling && (isKnown || isAsked)) setCalling(true)
  if (isCalling) return <CallingCorner />
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        className={buttonVariants({ variant: 'quiet', size: 'small', className: 'max-sm:hidden' })}
        onClick={() => openSignIn()}
      >
        {signIn}
      </button>
      <button type="button" className={buttonVariants({ size: 'small' })} onClick={() => openSignIn()}>
        <span className="sm:hidden">{signIn}</span>
        <span className="max-sm:hidden">{signUp}</span>
      </button>
    </div>
  )
}
