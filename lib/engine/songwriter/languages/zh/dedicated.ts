import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  这首歌唱给{names}，窗户都给我打开
  唱给{names}听，听见了就笑起来

  要问今天唱给谁，{names}就在里面
  一句一句都是真的，不信你再听一遍

  我想着{names}，就有了这个调
  会唱的都来唱，唱到月亮也知道

  敬{names}，杯子举高，声音再大一点
  敬{names}，让楼上楼下，都听得见
`
