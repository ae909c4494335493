import { useTranslations } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import type { SongView } from '#lib/schemas/song.ts'
import { LyricsText } from './lyrics-text.tsx'

type LyricsLinesProps = {
  song: Pick<SongView, 'prompt' | 'language'>
  /** How to draw a line, by its number; without it, as plain text. */
  styleOfLine?: (line: string, number: number) => LineStyle
}

type LineStyle = {
  readonly text: ReactNode
  readonly className: string
  readonly marked?: Ref<HTMLButtonElement> | undefined
}

/** A song's lyrics. Each line is a button with its number; the element around them handles the press. */
export function LyricsLines({ song, styleOfLine = plain }: LyricsLinesProps) {
  const t = useTranslations('song.page')
  const draw = (line: string, number: number) => {
    const { text, className, marked } = styleOfLine(line, number)
    return (
      <button
        ref={marked}
        type="button"
        data-line={number}
        aria-current={marked ? 'true' : undefined}
        aria-describedby="from-there"
        className={`-my-1.25 -mr-6 py-1.25 pl-6 text-left wrap-anywhere -indent-6 hover:text-ink ${className}`}
      >
        {text}
      </button>
    )
  }
  return (
    <>
      <p id="from-there" className="sr-only">
        {t('follow')}
      </p>
      <LyricsText lyrics={song.prompt} lang={song.language} draw={draw} />
    </>
  )
}

const plain = (line: string): LineStyle => ({ text: line, className: '' })
