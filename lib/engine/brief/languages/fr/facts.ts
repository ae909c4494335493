import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { joined, shortened } from '../fact-lines.ts'
import { factOf } from './clause-facts.ts'
import { hasVerb, isUnnamed, piecesOf } from './clauses.ts'
import { type HearerContext, isNamed, isSeveral } from './hearer.ts'
import { isLesson, taughtIn } from './lessons.ts'
import { joinedBy, LISTED } from './lines.ts'
import { genderOf } from './persons.ts'
import { ABOUT, AGED, AUX, LIKING, NOTHING, type PreviousClause, pronounOf } from './previous-clause.ts'
import { BETWEEN_ADJECTIVES } from './states.ts'
import { furtherOf, placeOfShop } from './things.ts'
import { participleOf } from './verbs.ts'
import { FRENCH_PLACES } from './words/places.ts'

/**
 * What a French description tells, as lines of a song to its hearer: "ma mamie huguette qui adore son jardin" gives "Tu adores ton
 * jardin", "je lui ai menti" gives "Je t'ai menti". What is not surely understood is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  if (isLesson(description)) return []
  const facts: Fact[] = []
  const taught = taughtIn(description, names)
  const listed = taught.rest.replace(/(?<=\p{Lu}[\p{L}-]+), (?=\p{Lu}[\p{L}-]+(?:,| et \p{Lu}))/gu, `${LISTED} `)
  const text = written(listed, names)
    .replace(BETWEEN_ADJECTIVES, ' et ')
    .replace(THANKED, (_, first: string, link: string) => `${first}. ${first.split(' ')[0]} ${link}avoir `)
  const context: HearerContext = {
    hearer,
    gender: hearer && !isSeveral(hearer) ? genderOf(hearer, description) : null,
    others: names.filter(
      (name) => !PLACES.has(name) && !(hearer?.name ?? '').includes(name) && !name.includes(hearer?.name ?? '\n'),
    ),
  }
  const born = context.gender === null ? '' : `est né${context.gender === 'f' ? 'e' : ''} `
  let before: PreviousClause = NOTHING
  /** In which sentence something was told last. */
  let toldIn = -1
  for (const piece of piecesOf(born ? text.replace(JUST_BORN, born) : text, hearer)) {
    if (before.sentence !== piece.sentence) before = { ...before, they: null, isOther: false, isOwn: false, aux: null }
    const last = facts.at(-1)
    const goesOn = last !== undefined && toldIn === piece.sentence
    // "il a peur de l'aspirateur, mais pas des chiens".
    if (last && goesOn && EXCEPTED.test(piece.text) && !hasVerb(piece.text)) {
      const rest = `${piece.conjunction === 'mais' ? 'mais ' : ''}${piece.text}`
      facts[facts.length - 1] = {
        ...last,
        text: `${last.text}, ${rest}`,
        ...(last.joined ? { joined: `${last.joined}, ${rest}` } : {}),
      }
      continue
    }
    const further = goesOn && (last.of !== 'thing' || hearer === null) ? furtherOf(piece, context) : null
    const found = further ?? factOf(piece.text, context, before)
    // "La machine tombe et fait du bruit": a thing has no name to go on with.
    if (
      found &&
      goesOn &&
      last.of === 'they' &&
      isUnnamed(piece.text) &&
      before.they === null &&
      piece.conjunction === 'et'
    ) {
      facts[facts.length - 1] = { ...last, text: `${last.text} et ${piece.text}` }
      continue
    }
    const other =
      found?.of === 'they' ? (/^(?:Il|Elle)(?= )/u.exec(found.text)?.[0] ?? pronounOf(found.text, context)) : null
    before = {
      of:
        found?.of === 'thing' && before.of === 'you'
          ? 'you'
          : (found?.of ??
            (hearer && (isNamed(piece.text, hearer) || (before.of === 'you' && AGED.test(piece.text))) ? 'you' : null)),
      liked: found ? (LIKING.exec(found.text)?.[0] ?? before.liked) : null,
      thing: piece.text.startsWith('qui ') ? before.thing : found ? null : (ABOUT.exec(piece.text)?.[1] ?? null),
      they: found ? other : before.they,
      isOther: found ? other !== null : before.isOther,
      isOwn:
        found?.of === 'they' &&
        (/^(?:Son|Sa|Ses|Ton|Ta|Tes) /u.test(found.text) || (before.isOwn && /^(?:Il|Elle) /u.test(found.text))),
      sentence: piece.sentence,
      aux: found ? (AUX.exec(found.text)?.[0] ?? null) : before.aux,
      named: context.others.find((name) => piece.text.endsWith(name)) ?? null,
    }
    if (!found) continue
    const one = shortened(withWhom(found, hearer, names), LONGEST, ENDS)
    const joins = further ? '' : piece.conjunction
    facts.push(
      joins !== null && goesOn && one.of !== 'thing'
        ? { ...one, joined: joinedBy(joins, one.text) }
        : further && goesOn
          ? { ...one, joined: one.text }
          : one,
    )
    toldIn = piece.sentence
  }
  const all = joined(
    [...taught.facts, ...placeOfShop(description), ...facts].filter(({ text }) => text.split(' ').length <= LONGEST),
  )
    .filter(
      ({ of, text }, at, all) =>
        all.findIndex((one) => one.text === text) === at && (of === 'thing' || text.includes(' ')),
    )
    .slice(0, MOST)
  // Two that "et" joins are sung in two verses.
  const isPair = all.length === 2 && /^Et /u.test(all[1]?.joined ?? '')
  return isPair ? all.map(({ joined: _, ...one }) => one) : all
}

const PLACES: ReadonlySet<string> = new Set(FRENCH_PLACES.split(', '))

/** With names as they are written, and without the accents that whoever did something lacks: "j'ai oublie". */
function written(description: string, names: readonly string[]): string {
  const text = description.replace(
    /(?<=(?<!\p{L})(?:ai|as|a|avons|ont|avait|avais|avez|aura) (?:(?:toujours|tout|pas|jamais|déjà|encore|trop|bien|beaucoup) )?)\p{L}+(?:e|er)(?!\p{L})/giu,
    (word) => participleOf(word) ?? word,
  )
  return names.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), name),
    text,
  )
}

/** "d'avoir réparé mon vélo et gardé mes chiens" is two of them. */
const THANKED =
  /(?<!\p{L})((?:merci|pardon\p{L}*|désolée?|remercier)(?: [^.,;!?]*?)? (d'|pour )avoir [^.,;!?]*?),? et (?:d'avoir |pour avoir )?(?=\p{L}+(?:é|i|u|is|it|ait|ert) (?:le|la|les|l'|mon|ma|mes|un|une|des|sur|notre|nos))/giu

/** "Tu lui as appris à lire" where one child besides the hearer is named: "Tu as appris à lire à Lucas". */
function withWhom(fact: Fact, hearer: Hearer | null, names: readonly string[]): Fact {
  const others = names.filter((name) => !(hearer?.name ?? '').includes(name) && !/^(?:Mme|Mr|M|Mlle) /u.test(name))
  const [other] = others
  const [, had = '', said = ''] = /^Tu lui (as|avais) ((?:\p{L}|['’-])+(?: \S+){0,5})$/u.exec(fact.text) ?? []
  return other && others.length === 1 && said !== '' ? { ...fact, text: `Tu ${had} ${said} à ${other}` } : fact
}

const JUST_BORN = /vient de naître (?=(?:le \d|la nuit|ce |cette |à |en |hier|pendant|dans|un |au ))/giu
const EXCEPTED =
  /^(?:(?:pas|jamais|ni) (?:des?|du|les?|la|à|aux?|avec|pour|sur|chez|dans|quand)|(?:pas|jamais|ni) (?:de )?l'|sauf) ?/iu

/** In words: more make no line. */
const LONGEST = 34
const MOST = 14
const ENDS = /^(?:avec|quand|qui|que|pendant|pour|parce|dans|et|où|de|du|des|mais|sans|à|en|sur)$/iu
