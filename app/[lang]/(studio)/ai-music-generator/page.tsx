import { setRequestLocale } from 'next-intl/server'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { GeneratorScreen, generateMetadata } from '../generator-screen.tsx'

export const dynamicParams = false

type PageProps = { params: Promise<{ lang: InterfaceLanguage }> }

export { generateMetadata }

export default async function WorkspacePage({ params }: PageProps) {
  setRequestLocale((await params).lang)
  return <GeneratorScreen />
}
