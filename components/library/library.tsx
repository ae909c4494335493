'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LocalLink } from '#components/layout/local-link.tsx'
import { Button } from '#components/ui/button.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { MusicTab } from './music-tab.tsx'

export function Library() {
  const t = useTranslations('library')
  const tabs = [{ key: 'ai-music', label: t('aiMusic'), content: () => <MusicTab /> }] as const
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('ai-music')
  return (
    <div className="mx-auto flex max-w-6xl flex-col px-4 py-8 sm:px-8">
      <div className="flex flex-wrap items-end justify-between gap-4 pb-4">
        <h1 className="font-display text-2xl font-medium">{t('title')}</h1>
        <Button asChild look="accent">
          <LocalLink href="/">{t('createMusic')}</LocalLink>
        </Button>
      </div>
      <Tabs label={t('tabs')} tabs={tabs} chosen={tab} onChoose={setTab} />
    </div>
  )
}
