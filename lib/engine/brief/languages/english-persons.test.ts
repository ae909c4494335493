import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../../server/assets/english.ts'
import { readBrief } from '../read-brief.ts'

const read = (description: string) => readBrief({ description }, parseEnglish)
const told = (description: string) => read(description).facts.map(({ text }) => text)

describe('who does what', () => {
  it.each([
    ['I miss my grandma who passed away', ['I miss you']],
    ['song for my daughter Mei, we drove her there', ['We drove you there']],
    ['song for my dog Bo, he sneezes a lot', ['You sneeze a lot']],
    ['song for Gus, he restores old radios and hates cake', ['You restore old radios and hate cake']],
    ['a girl I like called Nadia, she works at the library', ['You work at the library']],
    ['my best friends Ana, Bea and Cleo, we shared a flat', ['We shared a flat']],
    ['me learning the cello at 71', ["I'm learning the cello at 71"]],
    ['ode to socks, I wear odd ones, my sister knits them', ['I wear odd ones', 'My sister knits them']],
    ['thank you to the nurses, they let him keep his radio', ['You let him keep his radio']],
    ['Eid song for my cousins Amira and Yusuf, they always argue', ['You always argue']],
    ['complaint about Mondays', []],
    ['we met on a night train, 8 months, 41 so far', ['We met on a night train']],
    ["a goodnight song for Noah, he's 3, loves diggers", ["You're 3 and you love diggers"]],
  ])('%s', (description, lines) => {
    expect(told(description)).toEqual(lines)
  })

  it.each([
    ['song about my hometown, the mill closed, my brother still lives there', null],
    ['I quit my job, bought a ticket to Lima, my plants are with Dave', null],
    ['Eid song for my cousins Amira and Yusuf', 'Amira and Yusuf'],
    ['song about my cat Professor Whiskers, he steals ham', 'Professor Whiskers'],
  ])('hears it: %s', (description, call) => {
    expect(read(description).hearer?.call ?? null).toBe(call)
  })

  it('is as old as is said beside the name', () => {
    expect(read('song for my daughter Marnie, 7, she draws whales').age).toBe(7)
    expect(read('song for the twins, they are 3, they share a bed').age).toBe(3)
    expect(read('song about my cat Professor Whiskers, he steals ham').hearer?.kind).toBe('cat')
  })
})
