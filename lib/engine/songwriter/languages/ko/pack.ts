import type { Fact } from '../../../brief/brief.ts'
import { OPEN } from '../../../brief/languages/ko/lines.ts'
import type { FactGrammar } from '../fact-grammar.ts'
import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details, lessons } from './details.ts'
import { factHooks } from './fact-hooks.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { politely } from './polite.ts'
import { hasFinal, koreanSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

/** What somebody likes or makes. */
const LIKED =
  /(?:좋아|사랑|요리|운동|낚시|연주|농사|잘 ?)하시?지$|(?:마시|만들|끓이|굽|구우|키우|가꾸|기르|타|치|부르|그리|심|읽)(?:시|으시)?지$/u

/** No quatrain stands around a fact; what came of a thing is sung of what somebody likes or makes, and of nobody who is dead. */
const grammarOf = ({ text }: Fact, isDead: boolean): FactGrammar => ({
  suits: () => false,
  suited: (stanzas) => (!isDead && LIKED.test(text) ? stanzas : ''),
})

export const korean: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, factHooks, leadIns, details, lessons },
  factGrammar: grammarOf,
  slots: koreanSlots,
  together: (names) => {
    const last = names.at(-1) ?? ''
    return names.length === 2 ? `${names[0]}${hasFinal(names[0] ?? '') ? '과' : '와'} ${last}` : names.join(', ')
  },
  headline: (title) => title,
  spelled: politely,
  leftOpen: OPEN,
  // What somebody is or failed to do, numbers of years, and what only goes on to something else are told once.
  unkind:
    /(?:고|며|면|서|데|지만|다가|니까|느라|더니|도록|거나|때|때마다|때는|에|에서|까지|부터|마다|동안|한테|에게|날|밤|뒤|후|전|처럼|보다|으로|로|게|은|는|이|가|을|를|도)$|^\S+(?: \S+)?$|못 (?:드|잡|해)|걸려$|휴직|입원|(?:이셨지|이었지|였지|이지|셨던|됐지|근무했지|유명하지)$|[다라]지$|떠나?셨지$|떠났지$|건넜지$|못 ?\S+지$|치매|기일|제사|수술|암 |헤어[졌지져]|울고|바람 ?[피폈]|다쳤|다쳐|사고|이혼|투병|항암|망[쳤친]|짜증|기절|못 ?[했하]|까먹|잊었|잊어|화를 내|거짓말|싸웠|아프|울었|혼자 기다|늦었|떨어졌|실패|(?:^| )안 /u,
  // Third and fourth lines are one sentence, so that a fact stands in place of the first.
  denied: /.*(?:혼자 기다|못 ?했|싫어하|못 ?먹|안 ?먹|울었|울렸|끊었|떨어졌|떨어진|실패|차였).*/u,
}
