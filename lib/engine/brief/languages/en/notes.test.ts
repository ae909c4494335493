import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../read-brief.ts'
import { lowered } from './facts/lines.ts'

const read = (description: string) => readBrief({ description }, parseEnglish)
const told = (description: string) => read(description).facts.map(({ text }) => text)

describe('what is said to whoever writes the song', () => {
  it.each([
    ...['Slow and romantic but with a wink', 'You can use mija', 'Pub singalong', 'Reggae or something warm'],
    ...['Loud stompy clappy for the bus', 'A bit hopeful by the end but not cheesy', 'make it funny but sweet'],
    ...['nothing too sad', "she'd want banjo", 'it should be short', 'call her Nan', 'Feel free to make stuff up'],
    ...['Would be great if it rhymed', 'Around two minutes if possible', 'Make her cry (in a good way)', 'Surprise me'],
    ...['More like a rock ballad', 'Inspired by old westerns', "It's for her party on Saturday", 'cheesy is fine'],
    ...['We will play it at dinner', 'end on a high note', 'ready for the radio', "bit of saxophone wouldn't hurt"],
    ...['Simple words', 'with a catchy chorus', 'Start slow and build up', 'Acoustic, stripped back', 'Go wild'],
    ...['Words a ten year old could sing', 'Could be a bit gospel', 'Whatever style you think', 'Everybody joins in'],
    ...['Singable in a pub', 'Must have a key change', 'Get the kids involved', 'ending with our dog barking'],
    ...['All the kids will sing it in assembly', "I'm thinking acoustic guitar", 'thanks in advance'],
  ])('is not told of anybody: %s', (note) => {
    expect(told(`Song for my gran Vera, she cheats at bingo. ${note}`)).toEqual(['You cheat at bingo'])
    expect(told(`${note}. Song for my gran Vera, she cheats at bingo`)).toEqual(['You cheat at bingo'])
    expect(told(`Song for my gran Vera, she cheats at bingo, ${lowered(note)}`)).toEqual(['You cheat at bingo'])
  })

  it.each([
    ['song for my grandma Rose, warm and funny, she bakes bread', "You're warm and funny"],
    ['song for my mate Lee, quiet guy, loves trains', "You're a quiet guy"],
    ['for my dad. You can hear his boots in the hall', 'I can hear your boots in the hall'],
    ['you always make me laugh. song for my sister Bea', 'You always make me laugh'],
    ['song for my friend Shanice running her first marathon', "You're running your first marathon"],
    ['jingle for our stall in Bodija market. Open from 5pm', 'Open from 5pm'],
  ])('is no word of praise: %s', (description, line) => {
    expect(told(description)).toContain(line)
  })

  it('is no kind of song, and says what somebody is called and how long it is to be', () => {
    expect(read('Farewell for my boss Rita, she wore red shoes. Thanks in advance').plot).toBe('farewell')
    expect(read('song for my gran, call her Nan, she feeds the foxes').hearer?.call).toBe('Nan')
    expect(read('song for my brother Max, about two minutes').lengthSec).toBe(120)
    expect(read('song for my cat Miso. Her name is pronounced Mee-so').names).toEqual(['Miso'])
  })
})
