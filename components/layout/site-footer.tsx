import { useTranslations } from 'next-intl'
import { Wordmark } from '#components/drawing/wordmark.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { GENRES, genrePath } from '#lib/catalog/genres.ts'
import { DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'

const TIPS = [
  { key: 'createTips', path: '/blog/get-the-song-you-meant' },
  { key: 'musicTips', path: '/blog/key-tempo-and-mood' },
  { key: 'musicNews', path: '/blog/new-in-canto-autumn-2026' },
] as const
const PAGES = ['about', 'privacy', 'terms', 'contact'] as const

export type FooterPosts = readonly { readonly slug: string; readonly title: string }[]

/** Where the pages that strangers find end: every genre, what there is to read, and who answers for the site. */
export function SiteFooter({ posts }: { posts: FooterPosts }) {
  const t = useTranslations('site.footer')
  const genres = useTranslations('site.genre')
  return (
    <footer className="border-t">
      <nav
        aria-label={t('label')}
        className="mx-auto grid max-w-7xl gap-10 px-5 py-14 sm:grid-cols-3 sm:px-10 lg:grid-cols-[1.4fr_1fr_1fr_1fr]"
      >
        <div className="sm:max-lg:col-span-3">
          <Wordmark />
          <p className="pt-5 font-display text-lg text-soft">{t('line')}</p>
        </div>
        <Links heading={t('genres')} links={GENRES.map((genre) => ({ path: genrePath(genre), name: genres(genre) }))} />
        <Links
          heading={t('read')}
          links={[
            ...TIPS.map(({ key, path }) => ({ path, name: t(key) })),
            ...posts.map(({ slug, title }) => ({ path: `/blog/${slug}`, name: title, lang: DEFAULT_LANGUAGE })),
            { path: '/blog', name: t('allPosts') },
          ]}
        />
        <Links heading={t('site')} links={PAGES.map((page) => ({ path: `/${page}`, name: t(page) }))} />
      </nav>
      <p className="mx-auto max-w-7xl px-5 pb-10 text-xs text-faint sm:px-10">{t('source')}</p>
    </footer>
  )
}

type FooterLink = { readonly path: string; readonly name: string; readonly lang?: string }

function Links({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  return (
    <div>
      <h2 className="label-caps pb-2 text-faint">{heading}</h2>
      <ul>
        {links.map(({ path, name, lang }) => (
          <li key={name}>
            <LocalLink
              href={path}
              lang={lang}
              className="inline-flex min-h-11 items-center text-sm text-soft hover:text-ink sm:min-h-9"
            >
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
