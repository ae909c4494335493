'use client'
import { useEffect, useState } from 'react'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { completeLanguage, type InterfaceLanguage } from '#lib/i18n/languages.ts'

const LanguageHintBar = lazyComponent(() => import('./language-hint-bar.tsx').then((module) => module.LanguageHintBar))

/**
 * The hint for people whose browser has another language than the page and who have not chosen one; hint-script.ts
 * finds that out.
 */
export function LanguageHint() {
  const [language, setLanguage] = useState<InterfaceLanguage | null>(null)
  useEffect(() => {
    setLanguage(completeLanguage(document.documentElement.dataset.wanted))
  }, [])
  return language && <LanguageHintBar language={language} />
}
