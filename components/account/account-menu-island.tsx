'use client'
import { ApiIsland } from '#components/providers/api-island.tsx'
import { AccountMenu } from './account-menu.tsx'
import { SignInHost } from './sign-in-host.tsx'

export function AccountMenuIsland() {
  return (
    <ApiIsland messages={['account', 'auth', 'errors', 'notifications', 'shell']}>
      <AccountMenu />
      <SignInHost />
    </ApiIsland>
  )
}
