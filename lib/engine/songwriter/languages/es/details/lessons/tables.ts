import { capital } from '../../../../../lyrics/first-letter.ts'
import type { Details } from '../../../stanzas.ts'

const NAMES = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ')
const TEENS = 'dieciséis diecisiete dieciocho diecinueve veinte'.split(' ')
const TWENTIES =
  'veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(' ')
const TENS = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')

function inWords(number: number): string {
  if (number <= 15) return NAMES[number] ?? ''
  if (number <= 20) return TEENS[number - 16] ?? ''
  if (number < 30) return TWENTIES[number - 21] ?? ''
  const ones = number % 10
  return `${TENS[Math.floor(number / 10)]}${ones > 0 ? ` y ${NAMES[ones]}` : ''}`
}

/** A table, as a class says it in chorus. */
function tableOf(factor: number): Details {
  const name = inWords(factor)
  const line = (other: number) => `${capital(name)} por ${inWords(other)}, ${inWords(factor * other)}`
  return {
    words: `tabla_del_${name} tabla_de_${name} tabla_de_multiplicar_del_${name}`,
    stanzas: [[1, 2, 3, 4].map(line).join('\n'), [5, 6, 7, 8].map(line).join('\n')].join('\n\n'),
    later: `
      ${line(9)}
      ${line(10)}
      Esa es la tabla del ${name}
      ${factor === 2 ? 'Y la sabe toda la gente' : 'Quien la canta, ya la cuenta'}`,
    hook: `
      La tabla del ${name}, vuelta a empezar
      La tabla del ${name} se aprende al cantar`,
  }
}

/** Multiplication: what holds for all tables, and each of them. */
export const tableLessons: readonly Details[] = [
  {
    words: 'tablas_de_multiplicar tabla_de_multiplicar tablas multiplicar multiplicación multiplicaciones',
    stanzas: `
      Por uno, el número no se mueve
      Por dos, lo tienes que duplicar
      Por cinco acaba en cero o en cinco
      Por diez, un cero, y a terminar

      Seis por siete, cuarenta y dos
      Seis por ocho, cuarenta y ocho
      Siete por ocho, cincuenta y seis
      Nueve por dos son dieciocho`,
    later: `
      Si das la vuelta a los dos números
      El resultado será igual
      Tres por cuatro o cuatro por tres
      Son doce, y no hay que estudiar más`,
    hook: `
      Canta las tablas de dos en dos
      Las tablas se saben con esta canción`,
  },
  ...[2, 3, 4, 5, 6, 7, 8, 9].map(tableOf),
]
