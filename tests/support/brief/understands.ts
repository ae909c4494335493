import { expect, it } from 'vitest'
import { readBrief } from '#lib/engine/index.ts'
import type { Language } from '#lib/engine/lyrics/language/language.ts'
import { parseEnglish } from '#server/assets/english.ts'

/** What is to be understood of a description; what is not named may be anything. */
type Understood = {
  readonly plot?: string | null
  readonly call?: string
  readonly names?: readonly string[]
  readonly topics?: readonly string[]
  readonly about?: readonly string[]
  readonly language?: Language
  readonly without?: readonly string[]
  readonly voice?: 'm' | 'f'
  readonly instrumental?: boolean
  readonly brand?: string
  readonly age?: number
  readonly place?: string
  readonly sender?: string
  /** The lines that a description gives. */
  readonly facts?: readonly string[]
}

/** Checks what strangers type in one language against what is to be understood of it. */
export function understands(
  interfaceLanguage: Language,
  rows: readonly (readonly [description: string, understood: Understood])[],
) {
  it.each(rows)('%s', (description, understood) => {
    const brief = readBrief({ description, interfaceLanguage }, parseEnglish)
    const { plot, hearer, names, topics, subjects, language, without, voice, instrumental, brand, age, place, sender } =
      brief
    const about = subjects.map(({ text }) => text)
    const facts = brief.facts.map(({ text }) => text)
    const heard = { plot, call: hearer?.call, names, topics, about, facts, language }
    const read = { ...heard, without, voice, instrumental, brand, age, place, sender }
    expect(Object.fromEntries(Object.keys(understood).map((key) => [key, read[key as keyof Understood]]))).toEqual(
      understood,
    )
  })
}
