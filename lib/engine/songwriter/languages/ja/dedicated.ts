import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  この歌は{names}へ　窓をあけておくよ
  どこにいたって聞こえるように

  {names}の名前を風に乗せたら
  町じゅうの屋根がくり返してる

  誰の歌かと聞かれたときは
  {names}の歌だと胸をはるんだ

  {names}に届け　坂道を越えて
  最後の一音が消えないうちに
`
