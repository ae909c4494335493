import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details, lessons } from './details.ts'
import { factHooks } from './fact-hooks.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { isSeveral, saidToSeveral } from './several.ts'
import { chineseSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const chinese: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, factHooks, leadIns, details, lessons },
  leftOpen:
    /^(?:只要|如果|要是|每当|自从|等到|一到|因为|虽然|尽管|不管|无论|哪怕|趁)(?!.*[就都也才总还，])|(?:时候|那[天年晚次会]|之后|以后|之前|以前)$/u,
  slots: chineseSlots,
  // "从来不下厨" has nothing to do with a kitchen.
  denied:
    /(?:从来?不|从没|不爱|不喜欢|讨厌|最?怕|忘了|忘记)(?!打雷|黑|鬼|说话|带|会|洗碗|刷碗|收碗|吸尘器|吹风机|扫地机|纪念日|结婚纪念日|迟到)[^，]{1,8}|(?:不会|没有|没时间|没空|戒了?|不能|不用|不让[我你]?)(?!做饭|说话|考上|迟到|带伞|洗碗)[^，]{1,8}|^(?!.*(?:纪念日|不及格|没考))我(?!们|的).*$|^(?:邻居|隔壁|楼上|楼下|别人|人家|大家|老师|爸爸|妈妈|爷爷|奶奶|外婆|外公|舅舅|老板|同事|客人)[^，]{0,2}(?:把|总|说|会|每|天天|在|都|也|又|给|送|买|养|要|不|没).*$|.*(?:弄丢|弄坏|弄脏|骗).*/gu,
  unkind:
    /没考上|没考好|落榜|不及格|考砸|失败|分手|离婚|去世|走了|忘了|住院|生病|被骗|欠|出轨|吵架|秃|胖了|下岗|失业|要死|失恋|难吃|淘汰|找不到|劈腿|手术|被骂|输了|输给|哭了|疼|骗|丢了|坏了|^就在|要回[^，]{1,8}了$|要走了$|^你们?是(?!我)|^你们?\p{Script=Han}{0,2}[\d一二三四五六七八九十]+岁|今年.{1,3}[岁十]了?$/u,
  // Of itself it stands behind no fact.
  together: (names) => [names.slice(0, -1).join('、'), names.at(-1)].filter(Boolean).join('和'),
  headline: (title) => title,
  spelled: (text, { hearer }) => (isSeveral(hearer) ? saidToSeveral(text) : text),
}
