'use client'
import dynamic from 'next/dynamic'
import { useSignInOpen } from './sign-in-gate.ts'

const SignInDialog = dynamic(() => import('./sign-in-dialog.tsx').then((module) => module.SignInDialog), { ssr: false })

/** Keeps the dialog's code away until someone needs it. */
export function SignInHost() {
  return useSignInOpen() ? <SignInDialog /> : null
}
