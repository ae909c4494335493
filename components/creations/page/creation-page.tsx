import type { ReactNode } from 'react'
import { BackLink } from '#components/ui/link/back-link.tsx'

/** Titles of more characters than this are set smaller, so that what sounds stays on the first screen. */
const LONG_TITLE = 36

type CreationPageProps = {
  back: { readonly path: string; readonly label: string }
  /** Draws the picture in the given size. */
  picture: (className: string) => ReactNode
  /** Only what can be heard needs a large picture on a phone. */
  isFinished: boolean
  facts: ReactNode
  title: string
  /** Language of the title. */
  lang?: string | null
  /** Under the title. */
  by: ReactNode
  children: ReactNode
}

/** The page of a song or cover: its picture and facts at the side, or around the rest on a phone. */
export function CreationPage({ back, picture, isFinished, facts, title, lang, by, children }: CreationPageProps) {
  return (
    <article className="mx-auto max-w-6xl px-4 pt-4 pb-16 sm:px-8">
      <BackLink {...back} />
      <div className="grid gap-8 pt-4 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-14">
        <div className="flex flex-col gap-6 md:sticky md:top-20 md:self-start">
          {picture(`aspect-square w-full max-w-88 rounded-md ${isFinished ? 'max-md:max-w-56' : 'max-md:max-w-28'}`)}
          <div className="max-md:hidden">{facts}</div>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <header>
            <h1
              {...(lang ? { lang } : {})}
              className={`font-display font-medium text-balance hyphens-auto ${title.length > LONG_TITLE ? 'text-xl lg:text-2xl' : 'text-2xl lg:text-3xl'}`}
            >
              {title}
            </h1>
            {by}
          </header>
          {children}
          <div className="md:hidden">{facts}</div>
        </div>
      </div>
    </article>
  )
}
