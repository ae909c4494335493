import { useLocale, useTranslations } from 'next-intl'
import { DemoSong } from '#components/marketing/demo-song.tsx'
import { Questions } from '#components/marketing/questions.tsx'
import { WhilePlaying } from '#components/marketing/sung/while-playing.tsx'
import { LyricsText } from '#components/songs/words/lyrics-text.tsx'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { type DemoName, demoSong, firstSong, GENRE_DEMOS } from '#lib/catalog/demo-songs.ts'
import { type Genre, genrePath } from '#lib/catalog/genres.ts'
import { DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import { GenreGeneratorForm } from './genre-generator-form.tsx'
import { Prompts } from './prompts.tsx'

const FACTS = ['tempo', 'key', 'players'] as const
const PARTS = ['one', 'two', 'three', 'four', 'five'] as const
const PROMPTS = ['one', 'two', 'three', 'four'] as const
const ADVICE = ['one', 'two', 'three'] as const
const QUESTIONS = ['one', 'two', 'three', 'four', 'five'] as const

/** What a genre sounds like, how its songs are built, two of them to hear, and the form to write one in. */
export function GenrePage({ genre }: { genre: Genre }) {
  const t = useTranslations(`genre-${genre}`)
  const site = useTranslations('site')
  const language = useLocale()
  const [first, second] = GENRE_DEMOS[genre]
  // The first song to press is in the language of the page.
  const own = language === DEFAULT_LANGUAGE ? [] : [firstSong(language)]
  const all = [...own, first, second]
  const song = (name: DemoName, about: string) => (
    <DemoSong
      name={name}
      all={all}
      path={genrePath(genre)}
      about={about}
      words={
        <details className="pt-3">
          <summary className="inline-flex min-h-11 items-center text-sm text-soft hover:text-ink">
            {site('listen.words')}
          </summary>
          <Words name={name} />
        </details>
      }
    />
  )
  return (
    <>
      <section className="mx-auto max-w-7xl items-end gap-16 px-5 pt-12 pb-14 sm:px-10 lg:grid lg:grid-cols-[1.2fr_1fr] lg:pt-20">
        <div>
          <h1 className="font-display text-2xl font-medium text-balance sm:text-3xl">{t('title')}</h1>
          <p className="max-w-xl pt-5 text-lg text-soft">{t('lead')}</p>
        </div>
        <div className="pt-10 lg:pt-0">
          <h2 className="font-display text-xl font-medium">{t('songs.title')}</h2>
          <p className="pt-1 text-soft">{t('songs.text')}</p>
        </div>
      </section>
      <section className="mx-auto grid max-w-7xl gap-12 border-t px-5 py-12 sm:px-10 lg:grid-cols-2 lg:gap-16">
        {own.map((name) => (
          <div key={name} className="lg:col-span-2">
            {song(name, site('listen.own'))}
          </div>
        ))}
        {song(first, t('songs.first.about'))}
        {song(second, t('songs.second.about'))}
      </section>
      <section id="generator" className="scroll-mt-(--header-height) border-t">
        <div className="mx-auto max-w-3xl px-1 py-14 sm:px-8">
          <h2 className="px-4 font-display text-2xl font-medium text-balance sm:px-8">{t('generatorTitle')}</h2>
          <GenreGeneratorForm genre={genre}>
            <LocalLink href="/ai-music-generator" className={buttonVariants({ className: 'mx-4 mt-8 sm:mx-8' })}>
              {t('closing.action')}
            </LocalLink>
          </GenreGeneratorForm>
        </div>
      </section>
      <section className="mx-auto max-w-7xl px-5 py-16 sm:px-10">
        <h2 className="font-display text-2xl font-medium text-balance">{t('sound.title')}</h2>
        <p className="max-w-2xl pt-3 text-soft">{t('sound.text')}</p>
        <dl className="grid gap-10 pt-10 md:grid-cols-3">
          {FACTS.map((fact) => (
            <div key={fact} className="border-t pt-4">
              <dt className="text-sm font-medium text-faint">{t(`sound.${fact}.name`)}</dt>
              <dd className="pt-2 font-display text-xl text-voice">{t(`sound.${fact}.value`)}</dd>
              <dd className="pt-3 text-soft">{t(`sound.${fact}.text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="mx-auto max-w-7xl gap-12 border-t px-5 py-16 sm:px-10 lg:grid lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="font-display text-2xl font-medium text-balance">{t('form.title')}</h2>
          <p className="pt-3 text-soft">{t('form.text')}</p>
        </div>
        <ol className="pt-8 lg:pt-0">
          {PARTS.map((part) => (
            <li key={part} className="grid gap-x-8 border-t py-4 sm:grid-cols-[14rem_1fr]">
              <h3 className="font-medium">{t(`form.parts.${part}.name`)}</h3>
              <p className="text-soft">{t(`form.parts.${part}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="border-y bg-raised">
        <div className="mx-auto max-w-7xl px-5 py-16 sm:px-10">
          <h2 className="font-display text-2xl font-medium text-balance">{t('prompts.title')}</h2>
          <p className="max-w-2xl pt-3 pb-8 text-soft">{t('prompts.text')}</p>
          <Prompts
            prompts={PROMPTS.map((key) => ({ name: t(`prompts.${key}.name`), text: t(`prompts.${key}.text`) }))}
          />
        </div>
      </section>
      <section className="mx-auto max-w-7xl gap-12 px-5 py-16 sm:px-10 lg:grid lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="font-display text-2xl font-medium text-balance">{t('words.title')}</h2>
          <p className="pt-3 text-soft">{t('words.text')}</p>
        </div>
        <ol className="flex flex-col gap-6 pt-8 font-display text-lg leading-relaxed lg:pt-0">
          {ADVICE.map((advice) => (
            <li key={advice} className="border-l-2 border-voice pl-5">
              {t(`words.advice.${advice}`)}
            </li>
          ))}
        </ol>
      </section>
      <div className="border-t">
        <Questions
          title={t('questions.title')}
          questions={QUESTIONS.map((key) => ({
            question: t(`questions.${key}.question`),
            answer: t(`questions.${key}.answer`),
          }))}
        />
      </div>
      <section className="border-t">
        <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-8 px-5 py-16 sm:px-10">
          <div className="max-w-xl">
            <h2 className="font-display text-2xl font-medium text-balance">{t('closing.title')}</h2>
            <p className="pt-3 text-soft">{t('closing.text')}</p>
          </div>
          <LocalLink href="#generator" className={buttonVariants({ variant: 'accent', size: 'large' })}>
            {t('closing.action')}
          </LocalLink>
        </div>
      </section>
    </>
  )
}

/** All lyrics of a song. While it is heard they mark the current place. */
function Words({ name }: { name: DemoName }) {
  const { lyrics, language = DEFAULT_LANGUAGE } = demoSong(name)
  return (
    <WhilePlaying name={name} lang={language} show={{ lyrics }}>
      <LyricsText lyrics={lyrics} lang={language} />
    </WhilePlaying>
  )
}
