import { getTranslations } from 'next-intl/server'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { completeLanguage, DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import { BRAND } from '#lib/site/brand.ts'
import type { TextsOf } from '#server/http/embed-texts.ts'
import { answers } from '#server/site/answers.ts'

type Context = { params: Promise<{ lang: string; kind: string; id: string }> }

async function answer(request: Request, context: Context) {
  const { lang, kind, id } = await context.params
  const locale = completeLanguage(lang) ?? DEFAULT_LANGUAGE
  return await (await answers()).embed(request, { kind, id }, await textsIn(locale, kind))
}

async function textsIn(locale: InterfaceLanguage, kind: string): Promise<TextsOf> {
  const t = await getTranslations({ locale, namespace: 'song' })
  const covers = await getTranslations({ locale, namespace: 'covers.page' })
  const player = await getTranslations({ locale, namespace: 'player' })
  const common = {
    language: locale,
    open: t('page.openHere', { brand: BRAND }),
    failed: player('failed'),
    notFound: kind === 'song' ? t('page.notFound') : covers('notFound'),
  }
  return (creation) => {
    const title = creation?.title ?? ''
    const creator = t('page.by', { creator: creation?.creator ?? t('unknownCreator') })
    return {
      ...common,
      play: t('play', { title }),
      pause: t('pause', { title }),
      position: t('page.position', { title }),
      by: creation?.voice && creation.voice !== title ? `${creation.voice} · ${creator}` : creator,
    }
  }
}

export { answer as GET, answer as HEAD }
