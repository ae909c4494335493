import type { ReactNode, Ref } from 'react'
import type { SongView } from '#lib/schemas/song.ts'
import { Poem } from './poem.tsx'

type LinePoemProps = {
  song: Pick<SongView, 'prompt' | 'language'>
  /** Says of each line what a press on it does. */
  hint: string
  onPress: (line: number) => void
  /** How a line is drawn, by its number; as it is without it. */
  look?: (line: string, number: number) => LineLook
}

type LineLook = {
  readonly text: ReactNode
  readonly className: string
  readonly marked?: Ref<HTMLButtonElement> | undefined
}

/** A song's words, each line a button. */
export function LinePoem({ song, hint, onPress, look = plain }: LinePoemProps) {
  const draw = (line: string, number: number) => {
    const { text, className, marked } = look(line, number)
    return (
      <button
        ref={marked}
        type="button"
        aria-current={marked ? 'true' : undefined}
        aria-describedby="from-there"
        onClick={() => onPress(number)}
        className={`-my-1.25 -mr-6 py-1.25 pl-6 text-left wrap-anywhere -indent-6 hover:text-ink ${className}`}
      >
        {text}
      </button>
    )
  }
  return (
    <>
      <p id="from-there" className="sr-only">
        {hint}
      </p>
      <Poem lyrics={song.prompt} lang={song.language} draw={draw} />
    </>
  )
}

const plain = (line: string): LineLook => ({ text: line, className: '' })
