'use client'
import { useState, useSyncExternalStore } from 'react'
import { buttonLook } from '#components/ui/button-look.ts'
import { lazily } from '#components/ui/lazily.tsx'
import { onPersonElsewhere, rememberedPerson } from './remembered-person.ts'
import { openSignIn } from './sign-in-gate.ts'

const CallingCorner = lazily(() => import('./calling-corner.tsx').then((module) => module.CallingCorner))

/** The right end of the header on pages that make no calls by themselves, until somebody is known or wants to be. */
export function SiteAccount({ signIn, signUp }: { signIn: string; signUp: string }) {
  const isKnown = useSyncExternalStore(onPersonElsewhere, rememberedPerson, () => null) !== null
  const [asked, setAsked] = useState(false)
  if (isKnown || asked) return <CallingCorner />
  const ask = () => {
    setAsked(true)
    openSignIn()
  }
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        className={buttonLook({ look: 'quiet', size: 'small', className: 'max-sm:hidden' })}
        onClick={ask}
      >
        {signIn}
      </button>
      <button type="button" className={buttonLook({ size: 'small' })} onClick={ask}>
        <span className="sm:hidden">{signIn}</span>
        <span className="max-sm:hidden">{signUp}</span>
      </button>
    </div>
  )
}
