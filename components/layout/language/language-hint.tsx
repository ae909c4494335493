'use client'
import { useEffect, useState } from 'react'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { completeLanguage, type InterfaceLanguage } from '#lib/i18n/languages.ts'

const LanguageHintBar = lazyComponent(() => import('./language-hint-bar.tsx').then((module) => module.LanguageHintBar))

/** For people whose browser speaks another language than the page, and who have chosen none, as hint-script.ts has found out. */
export function LanguageHint() {
  const [language, setLanguage] = useState<InterfaceLanguage | null>(null)
  useEffect(() => {
    setLanguage(completeLanguage(document.documentElement.dataset.wanted))
  }, [])
  return language && <LanguageHintBar language={language} />
}
