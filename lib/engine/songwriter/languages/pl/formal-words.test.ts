import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../../brief/read-brief.ts'
import { inForm } from './formal-words.ts'

const to = (description: string) => readBrief({ description, interfaceLanguage: 'pl' }, parseEnglish)

describe('Polish stanzas to whoever is not called "ty"', () => {
  it('say "pani" and "pan"', () => {
    const teacher = to('Podziękowanie dla pani Doroty, nauczyła nas czytać')
    expect(inForm('I machniesz ręką, i pójdziesz znów\nTo jeden: prosto, i do ciebie', teacher)).toBe(
      'I pani machnie ręką, i pójdzie znów\nTo jeden: prosto, i do pani',
    )
    expect(inForm('Usiądź na chwilę', to('Dla pana Marka, trenera'))).toBe('Niech pan usiądzie na chwilę')
  })

  it('leave all others as they are', () => {
    expect(inForm('I machniesz ręką', to('Dla siostry Oli'))).toBe('I machniesz ręką')
  })
})
