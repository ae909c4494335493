import { TE } from './joins.ts'
import { LONGEST_BREATH } from './long-lines.ts'
import { OCCASION, SONG } from './notes.ts'
import { anyOf, PRONOUNS } from './persons.ts'
import { TRAIT } from './traits.ts'

/** Between commas, but for what only leads to what follows, "38年間、", and what is short enough for one line. */
export function withoutPauses(sentence: string, names: readonly string[]): string[] {
  const isOfSong = (piece: string) => SONG.test(names.reduce((rest, name) => rest.replaceAll(name, '誰か'), piece))
  const pieces = sentence.split(/[、,，]+/u).filter((piece) => piece !== '')
  const all: string[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    const joins =
      last === undefined || OCCASION.test(last) || isOfSong(last) || isOfSong(piece) ? null : joinOf(last, piece)
    if (last === undefined || joins === null) all.push(piece)
    else all[all.length - 1] = `${last}${joins}${piece}`
  }
  return all
}

/** What stands between what leads and what follows, if they are one line. */
function joinOf(last: string, piece: string): string | null {
  const isShort = `${last}${piece}`.length <= LONGEST_JOINED
  // "チョークだらけのジャージと、泣いた顔が忘れられない".
  if (/.{3}(?<![こう])と$/u.test(last) && /[一-龥ァ-ヶー]と$/u.test(last)) return '、'
  if (BRIEF.test(last) && !TRAIT.test(piece.replace(/で$/u, '')) && `${last}${piece}`.length < LONGEST_BREATH)
    return '、'
  if (LEADS.test(last) && !STANDING.test(last)) return ''
  if (SEASON.test(last) || CONDITION.test(last)) return '、'
  if (
    isShort &&
    TE.test(last) &&
    CLAUSE.test(last) &&
    !/^.{1,6}[はが]/u.test(piece) &&
    !(isPast(piece) && last.length >= 8 && piece.length >= 8)
  )
    return ''
  return isShort && /(?:けど|いが|るが|たが)$/u.test(last) ? '、' : null
}

/** Too short for a line: "無口で", "茶トラで". */
const BRIEF =
  /^(?!.*(?:さん|ちゃん|くん|先生|二人|[0-9一二三四五六七八九十]人|だけ|[ぁ-んァ-ヶ一-龥](?:店|館|校|室|屋|園|場|駅|町|街))で$)(?=.{2,4}$).{0,2}[一-龥ァ-ヶー虫人子しりみい]で$|^.{1,3}くて$/u

const isPast = (piece: string) => /(?:[たっ]た|した|だった|んだ|[てで]た|ました|でした)$/u.test(piece)

/** In letters, of two clauses that are sung in one breath. */
const LONGEST_JOINED = 16

/** When it was: "高校の夏休み". */
const SEASON = /^.{1,8}(?:夏休み|冬休み|春休み|の夏|の冬|の春|の秋|の頃|のころ|時代|の時|のとき|の夜|の朝)$/u

/** "私が風邪をひいたら": what follows belongs to it. */
const CONDITION =
  /.{4}(?:たら|れば|ると|[るたい]時に?は?|[るたい]ときに?は?|[るた]たび(?:に)?|[るた](?:後|あと)に?|ながら)$/u

/** How a part ends that says nothing by itself. */
const LEADS =
  /(?:[\d０-９一二三四五六七八九十百]+(?:年間?|ヶ月|か月|日間|時間|回)|今でも|今も|今は|いまだに|毎[朝晩日週年回]|いつも|最近|昨日|今日|先週|おととい|昔|昔から|去年|先月|ずっと|夜中|休日|週末|休みの日は?|雨の日(?:は|に)?|子供の(?:頃|ころ)(?:は|から)?|小さい(?:頃|ころ)(?:は|から)?)$/u
/** "勤続38年" tells something by itself. */
const STANDING = /^(?:勤続|創業|結婚|交際|開業|付き合って|入社|出会って|連れ添って).*年$/u
const CLAUSE =
  /(?:[一-龥ぁ-んァ-ヶー]{2}(?:[いえけげせってねべめれしきちびみりんっ]て|んで|してて|ってて|ていて|[出見着寝来似得居]て|くて|好きで|嫌いで|苦手で|得意で))$/u

/** Divides a sentence where a clause ends, and takes what is said of somebody before their name: "庭が好きな祖母へ". */
export function piecesOf(sentence: string, people: readonly string[]): string[] {
  const told = sentence
  const somebody = new RegExp(
    `^(.{3,}?)(${anyOf(people.filter((one) => !PRONOUNS.includes(one)))})(?:さん|ちゃん|くん|君|先生)?(?=$|[のへにをがはとも（(「])`,
    'u',
  )
  const [, before = '', who = ''] = somebody.exec(told) ?? []
  // "転校していったけいちゃんのことが忘れられない" is one line.
  if (/のこと(?:が|を)(?:忘れられな|今でも|ずっと|思い出)/u.test(told)) return [told]
  // "中学からの親友" says it with who it is.
  if (/からの$/u.test(before)) return [`${before}${who}`, ...piecesOf(told.slice(before.length), people)]
  // "寡黙な大工の父".
  if (/^.{1,8}(?:な|てる|ている).{1,6}の$/u.test(before) && told.length <= before.length + who.length + 2)
    return [before.slice(0, -1)]
  const said =
    ATTRIBUTIVE.test(before) && (/[がをにではも]/u.test(before) || DONE.test(before))
      ? [before.replace(/な$/u, '')]
      : []
  const rest = said.length > 0 ? told.slice(before.length) : told
  return [
    ...said,
    ...rest.split(
      /(?<=(?:ます|です|ました|でした|いる|いた)(?:が|けど|けれど|し|から|ので))|(?<=.{4}(?:なので|だけど|だから|のに|[るいたくうぐすつむぶぬ]ので))(?=.{5})|(?<=」)(?=[^、。のはがをにでとっもてなや」].{2})|(?<=[るいただ]し)(?![いくかさそてたま])(?=.{3})/u,
    ),
  ]
}

/** A verb of some length: "3年付き合った". */
const DONE = /[一-龥].{2,}[たるう]$/u

const ATTRIBUTIVE = /(?:な|[るうくすつぬむぶぐいただ])$/u
