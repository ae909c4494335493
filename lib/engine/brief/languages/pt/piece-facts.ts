import { capital, uncapital } from '../../../lyrics/first-letter.ts'
import type { Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import {
  frontedIn,
  isElidedIn,
  isFirst,
  isOfUs,
  isSecond,
  isThird,
  isVerbAlone,
  leadsBefore,
  RELATIVE,
  SUBORDINATES,
  verbAt,
} from './clauses.ts'
import { isHearerSpokenOf, isNamed, isOwned, ofHearer, toHearer, yourself } from './hearer.ts'
import { lengthOf } from './lines.ts'
import { isDoing, isMusic, isThing, SONG, tellsOfSomebody, toldOfSong } from './songs.ts'
import { type Context, lowerFirst, type PieceFacts, type PreviousClause, silent, told } from './told.ts'
import { isHabit, isPlural } from './verbs.ts'

/** What one piece tells, and with whom it goes on; with "quando" or "na terça" before it, where it begins so. */
export function readOf(text: string, hearer: Hearer | null, before: PreviousClause, context: Context): PieceFacts {
  const led = SUBORDINATES.exec(text)?.[0]
  if (led && text.length > led.length) {
    const inner = text.slice(led.length).trim()
    const { facts, next } = factsOf(inner, hearer, before, context)
    const [fact] = facts
    const said = fact && !isElidedIn(inner) ? uncapital(fact.text) : toHearer(inner, hearer)
    const isName = context.names.some((name) => inner.startsWith(name))
    return told(
      fact?.of === 'me' ? 'me' : 'they',
      `${led.trim()} ${isName ? inner : said}`,
      fact && fact.of !== 'me' ? next : before,
    )
  }
  const words = text.split(' ')
  const count = frontedIn(text)
  if (count > 0 && count < words.length && !SONG.test(text)) {
    const inner = words.slice(count).join(' ')
    // "hoje tem dois gatos": of one of two, or of both.
    if (isElidedIn(inner) && before.of === 'they' && yourself(hearer) === 'Vocês') return told('they', text, before)
    const { facts, next } = factsOf(inner, hearer, before, context)
    const [fact] = facts
    if (fact && facts.length === 1 && fact.of !== 'thing')
      return told(
        fact.of,
        `${words
          .slice(0, count)
          .join(' ')
          .replace(/^até hoje/iu, 'Ainda hoje')} ${lowerFirst(fact.text, context.names)}`,
        next,
      )
  }
  return factsOf(text, hearer, before, context)
}

/** What one piece tells by itself. */
function factsOf(text: string, hearer: Hearer | null, before: PreviousClause, context: Context): PieceFacts {
  // What is left of somebody: "ficou só a coleira".
  if (/^(?:só )?(?:ficou|ficaram|sobrou|restou|restaram) (?:só |apenas )?(?:a|o|as|os|uma?|meu|minha) /iu.test(text))
    return told('they', text, before)
  // "Casam em Ouro Preto em maio".
  if (
    yourself(hearer) === 'Vocês' &&
    hearer &&
    /^(?:(?:eles )?(?:se )?|(?:vão |vai )(?:se )?)casa[mr] (?:em|no|na|dia|este|nesse|neste|sábado|domingo)(?!\p{L})/iu.test(
      text,
    )
  )
    return told(
      'you',
      `Vocês ${/cas(?:ar)(?!\p{L})/iu.test(text) ? 'vão se casar' : 'se casam'} ${text.replace(/^.*?casa[mr] /iu, '')}`,
      before,
    )
  // "Lembrança dos verões na casa da praia".
  const [, article = '', remembered = ''] =
    ((hearer === null || (hearer.kind === 'group' && !hearer.name)) &&
      /^(?:[^,]*? )?(?:lembranças?|saudades?|memórias?) d([oa]s?) ((?:\p{L}+ ?){3,})$/iu.exec(text)) ||
    []
  if (remembered) return told('thing', `${article} ${remembered}`, before)
  // What the song shall be like: "quero tipo despedida mas feliz".
  if (
    !SONG.test(text) &&
    /^(?:eu )?(?:quero|queria|gostaria de|preciso de|tem que ser|pode ser)(?!\p{L}).*(?<!\p{L})(?:tipo|estilo|feliz|alegre|triste|animad[oa]|divertid[oa]|engraçad[oa]|lent[oa]|calm[oa]|bonit[oa]|emocionante|suave)(?!\p{L})/iu.test(
      text,
    )
  )
    return silent(before)
  const words = text.split(' ')
  const you = yourself(hearer)
  const ofYou = { of: 'you' as const, subject: you }
  const [head = ''] = words
  if (SONG.test(text) && !tellsOfSomebody(words, before)) return toldOfSong(text, hearer, context)
  // "Vão casar em maio" tells of a wedding; whoever is named by a title alone is told of by nothing.
  if (/^(?:Seu|seu|Dona|dona|Sra?|Tia|Tio) \p{Lu}\p{L}+$/u.test(text)) return silent(before)
  if (/^(?:eu|nós)$/iu.test(head) || /^a gente /iu.test(`${text} `))
    return verbAt(words, /^a$/iu.test(head) ? 2 : 1) < 0 && !/^(?:a gente|eu|nós) \p{L}+ndo(?!\p{L})/iu.test(text)
      ? silent(before)
      : told('me', toHearer(text, hearer), { of: 'me', subject: /^a$/iu.test(head) ? 'A gente' : capital(head) })
  if (/^(?:todo mundo|ninguém) (?:se |me |nos |já |sempre )*\p{L}+ /iu.test(`${text} `))
    return told('they', toHearer(text, hearer), {
      of: 'they',
      subject: capital(words.slice(0, /^todo$/iu.test(head) ? 2 : 1).join(' ')),
    })
  if (/^vocês?$/iu.test(head)) return told('you', text, ofYou)
  if (/^el[ae]s?$/iu.test(head)) {
    const they = { of: 'they' as const, subject: capital(head) }
    const isOfSeveral = /s$/u.test(head)
    // One of two is not "vocês", nor are several one.
    if (hearer && you === 'Vocês' && isOfSeveral) return ofHearer(words.slice(1), hearer, you)
    if (!hearer || you === 'Vocês' || isOfSeveral || !isHearerSpokenOf(head, hearer, before, context))
      return told('they', you === 'Vocês' ? text : toHearerBehind(text, hearer), they)
    return ofHearer(words.slice(1), hearer, you)
  }
  // "Era ela que sabia": as it stands.
  const cleft = /^(?:era|foi|é|eram|foram|são) (el[ae]s?) (?:que|quem) /iu.exec(text)?.[1]
  if (cleft && hearer)
    return isHearerSpokenOf(cleft, hearer, before, context)
      ? told('you', toHearer(text, hearer), ofYou)
      : told('they', text, before)
  const at = verbAt(words)
  if (at >= 0 && isSecond(words[at] ?? '')) return told('you', text, ofYou)
  const isSelf =
    isFirst(words[at] ?? '') &&
    (/(?:ei|[^aeo]i|[aáeéi]mos)$/iu.test(words[at] ?? '') ||
      /^(?:vou|sou|tenho|estou|tô|faço|quero|posso|sei|dou|digo|trago|ponho|venho|vejo|ouço|peço|fico|prometo|continuo|gosto|amo|adoro|sinto|procuro|lembro|prefiro|choro|penso)$/iu.test(
        words[at] ?? '',
      ))
  if (at >= 0 && (isVerbAlone(words[at] ?? '') || at > 0 || before.subject !== null || isSelf)) {
    if (isFirst(words[at] ?? '') && !isThird(words[at] ?? ''))
      return told(
        'me',
        `${before.subject === 'Eu' && words.length < 2 ? (isOfUs(words[at] ?? '') ? 'Nós ' : 'Eu ') : ''}${toHearer(text, hearer)}`,
        {
          of: 'me',
          subject: 'Eu',
        },
      )
    const isOfSong =
      before.subject === '' &&
      /^(?:tem|tenha|pode|deve|precisa|seja|quer|come[cç]a|termina|dura|fala|conta)(?!\p{L})/iu.test(text)
    if ((isMusic(text) && !(hearer && isDoing(words, before))) || isOfSong) return silent(before)
    if (before.of === 'you' && hearer) {
      // "nunca chegou atrasado" is not of several.
      if (before.subject === 'Vocês' && !isPlural(words[at] ?? '')) return told('they', text, before)
      return ofHearer(words, hearer, before.subject ?? you)
    }
    if (before.of === 'me' && before.subject === 'Eu' && isOfAnother(words[at] ?? ''))
      return told('they', toHearer(text, hearer), before)
    if (before.subject !== null && before.of)
      return told(before.of, `${before.subject} ${toHearer(text, hearer)}`, before)
    // "zoa meu amigo Gustavo".
    return silent(hearer && isNamed(text, hearer) ? ofYou : before)
  }
  // "porteiro do nosso prédio há 25 anos": that is who they are.
  if (
    hearer?.kin &&
    before.of === 'you' &&
    you === 'Você' &&
    words.length > 2 &&
    head.toLowerCase() === hearer.kin.toLowerCase() &&
    !words.some((word) => isVerbAlone(word) && !/^há$/iu.test(word))
  )
    return told('you', `Você é ${toHearer(text, { ...hearer, kin: null })}`, ofYou)
  const own = hearer
    ? words.findIndex((word, place) => place > 0 && isThird(word) && isNamed(words.slice(0, place).join(' '), hearer))
    : -1
  if (
    hearer &&
    own > 0 &&
    (!PREPOSITION.test(head) || /^(?:em|no|na|nos|nas|desde|até|com|ao|à|aos|às)$/iu.test(head)) &&
    own < 12 &&
    !words.slice(0, own).some((word) => RELATIVE.test(word)) &&
    !isOwned(words.slice(0, own - leadsBefore(words, own)).join(' '), hearer)
  )
    return behindPrefix(words, own - leadsBefore(words, own), hearer, you)
  const verb = words.findIndex(
    (word, place) =>
      place > 0 &&
      isVerbAlone(word) &&
      !/^h[áa]$/iu.test(word) &&
      !/^(?:de|que|quando|como|se|onde)$/iu.test(words[place - 1] ?? ''),
  )
  const relative = words.findIndex((word) => /^(?:que|quando|como|onde)$/iu.test(word))
  if (verb > 0 && (relative < 0 || verb < relative)) {
    const start = verb - leadsBefore(words, verb)
    const subject = words.slice(0, start).join(' ')
    if (isNamed(subject, hearer) && hearer && !isOwned(subject, hearer))
      return ofHearer(words.slice(start), hearer, you)
    if (PREPOSITION.test(head) || lengthOf(subject) > 5) return silent(before)
    return told('they', toHearer(text, hearer), { of: 'they', subject: capital(subject) })
  }
  if (hearer && isNamed(text, hearer)) return silent(ofYou)
  // Whoever signs.
  if (/^(?:seu|sua|teu|tua) (?:filh|net|amig|irm|namorad|espos|marido|sobrinh)\p{L}*/iu.test(text))
    return silent(before)
  if (PREPOSITION.test(head) || /\d+ an/u.test(text) || !isThing(words)) return silent(before)
  return told('thing', toHearer(text, hearer), before)
}

/** "Depois de 30 anos de química a professora Marlene está": what stands before whoever is named is told as well. */
function behindPrefix(words: readonly string[], start: number, hearer: Hearer, you: string): PieceFacts {
  const of = ofHearer(words.slice(start), hearer, you)
  const named = [hearer.kin, hearer.name].flatMap((one) => (one ? [escaped(one)] : [])).join('|')
  const before = new RegExp(`^(.+?) (?:(?:[oa]|meu|minha|noss[oa]|querid[oa]) )*(?:(?:${named}),? ?)+$`, 'iu').exec(
    words.slice(0, start).join(' '),
  )?.[1]
  const [fact] = of.facts
  if (
    !fact ||
    !before ||
    SONG.test(before) ||
    !/^(?:depois|antes|quando|desde|há|faz|com|em|n[oa]s?|tod[oa]s?|cada|sempre|hoje|agora|ontem|durante|aos?|às?) /iu.test(
      `${before} `,
    )
  )
    return of
  return told(fact.of, `${before} ${fact.text.charAt(0).toLowerCase()}${fact.text.slice(1)}`, of.next)
}

const PREPOSITION =
  /^(?:para|pra|pro|pros|pras|de|do|da|dos|das|com|sem|em|no|na|nos|nas|por|pelo|pela|ao|à|aos|às|sobre|desde|até|tipo|bem|muito|mais|meio|super|estilo|seja|que)$/iu

/** "lava" and "lavou", and not "lavava", which whoever sings may have done. */
const isOfAnother = (verb: string) =>
  isHabit(verb) ||
  /^(?:é|são|foi|foram|está|tá|vai|quer|pode|sabe)$/iu.test(verb) ||
  (isVerbAlone(verb) && /(?:ou|eu|iu)$/u.test(verb))

/** Behind an "ele" who is another: the rest stays as it was typed, but for what belongs to whoever hears it. */
const toHearerBehind = (text: string, hearer: Hearer | null) =>
  hearer ? `${text.split(' ')[0]} ${toHearer(text.split(' ').slice(1).join(' '), hearer)}` : text
