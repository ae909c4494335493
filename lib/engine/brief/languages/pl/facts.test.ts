import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../read-brief.ts'

const told = (description: string) => {
  const { facts } = readBrief({ description, interfaceLanguage: 'pl' }, parseEnglish)
  return facts.map(({ text, joined }) => joined ?? text)
}

describe('what a Polish description tells', () => {
  it('keeps what is said behind a conjunction', () => {
    expect(told('Dla dziadka Władka. Uczył mnie łowić szczupaki i mówił, że cierpliwość to też ryba.')).toEqual([
      'Uczyłeś mnie łowić szczupaki',
      'I mówiłeś, że cierpliwość to też ryba',
    ])
    expect(told('Dziękuję pani Halinie, bo kiedy leżałam w gipsie, codziennie wyprowadzała mojego psa')).toEqual([
      'Kiedy leżałam w gipsie',
      'Codziennie wyprowadzałaś mojego psa',
    ])
  })

  it('goes on as it was joined', () => {
    expect(told('Wesele Oliwii i Bartka. Poznali się na pielgrzymce, on niósł jej plecak, bo ją bolały nogi')).toEqual([
      'Poznali się na pielgrzymce',
      'On niósł jej plecak',
      'Bo ją bolały nogi',
    ])
  })

  it('says "you" to nobody of the other sex', () => {
    expect(told('Dla mojej żony Doroty. Uciekł nam ostatni autobus. Ona śpiewa pod prysznicem')).toEqual([
      'Uciekł nam ostatni autobus',
      'Śpiewasz pod prysznicem',
    ])
  })
})
