import { setRequestLocale } from 'next-intl/server'
import { CategoryGrid } from '#components/published/category-grid.tsx'
import { CategorySongs } from '#components/published/category-songs.tsx'
import { CATEGORY_NAMES, type SettingKind } from '#lib/catalog/setting-kinds.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { createCaller } from '#server/api/caller.ts'
import { GeneratorScreen } from './generator-screen.tsx'

type Query = Readonly<Record<string, string | string[] | undefined>>
type PageProps = { params: Promise<{ lang: InterfaceLanguage }>; searchParams: Promise<Query> }

/**
 * A route that lists published songs by settings. It shows all settings of some kinds, or only the songs of the one
 * that its address names.
 */
export function categoriesPage(...kinds: SettingKind[]) {
  return async function CategoriesPage({ params, searchParams }: PageProps) {
    setRequestLocale((await params).lang)
    return <GeneratorScreen>{await categoryContent(kinds, await searchParams)}</GeneratorScreen>
  }
}

async function categoryContent(kinds: readonly SettingKind[], query: Query) {
  const { music } = await createCaller()
  const asked = kinds.flatMap((kind) => CATEGORY_NAMES[kind].map((name) => ({ kind, name })))
  const category = asked.find(({ kind, name }) => query[kind]?.toString().toLowerCase() === name.toLowerCase())
  if (category) {
    const first = await music.getPublished({ [category.kind]: category.name })
    if (first.items.length > 0) return <CategorySongs {...category} first={first} />
  }
  const groups = kinds.map(async (kind) => ({ kind, categories: await music.getShelves({ kind }) }))
  return <CategoryGrid groups={await Promise.all(groups)} />
}
