'use client'
import { lazily } from '#components/ui/lazily.tsx'

import { useSignInOpen } from './sign-in-gate.ts'

const SignInDialog = lazily(() => import('./sign-in-dialog.tsx').then((module) => module.SignInDialog))

/** Keeps the dialog's code away until someone needs it. */
export function SignInHost() {
  return useSignInOpen() ? <SignInDialog /> : null
}
