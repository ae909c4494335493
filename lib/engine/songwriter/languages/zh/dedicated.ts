import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  这首歌唱给{names}，一句一句说心里话
  唱给{names}听，听完别急着回答

  要问今天唱给谁，{names}就在里面
  一句一句都是真的，不信你再听一遍

  我想着{names}，就有了这个调
  唱了一遍又一遍，唱到月亮也知道

  歌里有{names}的名字，轻轻地唱一遍
  走到哪里都记得，就放在心里边
`
