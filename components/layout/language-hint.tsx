'use client'
import { useEffect, useState } from 'react'
import { lazily } from '#components/ui/lazily.tsx'
import { chosenLanguage } from '#lib/i18n/choice.ts'
import { completeLanguage, documentLanguage, type InterfaceLanguage } from '#lib/i18n/languages.ts'

const LanguageHintBar = lazily(() => import('./language-hint-bar.tsx').then((module) => module.LanguageHintBar))

/** For people whose browser speaks another language than the page, and who have chosen none. */
export function LanguageHint() {
  const [language, setLanguage] = useState<InterfaceLanguage | null>(null)
  useEffect(() => {
    const wanted = completeLanguage(navigator.language.slice(0, 2).toLowerCase())
    if (wanted !== documentLanguage() && !chosenLanguage()) setLanguage(wanted)
  }, [])
  return language && <LanguageHintBar language={language} />
}
