import { useTranslations } from 'next-intl'
import { useSettingName } from '#components/generator/use-setting-name.ts'
import { BackLink } from '#components/layout/back-link.tsx'
import type { SettingKind } from '#lib/catalog/setting-kinds.ts'
import type { PublishedPage } from '#lib/schemas/published.ts'
import { PlayAll } from './play-all.tsx'
import { SHELVES_PATHS } from './shelf-path.ts'
import { SongsBelow } from './songs-below.tsx'

type OneShelfProps = { kind: SettingKind; name: string; first: PublishedPage }

/** All published songs that name a setting. */
export function OneShelf({ kind, name, first }: OneShelfProps) {
  const t = useTranslations('published')
  const title = useSettingName()(kind, name)
  const settings = { [kind]: name }
  return (
    <>
      <BackLink path={`${SHELVES_PATHS[kind]}#songs`} label={t(kind === 'style' ? 'allStyles' : 'allPlaylists')} />
      <div className="flex items-center gap-4 pt-2 pb-8">
        <h2 className="font-display text-2xl font-medium">{title}</h2>
        <PlayAll settings={settings} title={title} />
      </div>
      <SongsBelow settings={settings} first={first} />
    </>
  )
}
