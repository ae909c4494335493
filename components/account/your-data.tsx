'use client'
import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { showToast } from '#components/ui/toast.ts'
import type { Me } from '#lib/schemas/account.ts'

const DeleteAccount = lazyComponent(() => import('./delete-account.tsx').then((module) => module.DeleteAccount))

/** The fragment of addresses that lead to the export. */
const EXPORT_ID = 'export'

/** The ways to take along what is stored, and to have it deleted. */
export function YourData({ me }: { me: Me }) {
  const t = useTranslations('your-data')
  const offline = useTranslations('offline')
  const failed = useFailureToast()
  const [deleting, setDeleting] = useState(false)
  const start = trpc.account.startExport.useMutation({
    onSuccess: ({ url }) => {
      Object.assign(document.createElement('a'), { href: url, download: '' }).click()
      showToast(t('exportStarted'))
    },
    onError: (error) => failed(error),
  })
  // The browser looked for the fragment before this part was drawn, so scroll to it now.
  useEffect(() => {
    if (location.hash === `#${EXPORT_ID}`) document.getElementById(EXPORT_ID)?.scrollIntoView()
  }, [])
  return (
    <>
      <Part id={EXPORT_ID} title={t('title')} text={t('exportText')}>
        <Button disabled={start.isPending} onClick={() => start.mutate()}>
          <Download aria-hidden />
          {start.isPending ? t('exporting') : t('export')}
        </Button>
      </Part>
      <Part title={offline('here')} text={offline('hereText')}>
        <Button asChild>
          <LocalLink href="/offline">{offline('show')}</LocalLink>
        </Button>
      </Part>
      <Part title={t('deleteTitle')} text={t('deleteText')}>
        <Button className="text-danger!" onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      </Part>
      {deleting && <DeleteAccount me={me} onClose={() => setDeleting(false)} />}
    </>
  )
}

function Part({ id, title, text, children }: { id?: string; title: string; text: string; children: ReactNode }) {
  return (
    <section id={id} className="flex scroll-mt-24 flex-col items-start gap-4 border-t pt-8">
      <h2 className="font-display text-xl font-medium">{title}</h2>
      <p className="text-soft">{text}</p>
      {children}
    </section>
  )
}
