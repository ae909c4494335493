import { describe, expect, it } from 'vitest'
import { findRefused } from '#server/services/moderation/refuse-words.ts'

describe('a name is heard in other scripts', () => {
  it.each([
    ...([
      ['今夜はていらー・すうぃふとの歌', 'Taylor Swift'],
      ['昨日くえんてぃんたらんてぃーのに会う夢', 'Quentin Tarantino'],
      ['びよんせの歌声', 'Beyoncé'],
      ['まどんな', 'Madonna'],
      ['まどんなのような曲', 'Madonna'],
      ['昨晚我梦见昆汀·塔伦蒂诺在雨中', 'Quentin Tarantino'],
      ['昨晚我夢見昆汀·塔倫蒂諾在雨中', 'Quentin Tarantino'],
      ['어제 지네딘 지단 생각을 했다', 'Zinedine Zidane'],
      ['Мне приснился Квентин Тарантино', 'Quentin Tarantino'],
    ] as const),
    ...([
      ['ο Τζάστιν Μπίμπερ τραγουδά', 'Justin Bieber'],
      ['رأيت جاستن بيبر تحت المطر', 'Justin Bieber'],
      ["אתמול חלמתי על ג'סטין ביבר בגשם", 'Justin Bieber'],
      ['ฉันฝันถึงจัสติน บีเบอร์ในสายฝน', 'Justin Bieber'],
      ['जस्टिन बीबर बारिश में गा रहे हैं', 'Justin Bieber'],
    ] as const),
  ])('%j', (text, name) => {
    expect(findRefused(text, 'description')).toContain(name)
  })

  it('and only that is refused, not the particles around it', () => {
    expect(findRefused('まどんなと呼ばれた先生', 'prompt')).toEqual([])
  })
})
