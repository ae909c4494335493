import { tableOf } from './table.ts'

const CONSONANTS = tableOf(
  'कk खk गg घg ङn चch छch जj झj ञn टt ठt डd ढd णn तt थth दd धd नn पp फf बb भb मm यy रr लl ळl वW शsh षsh सs हh',
)
const WITH_DOT = tableOf('कk खQ गg जz फf डr ढr')
const VOWELS = tableOf('अa आa इi ईi उu ऊu ऋri एe ऐe ओo औo ऑo ऍe')
const SIGNS = tableOf('ाa िi ीi ुu ूu ृri ेe ैe ोo ौo ॉo ॅe ंn ँn')

/** A word in Devanagari in Latin letters: a consonant has an a after it, unless a sign says otherwise or the word ends. */
export function devanagari(word: string): string {
  const characters = [...word.normalize('NFD')]
  let out = ''
  for (const [at, character] of characters.entries()) {
    const dotted = characters[at + 1] === '़'
    const consonant = (dotted ? WITH_DOT.get(character) : undefined) ?? CONSONANTS.get(character)
    const next = characters[at + (dotted ? 2 : 1)] ?? ''
    if (consonant) out += consonant + (/[ा-ौॅॉ्]/u.test(next) || next === '' ? '' : 'a')
    else out += VOWELS.get(character) ?? SIGNS.get(character) ?? ''
  }
  return out
}
