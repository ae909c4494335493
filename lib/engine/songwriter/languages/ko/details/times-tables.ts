import type { Details } from '../../stanzas.ts'

const ONES = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']

/** "63" is "육십삼", "10" is "십". */
function read(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  return `${tens > 1 ? ONES[tens] : ''}${tens > 0 ? '십' : ''}${ONES[ones]}`
}

const line = (table: number, by: number) => `${ONES[table]} ${ONES[by]} ${read(table * by)}`

/** "7단", from once to nine times. */
const tableOf = (table: number): Details => {
  const name = `${ONES[table]}단`
  return {
    words: `구구단_${table}단 ${table}단 ${name}`,
    stanzas: `
      ${name}을 외우자, ${line(table, 1)}
      ${line(table, 2)}, ${line(table, 3)}
      ${line(table, 4)}, 손뼉을 치고
      ${line(table, 5)}, 벌써 반이네

      ${line(table, 6)}, 조금만 더 가자
      ${line(table, 7)}, 거의 다 왔네
      ${line(table, 8)}, 마지막 하나
      ${line(table, 9)}, ${name} 다 외웠네`,
  }
}

/** Of the times tables as a whole the first two are learnt. */
const whole: Details = {
  words: '구구단 구구단을 곱셈 곱셈구구',
  stanzas: `
    ${line(2, 1)}, ${line(2, 2)}, ${line(2, 3)}
    ${line(2, 4)}, ${line(2, 5)}, 벌써 반 왔네
    ${line(2, 6)}, ${line(2, 7)}, ${line(2, 8)}
    ${line(2, 9)}, 이단 다 외웠네

    ${line(3, 1)}, ${line(3, 2)}, ${line(3, 3)}
    ${line(3, 4)}, ${line(3, 5)}, 벌써 반 왔네
    ${line(3, 6)}, ${line(3, 7)}, ${line(3, 8)}
    ${line(3, 9)}, 삼단 다 외웠네`,
  later: `
    이단은 둘씩 둘씩 뛰어서 세고
    삼단은 셋씩 셋씩 뛰어서 세지
    사단도 오단도 똑같은 방법으로
    구단까지 한 걸음씩 올라가지`,
  hook: `
    구구단을 외자, 손뼉을 치면서
    구구단을 외자, 발을 구르면서`,
}

export const timesTables: readonly Details[] = [whole, ...[2, 3, 4, 5, 6, 7, 8, 9].map(tableOf)]
