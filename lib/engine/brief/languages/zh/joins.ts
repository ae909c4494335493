import type { Fact } from '../../brief.ts'
import type { Piece } from './pieces.ts'

/** A fact as it goes on from the one before. */
export function joinedTo(fact: Fact, { joins }: Piece): Fact {
  if (joins) return { ...fact, joined: `${joins}${fact.text}` }
  const goesOn = FURTHER.test(fact.text)
  return goesOn ? { ...apart(fact), joined: fact.text.replace(/^(?:你们?|我们?)(?=还)/u, '') } : fact
}

/** "还偷偷塞给我热牛奶" goes on, and by itself says "你偷偷塞给我热牛奶". */
const FURTHER = /^(你们?|我们?)?还(?!在|没|会|有|是|记得|要|能|不|想|活|小|好|算|行|剩|得|差|欠|留|以为|未|那么|这么)/u

export const apart = (fact: Fact): Fact => ({ ...fact, text: fact.text.replace(FURTHER, '$1') })
