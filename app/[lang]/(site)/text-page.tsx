import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { Operator, TextPage } from '#components/marketing/text-page.tsx'
import { type PageName, readPage } from '#content/documents.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { pageSocialImage } from '#lib/site/social-images.ts'
import { siteFacts } from '#server/env.ts'
import { pageTags } from '../page-tags.ts'

type PageProps = { params: Promise<{ lang: InterfaceLanguage }> }

/** The route of a page that is one long text. */
export function textPage(name: PageName) {
  return {
    async generateMetadata({ params }: PageProps): Promise<Metadata> {
      const { lang } = await params
      const { title, description } = (await readPage(name, lang)).facts
      const picture = name === 'about' ? pageSocialImage(name, lang) : undefined
      return pageTags({ language: lang, path: `/${name}`, title, description, picture })
    },
    async Page({ params }: PageProps) {
      const { lang } = await params
      setRequestLocale(lang)
      const { facts, Content, changed } = await readPage(name, lang)
      const operator = <Operator lines={siteFacts().operator} />
      return (
        <TextPage title={facts.title} updated={changed}>
          {(elements) => <Content components={{ ...elements, Operator: () => operator }} />}
        </TextPage>
      )
    },
  }
}
