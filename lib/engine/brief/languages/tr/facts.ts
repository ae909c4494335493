import type { Fact, Hearer } from '../../brief.ts'
import { clausesOf, piecesOf } from './clauses.ts'
import { capital, small } from './lines.ts'
import { factOf } from './sentences.ts'

/**
 * What a Turkish description tells, as lines of a song to its hearer: "saat tamir eden dedem" gives "Saat tamir ediyorsun", "hep ıslık
 * çalardı" gives "Hep ıslık çalardın". What is not surely understood is left out.
 */
export function factsIn(description: string, heard: Hearer | null): Fact[] {
  // What pupils are to learn tells of no pupil.
  const hearer = heard?.kind === 'group' && LEARNT.test(description) ? null : heard
  const facts: Fact[] = []
  let goesOn = false
  for (const { piece, conjunction } of piecesOf(description))
    for (const [at, clause] of clausesOf(piece, hearer).entries()) {
      const found = factOf(clause, hearer)
      const joins = at === 0 && goesOn ? conjunction : null
      if (found) facts.push(joins ? { ...found, joined: `${capital(joins)} ${small(found.text)}` } : found)
      goesOn = found !== null
    }
  return facts.slice(0, MOST)
}

const LEARNT = /(?<!\p{L})[öo][ğg]ret(?:en|ecek|mek|sin|ici)(?!\p{L})/iu
const MOST = 10
