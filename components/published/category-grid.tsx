import { useTranslations } from 'next-intl'
import { useSettingName } from '#components/brief/use-setting-name.ts'
import { Artwork } from '#components/drawing/artwork.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import type { SettingKind } from '#lib/catalog/setting-kinds.ts'
import type { PublishedSong, SongCategory } from '#lib/schemas/published.ts'
import { categoryPath } from './category-path.ts'
import { NoSongs } from './no-songs.tsx'
import { PlayAll } from './play-all.tsx'

type CategoryGridProps = {
  groups: readonly { readonly kind: SettingKind; readonly categories: readonly SongCategory[] }[]
}

/** Published songs by the settings that they name, a card for each. */
export function CategoryGrid({ groups }: CategoryGridProps) {
  const t = useTranslations('published')
  const filled = groups.filter(({ categories }) => categories.length > 0)
  if (filled.length === 0) return <NoSongs />
  return (
    <div className="flex flex-col gap-14">
      {filled.map(({ kind, categories }) => (
        <section key={kind} aria-labelledby={`by-${kind}`}>
          <h2 id={`by-${kind}`} className="pb-6 font-display text-2xl font-medium">
            {t(kind)}
          </h2>
          <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
            {categories.map((category) => (
              <CategoryCard key={category.name} kind={kind} category={category} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function CategoryCard({ kind, category: { name, songs } }: { kind: SettingKind; category: SongCategory }) {
  const title = useSettingName()(kind, name)
  const [newest] = songs
  return (
    <li className="min-w-0">
      <div className="flex items-center gap-4 pb-3">
        {newest && <Artwork {...newest} className="size-16 shrink-0 rounded-md" />}
        <h3 className="min-w-0 flex-1 font-display text-lg font-medium">
          <LocalLink
            href={categoryPath(kind, name)}
            className="flex min-h-11 items-center wrap-anywhere hover:underline"
          >
            {title}
          </LocalLink>
        </h3>
        <PlayAll settings={{ [kind]: name }} title={title} />
      </div>
      <ul>
        {songs.map((song) => (
          <SongLink key={song.id} song={song} />
        ))}
      </ul>
    </li>
  )
}

function SongLink({ song: { id, title, creator } }: { song: PublishedSong }) {
  const t = useTranslations('song')
  return (
    <li className="border-t">
      <LocalLink
        href={`/song/${id}`}
        className="flex min-h-11 items-center justify-between gap-4 text-sm hover:underline"
      >
        <span className="truncate">{title}</span>
        <span className="max-w-2/5 shrink-0 truncate text-faint">{creator ?? t('unknownCreator')}</span>
      </LocalLink>
    </li>
  )
}
