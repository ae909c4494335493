import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { fact } from './lines.ts'
import { type Telling, tellerOf } from './persons.ts'
import { ELDERS } from './reading/elders.ts'
import { KIN } from './reading/names.ts'

/** "姐夫阿凯 … 姐夫追了三年": of two who hear it each is called by name, so that nobody has to guess who did what. */
export function byName(description: string, hearer: Hearer | null, names: readonly string[]): string {
  const { isPair }: Telling = tellerOf(description, hearer, names)
  if (!isPair) return description
  return names.reduce((said, name) => {
    const kin = new RegExp(`(${KIN})${escaped(name)}`, 'u').exec(said)?.[1]
    return kin ? said.replace(new RegExp(`(?<=[，。,.！!；;\\s])${kin}(?!${escaped(name)})`, 'gu'), name) : said
  }, description)
}

/** What is told as a song tells it: an elder's name first, what is to be learnt first, and a death behind what was before it. */
export const inSongOrder = (facts: readonly Fact[], description: string, hearer: Hearer | null): Fact[] => [
  ...named(hearer),
  ...skill(facts, description, hearer),
  ...deathLater(facts),
]

/** Nobody calls a grandmother by her name; the song says what it is, and its chorus ends with it, as with what somebody does. */
function named(hearer: Hearer | null): Fact[] {
  const name = hearer?.name ?? ''
  const kin = hearer?.kin ?? ''
  if (!ELDERS.full.test(name) || !ELDERS.kin.test(kin)) return []
  return [{ of: 'you', text: `你的名字叫${name}`, deed: `叫${name}` }]
}

/** "教小朋友刷牙的儿歌" */
function skill(facts: readonly Fact[], description: string, hearer: Hearer | null): Fact[] {
  const taught =
    /教[^，。,]{0,14}?(刷牙|洗手|过马路|系鞋带|穿衣服?|叠被子|垃圾分类|洗脸|吃饭|排队|收玩具|上厕所)/u.exec(
      description,
    )?.[1]
  if (hearer || !taught || facts.some(({ text }) => text.includes(taught))) return []
  return [fact('thing', `我们一起来${taught}`)]
}

const DIED =
  /^(你们?)((?:去年|前年|今年|上周|上个?月|昨天|前天|大前年)?(?:春天|夏天|秋天|冬天|年初|年底|[\d一二三四五六七八九十]+月)?)(走了|去世了?|过世了?|离开了(?:我们?)?)$/u
/** What is told of the time since. */
const SINCE = /^(?:我(?:还|现在|一直|把|想|再|没|总|每)|现在|如今|家里|到现在|至今)/u

function deathLater(facts: readonly Fact[]): readonly Fact[] {
  const [first, ...others] = facts
  const [, who = '', when = '', died = ''] = DIED.exec(first?.text ?? '') ?? []
  if (!first || when === '' || others.length === 0) return facts
  const at = others.findIndex(({ text }) => SINCE.test(text))
  const end = at < 0 ? others.length : at
  return [...others.slice(0, end), { ...first, text: `${when}${who}${died}` }, ...others.slice(end)]
}
