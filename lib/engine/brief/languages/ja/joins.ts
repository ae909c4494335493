import { plainForm } from './verbs.ts'

/** A line that goes on: "雨が嫌いですが" is "雨が嫌いだが". */
export function openly(text: string, piece: string): string {
  const said = piece.replace(CONJUNCTION, '')
  if (TE.test(said))
    return said
      .replace(/([しきいちりみびぎにえけせてねめれ])まして$/u, (_, stem: string) =>
        plainForm(`${said.slice(0, -4)}${stem}まして`).slice(said.length - 4),
      )
      .replace(/でして$/u, 'で')
  const [end] = WAITING.exec(said) ?? []
  if (!end || text.endsWith(end)) return text
  const isVerb = /[るうくすつぬむぶぐいただ]$/u.test(text) && !/(?:嫌い|きれい|くらい|ぐらい|せい)$/u.test(text)
  if (isVerb) return `${text}${end}`
  return /^の[でに]$/u.test(end) ? `${text}な${end}` : `${text}だ${end}`
}

/** How clauses end that wait for the next one. */
export const TE = /[てで]$/u
const WAITING = /(?:けれども?|けど|から|ので|のに|が|し)$/u

/** Joins a sentence or a part of one to what was said before; what only adds to it is left out. */
export const CONJUNCTION =
  /^(でも|だけど|けど|それでも|だから|なので|なのに|それなのに|しかし|ところが|そして|しかも|それから|そしたら|そのくせ|(?:また|あと|実は|ちなみに)(?=.{4}))(?=[^もす]..)/u

/** What leads to something past is past itself: "無口な人で、釣りに行っていました" tells "無口な人だった". */
export function finite(piece: string, next: readonly string[]): string {
  if (!/[てで]$/u.test(piece) || /」って$/u.test(piece)) return piece
  const end = next.find((one) => !/[てで]$/u.test(one)) ?? ''
  const isPast = /(?:[たっ]た|した|だった|んだ|いだ|ました|でした|[いけせてねべめれき]た)(?:けど|が|のに|ので)?$/u.test(
    end,
  )
  if (/くて$/u.test(piece) && !/[をに][^をに]くて$/u.test(piece))
    return piece.replace(/くて$/u, isPast ? 'かった' : 'い')
  if (BEING.test(piece)) return isPast ? piece.replace(/で$/u, 'だった') : piece
  if (/ていて$/u.test(piece)) return piece.replace(/て$/u, isPast ? 'た' : 'る')
  if (/くれて$/u.test(piece)) return piece.replace(/て$/u, isPast ? 'た' : 'る')
  if (!isPast || !/(?:[^のとに]て|[んい]で)$/u.test(piece)) return piece
  return piece.replace(/て$/u, 'た').replace(/で$/u, 'だ')
}

/** How somebody is, and not where: "泣き虫で", but "大学で". */
const BEING =
  /(?:人|子|虫|屋さん?|者|好き|嫌い|上手|下手|苦手|得意|名人|早口|無口|頑固|元気|真面目|まじめ|不器用|器用|短気|几帳面|親切|のんびり屋|性格|一筋|甘党|酒豪|おてんば|わがまま|マイペース|ぼう|坊|っ子|持ち|オンチ|音痴|タイプ|存在|先生|担当|キャプテン|ドジ|天然)で$/u
