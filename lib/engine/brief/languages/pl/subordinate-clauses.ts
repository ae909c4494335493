import { uncapital } from '../../../lyrics/first-letter.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { factOf } from './clause-facts.ts'
import { fact } from './lines.ts'
import { NOTE, SONG, WANTS } from './notes.ts'
import { hasVerb } from './verbs.ts'

/** The conjunction that opens a clause, and what stands behind it. */
export const SUBORDINATE =
  /^(że|żeby|aby|aż|choć|chociaż|mimo że|kiedy|gdy|gdyby|jak|jakby|zanim|dopóki|póki|jeśli|jeżeli|odkąd|gdzie|dokąd|skąd|czy|dlaczego|kto|komu|co(?= (?:mi|mu|jej|się|to|z|mam|robić|będzie)(?!\p{L}))|ile) (.+)$/iu
export const LEADING = /^(?:kiedy|gdy|jak|zanim|choć|chociaż|jeśli|jeżeli|odkąd|dopóki|póki)$/iu

/** What stands behind a conjunction, said to whoever hears it where it surely is of them. */
export function clauseOf(rest: string, hearer: Hearer | null): string {
  const found = hearer ? factOf(rest, hearer, false) : null
  const text = found?.of === 'you' ? found.text : rest
  return found?.of === 'you' ? uncapital(text) : text
}

/** "Kiedy leżałam z nogą w gipsie" stays what it is, until what follows. */
export function waiting(asked: string, rest: string, hearer: Hearer | null): Fact | null {
  if (SONG.test(rest) || WANTS.test(rest) || NOTE.test(rest) || /^\p{L}+[ćc](?!\p{L})/iu.test(rest)) return null
  const found = factOf(rest, hearer, false)
  if (!found && !hasVerb(rest) && rest.includes(' ')) return null
  const said = found && found.of !== 'thing' ? uncapital(found.text) : rest
  return fact(found && found.of !== 'thing' ? found.of : 'they', `${asked} ${said}`)
}
