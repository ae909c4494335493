import { expect, it } from 'vitest'
import { detailsOf } from './details-of.ts'

/** The words by which the details of a fact are found, the first of them. */
const found = (fact: string) => detailsOf(fact, 'en')?.details.words.split(' ')[0] ?? null

it.each([
  ['We played so much snakes and ladders that grandpa started cheating', 'board_game'],
  ['My knees complain', 'bad_back'],
  ['Kids heights are penciled on the kitchen door frame', 'growing_up'],
  ['We drove from Glasgow to Lisbon in a campervan', 'campervan'],
  ['A boy puts a letter in a bottle at the river', 'message_in_a_bottle'],
  ['You grew sweet peas up the side of the shed', 'sweet_pea'],
  ['You carried the same stick home from the woods', 'plays_fetch'],
  ['You sang in the church choir', 'choir'],
  ['You love me to the moon and back', 'i_love_you'],
  ['We hide eggs in the garden', 'easter'],
  ['You want to dress as a cactus', 'superheroes'],
  ['You broke your arm on the trampoline', 'broke_your_arm'],
  ['You close the books on the third every month', null],
  ['You call every animal a dog', null],
  ['My kids will be in the front row', null],
  ['You met at a bus stop when it rained', 'met_at'],
])('"%s" is told with details of what it speaks of', (fact, words) => {
  expect(found(fact)).toBe(words)
})

it.each([
  'Two rats, Nugget and Pickle',
  'Sad solo cello and piano in D minor',
  'You dropped me off at school',
  'You sleep on the bed between us',
  'I owe you an apology',
  'You blamed the kids',
])('"%s" is told without details rather than with wrong ones', (fact) => {
  expect(['dill_pickle', 'violins', 'pianos', 'dropped_a', 'air_mattress', 'slip_twenty', 'take_blame']).not.toContain(
    found(fact),
  )
})
