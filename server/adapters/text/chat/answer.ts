import { z } from 'zod'
import { TITLE_MAX } from '#lib/catalog/limits.ts'
import { kindOfTag, type SectionKind, tagOf } from '#lib/engine/index.ts'
import { withoutControls } from '#lib/schemas/text.ts'

/** A song that a model wrote, without anything that is not sung. */
export type Draft = { readonly title: string; readonly sections: readonly DraftSection[] }
export type DraftSection = { readonly kind: SectionKind; readonly lines: readonly string[] }

const Song = z.object({
  title: z.string().catch(''),
  sections: z.array(z.object({ kind: z.string(), lines: z.array(z.string()) })).min(1),
})

/**
 * Finds the song in an answer, whatever surrounds it: the model's thoughts, a code fence, a friendly word before and
 * after. Null if there is none.
 */
export function readAnswer(content: string): Draft | null {
  const text = content.replace(/<think>[\s\S]*?<\/think>/gi, '')
  for (const json of objectsIn(text)) {
    const { data } = Song.safeParse(json)
    if (data) return cleaned(data)
  }
  return null
}

export const lyricsOf = ({ sections }: Draft) =>
  sections.map(({ kind, lines }) => [tagOf(kind), ...lines].join('\n')).join('\n\n')

export const linesOf = ({ sections }: Draft) => sections.flatMap(({ lines }) => lines)

const MOST_BEGINNINGS = 20

/** The JSON objects of a text, outermost first. */
function* objectsIn(text: string): Generator<unknown> {
  let from = text.indexOf('{')
  for (let tries = 0; from >= 0 && tries < MOST_BEGINNINGS; tries++) {
    const end = endOfObject(text, from)
    const object = end === null ? undefined : parsed(text.slice(from, end))
    if (object !== undefined) yield object
    from = text.indexOf('{', object === undefined || end === null ? from + 1 : end)
  }
}

/** The index after the brace that closes the one at `from`. Braces inside of strings do not count. */
function endOfObject(text: string, from: number): number | null {
  let depth = 0
  let isString = false
  for (let at = from; at < text.length; at++) {
    const letter = text[at]
    if (isString && letter === '\\') at++
    else if (letter === '"') isString = !isString
    else if (!isString && letter === '{') depth++
    else if (!isString && letter === '}' && --depth === 0) return at + 1
  }
  return null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function cleaned({ title, sections }: z.output<typeof Song>): Draft {
  return {
    title: [...lineOf(title).replace(/^["'“«「『]+|["'”»」』]+$/gu, '')].slice(0, TITLE_MAX).join('').trim(),
    sections: sections.flatMap(({ kind, lines }) => {
      const sung = lines.flatMap((line) => line.split('\n')).map(lineOf)
      const words = sung.filter((line) => /[\p{L}\p{N}]/u.test(line))
      return words.length > 0 ? [{ kind: kindOfTag(kind) ?? 'verse', lines: words }] : []
    }),
  }
}

/** A line without names of parts, stage directions in brackets, numbering and emphasis marks. */
function lineOf(line: string): string {
  return withoutControls(line)
    .replace(/[[【［][^\][【】［］]*[\]】］]/gu, ' ')
    .replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, '')
    .replace(/[*_`#]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
