'use client'
import { useState } from 'react'
import { openSignIn, useSignInOpen } from '#components/providers/sign-in-gate.ts'
import { useCachedUser } from '#components/session/cached-user.ts'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'

const AccountMenuIsland = lazyComponent(() =>
  import('./account-menu-island.tsx').then((module) => module.AccountMenuIsland),
)

/**
 * The right end of the header, on pages that make no calls by themselves. It makes none until a person is remembered or
 * wants to sign in. From then on it notices when somebody signs in or out, here or in another tab.
 */
export function SiteAccountMenu({ signIn, signUp }: { signIn: string; signUp: string }) {
  const isKnown = useCachedUser() !== null
  const isAsked = useSignInOpen()
  const [isLoaded, setLoaded] = useState(false)
  if (!isLoaded && (isKnown || isAsked)) setLoaded(true)
  if (isLoaded) return <AccountMenuIsland />
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
