'use client'
import { Menu as MenuIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { BRAND } from '#lib/site/brand.ts'
import { Navigation } from './navigation.tsx'

const Modal = lazyComponent(() => import('#components/ui/dialog/dialog.tsx').then((module) => module.Modal))

export function MobileNavigation() {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className="lg:hidden"
        aria-label={t('openMenu')}
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden />
      </Button>
      {open && (
        <Modal side="left" title={BRAND} closeLabel={t('close')} onClose={close}>
          <Navigation onNavigate={close} />
        </Modal>
      )}
    </>
  )
}
