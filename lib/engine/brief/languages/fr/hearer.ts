import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { fact } from './lines.ts'
import { type Gender, placeOfOther } from './persons.ts'
import { CLITICS, isThirdPerson, secondPerson, secondPlural } from './verbs.ts'

/** Whom a description tells of. */
export type HearerContext = {
  readonly hearer: Hearer | null
  readonly gender: Gender | null
  /** Names besides the hearer's. */
  readonly others: readonly string[]
}

/** Words in which whoever hears the song is "tu"; what stands behind others may be theirs. */
export function toHearer(
  text: string,
  hearer: Hearer,
  others: readonly string[],
  gender: Gender | null,
  isOwn = false,
): string {
  if (isSeveral(hearer)) return toSeveral(text)
  const end = isOwn ? text.length : placeOfOther(text, others)
  const own = text
    .slice(0, end)
    .replace(/(?<!(?:^|\s)(?:le|un|du|ce|au|bon|gros|beau) )(?<!\p{L})son (?=[\p{L}\d])/giu, 'ton ')
    .replace(/(?<!\p{L})sa (?=[\p{L}\d])/giu, 'ta ')
    .replace(/(?<!\p{L})ses (?=[\p{L}\d])/giu, 'tes ')
  const pronouns = gender === 'm' ? 'il' : gender === 'f' ? 'elle' : 'il|elle'
  const stressed = gender === 'm' ? 'lui' : gender === 'f' ? 'elle' : 'lui|elle'
  return `${own}${text.slice(end)}`
    .replace(/(?<!(?:il|elle|on|qui|y|ça|tout) )(?<!\p{L})a (?=l'|la |mon |ma |midi|minuit|pied|\d{1,2} ?h)/giu, 'à ')
    .replace(
      new RegExp(`(?<!\\p{L})ça (?:${gender === 'm' ? 'le' : gender === 'f' ? 'la' : 'le|la'}) (?=\\p{L}{3})`, 'giu'),
      'ça te ',
    )
    .replace(new RegExp(`(?<!\\p{L})(?:${stressed})-m[êe]me(?!\\p{L})`, 'giu'), 'toi-même')
    .replace(
      new RegExp(
        `(?<!\\p{L})(avec|pour|sans|chez|sur|de|à|en|vers|que|comme|contre|derrière|devant|après) (?:${stressed})(?!\\p{L})(?! (?:\\p{L}+))`,
        'giu',
      ),
      '$1 toi',
    )
    .replace(/(?<!\p{L})(?:d'elle|d'lui)(?!\p{L})/giu, gender === 'm' ? "d'elle" : 'de toi')
    .replace(new RegExp(`(?<!\\p{L})(avec|sans|chez|sur|vers|contre|pour) (?:${stressed})(?!\\p{L})`, 'giu'), '$1 toi')
    .replace(/(?<=(?<!\p{L})moi qui )lui (?=ai |avais )/giu, "t'")
    .replace(/(?<!\p{L})((?:si|quand|qu['’ ]|que) ?(?:on|je|tout le monde|nous) )lui (?=[aeiouyhéè])/giu, "$1t'")
    .replace(/(?<!\p{L})((?:si|quand|qu['’ ]|que) ?(?:on|je|tout le monde|nous) )lui (?=\p{L})/giu, '$1te ')
    .replace(
      new RegExp(
        `(qu'|s'|(?<!\\p{L})quand |(?<!\\p{L})comme |(?<!\\p{L})où |(?<!\\p{L})dès qu'|(?<!\\p{L})parce qu')(?:${pronouns}) (.+)$`,
        'iu',
      ),
      (all, joins: string, clause: string) => {
        const said = /^(?:y a|faut|pleut|neige|fait (?:froid|chaud|beau|nuit))/iu.test(clause)
          ? null
          : spoken(clause, hearer, { others, gender })
        return said ? `${joins.replace(/qu'$/u, 'que ').replace(/^s'$/u, 'si ')}tu ${said}` : all
      },
    )
}

/** Words in which those who hear the song are "vous". */
function toSeveral(text: string): string {
  return text
    .replace(/(?<!\p{L})leurs(?!\p{L})/giu, 'vos')
    .replace(
      /(?<=(?<!\p{L})(?:moi|nous|personne ne|on ne|on) (?:qui )?)(?:les|leur) (?=(?:ai|as?|avons|avait|dit|aide|voit|regarde|remercie|connaît|oublie|donne|offre)(?!\p{L}))/giu,
      'vous ',
    )
    .replace(/(?<!\p{L})leur (?=\p{L}{3})/giu, 'votre ')
    .replace(
      /(qu'|s'|(?<!\p{L})(?:quand|comme|où|dont) )(?:ils|elles) (.+)$/iu,
      (all, joins: string, clause: string) => {
        const clitics = CLITICS.exec(clause)?.[0] ?? ''
        const [verb = '', ...rest] = clause.slice(clitics.length).split(' ')
        const second = secondPlural(verb)
        const own = clitics.replace(/(?<!\p{L})(?:se |s')/giu, 'vous ')
        const said = rest.join(' ').replace(/(?<!\p{L})((?:on|je|nous) (?:ne )?)(?:les|leur) (?=\p{L})/giu, '$1vous ')
        return second
          ? `${joins.replace(/qu'$/u, 'que ').replace(/^s'$/u, 'si ')}vous ${own}${second} ${said}`.trim()
          : all
      },
    )
}

/** A clause without its subject, said to the hearer: "s'occupe de ses roses" gives "Tu t'occupes de tes roses". */
export function toldOf(clause: string, who: HearerContext): Fact | null {
  const { hearer } = who
  const phrase = hearer && spoken(clause, hearer, who)
  if (!phrase) return hearer && isSeveral(hearer) ? toldOfSeveral(clause, hearer) : null
  return fact('you', `tu ${phrase}`)
}

export function spoken(
  clause: string,
  hearer: Hearer,
  { others, gender }: Pick<HearerContext, 'others' | 'gender'>,
): string | null {
  const adverb = /^(?:toujours|jamais|aussi) /iu.exec(clause)?.[0] ?? ''
  const clitics = CLITICS.exec(clause.slice(adverb.length))?.[0] ?? ''
  const [verb = '', ...rest] = clause.slice(adverb.length + clitics.length).split(' ')
  const second = secondPerson(verb)
  if (!second || /^y $/iu.test(clitics)) return null
  const own = clitics.replace(/(?<!\p{L})se /giu, 'te ').replace(/(?<!\p{L})s'/giu, "t'")
  const said = toHearer(rest.join(' '), hearer, others, gender)
    .replace(
      /(?<!\p{L})(?<!(?:fai\p{L}*|font|laiss\p{L}*|voi[rt]|entend\p{L}*) )se (?=\p{L}+(?:er|ir|re|ant)(?!\p{L}))/giu,
      'te ',
    )
    .replace(
      /(?<!\p{L})(?<!(?:fai\p{L}*|font|laiss\p{L}*|voi[rt]|entend\p{L}*) )s'(?=\p{L}+(?:er|ir|re|oir|ant)(?!\p{L}))/giu,
      "t'",
    )
    .replace(/(?:^|,? )(?:ce|cette) (?:con|conne|andouille|idiote?|crétin|abruti|imbécile)$/iu, '')
  return `${own}${second} ${said}`.trim()
}

/** "se sont rencontrés au ski" gives "Vous vous êtes rencontrés au ski"; frames that say "tu" do not fit. */
export function toldOfSeveral(clause: string, hearer: Hearer): Fact | null {
  const clitics = CLITICS.exec(clause)?.[0] ?? ''
  const [verb = '', ...rest] = clause.slice(clitics.length).split(' ')
  const second = secondPlural(verb)
  if (!second) return null
  const own = clitics.replace(/(?<!\p{L})(?:se |s')/giu, 'vous ')
  const said = toSeveral(rest.join(' '))
  return fact('they', `vous ${own}${second} ${hearer ? said : ''}`)
}

/** What stands behind the hearer at the beginning: "mon chat moka" before "dort sur mon clavier". */
export function behindHearer(piece: string, { kin, name }: Hearer): string | null {
  const who = [kin && name && `${kin} ${name}`, kin, name]
    .filter((one) => one !== null && one !== '')
    .map((one) => escaped(one ?? ''))
  const begin = new RegExp(
    `^(?:(?:${MINE}|les?|la) )?(?:ex |petite? |grande? |meilleure? |chère? |vieux |vieille )?(?:${who.join('|')})(?: d(?:e la |u |es |e |')\\p{Ll}+(?: (?:${who.join('|')}))?)? (.+)`,
    'iu',
  )
  const rest = begin.exec(piece)?.[1] ?? null
  const verb = rest?.replace(CLITICS, '').split(' ')[0] ?? ''
  return rest && isThirdPerson(verb) ? rest : null
}

export const MINE = '(?:ma|mon|mes|notre|nos)'

export const NAMED_BEFORE = ({ kin, name }: Hearer) =>
  [kin, name].flatMap((one) => (one ? [escaped(one)] : [])).join('|') || '(?!)'

/** Whether words name the hearer, by name or by kin. */
export function isNamed(text: string, { kin, name }: Hearer): boolean {
  const said = ` ${text.toLowerCase().replace(/[^\p{L}' -]/gu, '')} `
  return [kin, name].some((one) => one !== null && said.includes(` ${one.toLowerCase()} `))
}

/** Whether the song is to more than one. */
export const isSeveral = ({ kind, name }: Hearer) => kind === 'group' || / et /.test(name ?? '')

/** What the hearer's own do to them: "sa sœur lui prête ses doudous". */
export const given = (piece: string) =>
  piece.replace(
    /(?<!(?:avec|pour|chez|sans|sur|à|de|que|et|ou|c'est) )(?<!\p{L})lui (?=\p{L}{2,})/giu,
    (_, at: number, all: string) => (/^[aeiouyhéèê]/iu.test(all.slice(at + 4)) ? "t'" : 'te '),
  )

/** What somebody else or a thing does, said to the hearer: whatever is a person's own is theirs. */
export function ofOthers(piece: string, { hearer, gender, others }: HearerContext): string {
  if (!hearer) return piece
  const isOwn = /^(?:son|sa|ses|leurs?) /iu.test(piece)
  return toHearer(piece, hearer, isOwn ? [] : others, gender, isOwn)
}
