import { capital } from '../../../lyrics/first-letter.ts'
import type { Fact } from '../../brief.ts'
import { lengthOf } from './lines.ts'
import { MANNER, SONG } from './songs.ts'

const NUMBERS =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  )
const TENS = '- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')

function inWords(number: number): string {
  if (number === 100) return 'cem'
  const one = number % 10
  return NUMBERS[number] ?? `${TENS[Math.floor(number / 10)]}${one > 0 ? ` e ${NUMBERS[one]}` : ''}`
}

/** What everybody learns by heart at school, besides what the songwriter's lessons tell. */
const KNOWN: readonly (readonly [asked: RegExp, lines: readonly string[]])[] = [
  [/cores do arco-íris/iu, ['Vermelho, laranja, amarelo', 'Verde, azul, anil e violeta']],
  [
    /capitais (?:do brasil|brasileiras)|capitais dos estados/iu,
    [
      ...['Rio Branco, Macapá e Manaus', 'Belém, Porto Velho e Boa Vista', 'Palmas, São Luís e Teresina'],
      ...['Fortaleza, Natal e João Pessoa', 'Recife, Maceió e Aracaju', 'Salvador, Brasília e Goiânia'],
      ...['Cuiabá, Campo Grande e Belo Horizonte', 'Vitória, Rio de Janeiro e São Paulo'],
      'Curitiba, Florianópolis e Porto Alegre',
    ],
  ],
]

const TO_LEARN = /(?<!\p{L})(?:ensin|aprend|decor|memoriz|tabuada|escola|alunos?|prova|aula|crian)/iu

/** What is to be learnt, where the description only names it. */
export function knownLesson(description: string): Fact[] {
  if (!TO_LEARN.test(description)) return []
  const [, said = ''] = /tabuada d[eo] (\d{1,2}|\p{L}+)/iu.exec(description) ?? []
  const factor = NUMBERS.includes(said.toLowerCase()) ? NUMBERS.indexOf(said.toLowerCase()) : Number(said)
  const table =
    factor >= 1 && factor <= 10
      ? Array.from(
          { length: 10 },
          (_, at) => `${inWords(factor)} vezes ${inWords(at + 1)}, ${inWords(factor * (at + 1))}`,
        )
      : []
  const lines = table.length > 0 ? table : (KNOWN.find(([asked]) => asked.test(description))?.[1] ?? [])
  return lines.map((text) => ({ of: 'thing', text: capital(text), deed: null }))
}

/** What is to be learned stands behind a colon: "escovar os dentes: de manhã e de noite, em cima, embaixo". */
export function lessonsIn(description: string): Fact[] {
  const listed = /(?<!\p{L})(?:aprend|ensin|decorar)[^:]*: ?([^.;!?\n]+)/iu.exec(description)?.[1]
  if (!listed) return []
  const said = listed
    .split(/ ?, ?/)
    .filter((one) => one !== '' && !SONG.test(one) && !one.split(' ').some((word) => MANNER.test(word)))
  const deed =
    /(?<!\p{L})(?:aprend\p{L}*|ensin\p{L}*)(?: (?:as? |os? |às |aos )?\p{L}+)? a ((?:\p{L}{2,}[aei]r)(?: (?:o|a|os|as|um|uma))? \p{L}+(?: \p{L}+)?)(?=:)/iu.exec(
      description,
    )?.[1]
  const facts: string[] = deed ? [deed] : []
  for (const one of said) {
    const last = facts.at(-1)
    if (last !== undefined && last !== deed && lengthOf(last) < 3 && lengthOf(one) < 3)
      facts[facts.length - 1] = `${last}, ${one}`
    else facts.push(one)
  }
  return facts.map((text) => ({ of: 'thing', text: capital(text.trim()), deed: null }))
}
