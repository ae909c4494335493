'use client'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import type { Portal } from './use-portal.ts'

type PortalButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'children'> & {
  portal: Portal
  /** Which button this is. */
  from: NonNullable<Portal['goal']>
}

/** Opens the portal, and says so while it is on the way. */
export function PortalButton({ portal, from, children, ...variants }: PortalButtonProps) {
  const t = useTranslations('billing')
  const isOpening = portal.goal === from
  return (
    <Button {...variants} disabled={portal.goal !== null} onClick={() => portal.open(from)}>
      {isOpening && <Spinner />}
      {isOpening ? t('opening') : children}
    </Button>
  )
}
