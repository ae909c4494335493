import type { ReactNode } from 'react'
import { partsOf } from './lyric-parts.ts'

type LyricsTextProps = {
  lyrics: string
  lang?: string | null
  /** Draws a line that is not empty, by its number among these; without it, lines are plain text. */
  draw?: (line: string, number: number) => ReactNode
}

/** Words set to be read: ragged right, generous leading, the parts' names small and in the voice's tone. */
export function LyricsText({ lyrics, lang, draw = (line) => line }: LyricsTextProps) {
  let number = 0
  return (
    <div {...(lang ? { lang } : {})} className="flex flex-col gap-8 font-display text-lg leading-[1.75]">
      {partsOf(lyrics).map(({ name, lines }, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
        <section key={part}>
          {name && <h3 className="label-caps pb-2 font-sans text-voice">{name}</h3>}
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            <p key={index} className={line === '' ? 'h-6' : 'max-w-prose pl-6 -indent-6'}>
              {line === '' ? null : draw(line, number++)}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
