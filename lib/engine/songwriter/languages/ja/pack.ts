import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details, lessons } from './details.ts'
import { factGrammar } from './fact-grammar.ts'
import { factHooks } from './fact-hooks.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { japaneseSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

export const japanese: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, factHooks, leadIns, details, lessons },
  factGrammar,
  leftOpen: /(?:[てで]|けれども?|けど|から|ので|のに|[るたいだ]が|[るたいだ]し|[るた](?:夜|日|朝|時|とき|頃|ころ))$/u,
  // Nor is what only leads to the next line sung again and again.
  unkind:
    /(?:[てで]|けれども?|けど|から|ので|のに|[るたいだ]が|[るたいだ]し|[がを].*[きしちにびみり])$|失恋|振られ|好きな人ができ|浮気|音痴|しか|食べない|やめられない|会えない|つるつる|鼻血|亡く|落ち[たてる]|負け|苦手|下手|嫌い|うるさ|忘れ|失敗|怖[いが]|泣い|出てこない|臭|くさ[いく]|ハゲ|禿|太っ|離婚|別れ|入院|病気|留学する|転勤|転校|退職する|卒業する|引っ越す|^.{2,6}からの|お疲れ様|治せ|元気でね|^出会いは|^プロポーズは|きっかけ|(?:会|逢)いたい|気づけ|認知症|こわ[いが]|\d+歳$/u,
  denied:
    /[^、。つの]の季節|ドライブで(?=窓)|飲み会(?=に行って|に出て|で遅)|[^、。]{1,8}が?苦手な(?=私|僕|俺|わたし)|記念日を忘れ|^[^、。]{2,10}(?:たら|[るう]と|れば|[たる]時に?|[たる]ときに?)(?=.{4,}くれ(?:る|た)$)|^(?!.*, )(?!.*(?:好き|夢中|名人|得意|上手|趣味|目がない|一筋|ファン|はまって|ハマって|日課|自慢|名物|育て|作|つく[っる]|(?<!夕)焼[いく]|編[んむみ]|弾[いく]|飲[んむま]|食べ|読[んむ書]|釣|描[いく]|走[っるり]|泳[いぐ]|踊[っるり]|集め|植え|手入れ|世話|磨|みがく)).{9,}$/gu,
  // Its lines go on from one another: a fact stands before them.
  slots: japaneseSlots,
  together: (names) => names.join('と'),
  headline: (title) => title,
}
