import type { Stanzas } from '../stanzas.ts'

/** Nothing follows {names} that would have to suit its last sound. */
export const dedicated: Stanzas = `
  {names}, 이 노래는 그 이름 거야
  한 번 더 불러 줄게, {names}

  누구 노래냐고 누가 묻거든
  {names}, 하고 크게 말해 줘

  {names} 들으라고 창문을 열고
  동네가 다 듣게 부르는 노래

  불 하나 켜 두고 자리 비워 두고
  {names} 올 때까지 부르는 노래
`
