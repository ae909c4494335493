import { useTranslations } from 'next-intl'
import { useSettingName } from '#components/brief/use-setting-name.ts'
import { BackLink } from '#components/ui/link/back-link.tsx'
import type { SettingKind } from '#lib/catalog/setting-kinds.ts'
import type { PublishedPage } from '#lib/schemas/published.ts'
import { CATEGORY_PATHS } from './category-path.ts'
import { LazySongGrid } from './lazy-song-grid.tsx'
import { PlayAll } from './play-all.tsx'

type CategorySongsProps = { kind: SettingKind; name: string; first: PublishedPage }

/** All published songs that name a setting. */
export function CategorySongs({ kind, name, first }: CategorySongsProps) {
  const t = useTranslations('published')
  const title = useSettingName()(kind, name)
  const settings = { [kind]: name }
  return (
    <>
      <BackLink path={`${CATEGORY_PATHS[kind]}#songs`} label={t(kind === 'style' ? 'allStyles' : 'allPlaylists')} />
      <div className="flex items-center gap-4 pt-2 pb-8">
        <h2 className="font-display text-2xl font-medium">{title}</h2>
        <PlayAll settings={settings} title={title} />
      </div>
      <LazySongGrid settings={settings} first={first} />
    </>
  )
}
