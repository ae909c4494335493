'use client'

import { useSignInOpen } from '#components/providers/sign-in-gate.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'

const SignInDialog = lazyComponent(() => import('./sign-in-dialog.tsx').then((module) => module.SignInDialog))

/** Keeps the dialog's code away until someone needs it. */
export function SignInHost() {
  return useSignInOpen() ? <SignInDialog /> : null
}
