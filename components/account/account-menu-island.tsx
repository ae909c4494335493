'use client'
import { ApiIsland } from '#components/providers/api-island.tsx'
import { SignInHost } from '#components/session/sign-in/sign-in-host.tsx'
import { AccountMenu } from './account-menu.tsx'

export function AccountMenuIsland() {
  return (
    <ApiIsland messages={['account', 'auth', 'errors', 'notifications', 'shell']}>
      <AccountMenu />
      <SignInHost />
    </ApiIsland>
  )
}
