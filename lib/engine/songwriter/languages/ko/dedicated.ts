import type { Stanzas } from '../stanzas.ts'

/** They speak of the name and call nobody by it: it may be a grandmother's. */
export const dedicated: Stanzas = `
  {names}, 그 이름을 크게 적어 두고
  지나는 사람마다 읽으라 하고

  이름을 부르면 노래가 되니까
  {names}, 그 이름이 후렴이니까

  누구 노래냐고 물어보거든
  {names}, 그 이름 하나면 되거든

  창문에 손끝으로 써 본 그 이름
  {names}, 지워도 남는 그 이름
`
