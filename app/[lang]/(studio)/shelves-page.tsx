import { setRequestLocale } from 'next-intl/server'
import { OneShelf } from '#components/published/one-shelf.tsx'
import { Shelves } from '#components/published/shelves.tsx'
import { type SettingKind, SHELVED } from '#lib/catalog/setting-kinds.ts'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { createCaller } from '#server/api/caller.ts'
import { GeneratorScreen } from './generator-screen.tsx'

type Query = Readonly<Record<string, string | string[] | undefined>>
type PageProps = { params: Promise<{ lang: InterfaceLanguage }>; searchParams: Promise<Query> }

/** A route that has published songs by settings of some kinds: all of them, or those of the one that its address names. */
export function shelvesPage(...kinds: SettingKind[]) {
  return async function ShelvesPage({ params, searchParams }: PageProps) {
    setRequestLocale((await params).lang)
    return <GeneratorScreen>{await songsBelow(kinds, await searchParams)}</GeneratorScreen>
  }
}

async function songsBelow(kinds: readonly SettingKind[], query: Query) {
  const { music } = await createCaller()
  const asked = kinds.flatMap((kind) => SHELVED[kind].map((name) => ({ kind, name })))
  const shelf = asked.find(({ kind, name }) => query[kind]?.toString().toLowerCase() === name.toLowerCase())
  if (shelf) {
    const first = await music.getPublished({ [shelf.kind]: shelf.name })
    if (first.items.length > 0) return <OneShelf {...shelf} first={first} />
  }
  const groups = kinds.map(async (kind) => ({ kind, shelves: await music.getShelves({ kind }) }))
  return <Shelves groups={await Promise.all(groups)} />
}
