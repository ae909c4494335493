'use client'
import { WithCalls } from '#components/providers/with-calls.tsx'
import { AccountCorner } from './account-corner.tsx'
import { SignInHost } from './sign-in-host.tsx'

export function CallingCorner() {
  return (
    <WithCalls messages={['account', 'auth', 'errors', 'notifications', 'shell']}>
      <AccountCorner />
      <SignInHost />
    </WithCalls>
  )
}
