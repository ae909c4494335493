import { expect, it } from 'vitest'
import { writtenOut } from './written-out.ts'

it.each([
  ['hes turning 60 bc of course, names frank lol', "he's turning 60 because of course, named frank"],
  ['my sons off to college, house gonna be so quiet', "my son's off to college, house is gonna be so quiet"],
  ['lulaby 4 my moms 60th brithday', "lullaby for my mom's 60th birthday"],
  ['jingle 4 my shop', 'jingle for my shop'],
  ['it lost its tail, its 14 inches and TOO TALL', "it lost its tail, it's 14 inches and too tall"],
  ['for my uncle Pete: he drives a tow truck', 'for my uncle Pete, he drives a tow truck'],
  ['the HOA and i', 'the HOA and I'],
  ['she shushed everyone incl. the mayor. jazzy', 'she shushed everyone including the mayor. jazzy'],
  ['he fixes clocks, toasters etc. and never reads', 'he fixes clocks, toasters and never reads'],
  ['lullaby about a baby elephant afraid of thunder', 'lullaby about a baby elephant who is afraid of thunder'],
  ['about the dog that is afraid of thunder', 'about the dog that is afraid of thunder'],
  ['help my son learn to tie his shoes', 'help my son learn about tying his shoes'],
  ['a song about cats in the rain', 'a song about cats in the rain'],
  ['dogs never lie and friends in need', 'dogs never lie and friends in need'],
  ['my dogs never alone', "my dog's never alone"],
  ['mr okoro was late the hole week', 'Mr okoro was late the whole week'],
])('%s', (typed, meant) => {
  expect(writtenOut(typed)).toBe(meant)
})

it('leaves well-written English as it is', () => {
  const text = "My brothers bother my grandfather's cat; a bedding plant wins, names and dates matter."
  expect(writtenOut(text)).toBe(text)
})
