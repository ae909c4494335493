import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { joined, shortened } from '../fact-lines.ts'
import { isNote } from './notes.ts'
import { type Gender, genderOf, personIn, placeOfOther } from './persons.ts'
import { FRENCH_PLACES } from './places.ts'
import { isThirdPerson, participleOf, secondPerson, secondPlural, withAccents } from './verbs.ts'

/**
 * What a French description tells, as lines of a song to its hearer: "ma mamie huguette qui adore son jardin" gives "Tu adores ton
 * jardin", "je lui ai menti" gives "Je t'ai menti". What is not surely understood is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  const taught = taughtIn(description, names)
  const listed = taught.rest.replace(/(?<=\p{Lu}[\p{L}-]+), (?=\p{Lu}[\p{L}-]+(?:,| et \p{Lu}))/gu, `${LISTED} `)
  const text = written(listed, names).replace(
    THANKED,
    (_, first: string, link: string) => `${first}. ${first.split(' ')[0]} ${link}avoir `,
  )
  const told: Told = {
    ...{ hearer, description },
    gender: hearer && !isSeveral(hearer) ? genderOf(hearer, description) : null,
    others: names.filter(
      (name) => !PLACES.has(name) && !(hearer?.name ?? '').includes(name) && !name.includes(hearer?.name ?? '\n'),
    ),
  }
  let before: Before = NOTHING
  /** In which sentence something was told last. */
  let toldIn = -1
  for (const piece of piecesOf(text, hearer)) {
    if (before.sentence !== piece.sentence) before = { ...before, they: null, isOther: false, isOwn: false, aux: null }
    const last = facts.at(-1)
    const goesOn = last !== undefined && toldIn === piece.sentence
    const further = goesOn && (last.of !== 'thing' || hearer === null) ? furtherOf(piece, told) : null
    const found = further ?? factOf(piece.text, told, before)
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
      found?.of === 'they' ? (/^(?:Il|Elle)(?= )/u.exec(found.text)?.[0] ?? pronounOf(found.text, told)) : null
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
      named: told.others.find((name) => piece.text.endsWith(name)) ?? null,
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

const AGED = /^(?:bientôt |déjà |presque )?\d+ (?:ans|mois)(?: et demi)?$/iu

/** Whom a description tells of. */
type Told = {
  readonly hearer: Hearer | null
  readonly description: string
  readonly gender: Gender | null
  /** Names besides the hearer's. */
  readonly others: readonly string[]
}

const isUnnamed = (piece: string) =>
  isThirdPerson(piece.replace(CLITICS, '').split(' ')[0] ?? '') ||
  /^(?:ne |n'|se |s'|me |m'|nous |lui )(?:(?:lui|leur|en|y|la|le|les) |[lm]')?\p{L}{2,}(?:e|ait|it|a|rd|nd|rt|ent)(?: |$)/iu.test(
    piece,
  )

/** "Il" for somebody else who is told of. */
function pronounOf(text: string, { others }: Told): string | null {
  const gender = personIn(text, others)
  return gender === 'm' ? 'Il' : gender === 'f' ? 'Elle' : null
}

/** "Mais tu l'aimais", "Parce qu'il pleuvait". */
function joinedBy(conjunction: string, text: string): string {
  const said = lowered(text)
  const joins =
    conjunction === 'parce que' ? (/^[aeiouyéèêœ]/iu.test(said) ? "parce qu'" : 'parce que ') : `${conjunction} `
  const line = joins.trim() === '' ? said : `${joins}${said}`
  return line.charAt(0).toUpperCase() + line.slice(1)
}

const SMALL_WITHIN =
  /^(?:Tu|Vous|On|Nous|Ils?|Elles?|Je|J'|C'|Ça|Le|La|Les|L'|Une?|Des|Mon|Ma|Mes|Ton|Ta|Tes|Son|Sa|Ses|Notre|Nos|Votre|Vos|Leurs?|Tout|Tous|Quand|Si|Personne|Chaque|Ce|Cette|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Hier|Demain|Depuis|Ensuite|Parfois|Souvent|Aujourd'hui|Maintenant|À|En|Au|Après|Avant|Pendant|Dans|Tous|Toutes|Là-bas|Il y a)(?!\p{L})|^(?:J|L|C|D|S|Qu)'/u

/** Where and with what something is done that was told before: "avec son chapeau". */
function furtherOf({ text }: Piece, { hearer, others, gender }: Told): Fact | null {
  if (!FURTHER.test(text) || SONG.test(text) || isNote(text) || FEAST.test(text) || text.split(' ').length > 14)
    return null
  if (hasVerb(text) && !/ qu(?:i|e|')/iu.test(text)) return null
  if (readAttributes([text]).notUnderstood.length === 0) return null
  return fact('thing', hearer && !isSeveral(hearer) ? toHearer(text, hearer, others, gender) : text)
}

const FURTHER =
  /^(?:avec|sans|dans|sur|sous|derrière|devant|depuis|chez|jusqu'|même|surtout|toujours|malgré|comme|au milieu|à côté|près|loin|entre|par|après|pendant) ?/iu
const FEAST = /(?<!\p{L})(?:anniversaire|mariage|chanson|refrain|guitare|piano|chœur|voix|style|musique)(?!\p{L})/iu

/** "ma boulangerie à Quimper". */
function placeOfShop(description: string): Fact[] {
  const [, where = ''] =
    /(?<!\p{L})(?:ma|mon|notre|nouveau|nouvelle|petite?) (?:boulangerie|pâtisserie|café|bar|restaurant|resto|boutique|magasin|garage|salon|librairie|fleuriste|pizzeria|brasserie|crêperie|fromagerie|boucherie|épicerie|ferme|food[- ]?truck|friperie|pharmacie|auberge|cave|bistrot?|atelier)(?: [^.,;!?]{0,40}?)? (à \p{Lu}[\p{L}'-]+(?:[ -](?:sur|en|la|le|les|de)?[ -]?\p{Lu}[\p{L}-]+)*)(?=[.,;!?:]|$| )/u.exec(
      description,
    ) ?? []
  return where ? [fact('thing', where)] : []
}

/** A comma between names, which ends no piece. */
const LISTED = '\ue900'

/** What somebody small is to learn, and who shows it: "apprendre aux enfants à se brosser les dents, avec un crocodile qui s'appelle Coco". */
function taughtIn(description: string, names: readonly string[]): { facts: Fact[]; rest: string } {
  const facts: Fact[] = []
  const rest = description.replace(LEARNT, (_, self: string | undefined, verb: string, what: string) => {
    const does = DONE[verb.toLowerCase()] ?? (verb.endsWith('er') ? verb.slice(0, -1) : null)
    facts.push(fact('thing', does ? `on ${self ?? ''}${does}${what}` : `${self ?? ''}${verb}${what}`))
    return ' '
  })
  if (facts.length === 0) return { facts, rest: description }
  const withoutGuide = rest.replace(GUIDE, (all, noun: string, name: string) => {
    const called = names.find((one) => one.toLowerCase() === name.toLowerCase())
    if (!called) return all
    facts.push(
      fact('they', `${called} ${noun.replace(/^une /iu, 'la ').replace(/^un /iu, 'le ')} nous montre comment faire`),
    )
    return ' '
  })
  return { facts, rest: withoutGuide }
}

const LEARNT =
  /(?<!\p{L})(?:pour |afin d'|qui )?(?:apprendre|apprenne|enseigner|expliquer|montrer)(?: aux?| à)? (?:[^.,;!?]*? )?à (se |s')?(\p{L}+(?:er|ir|re|oir))((?: (?!avec |en chantant)[\p{L}'’-]+){1,7})/iu
const GUIDE = /(?:avec|grâce à) (une? \p{L}+) (?:qui s['’]appelle|nommée?|appelée?) (\p{L}+)/iu
const DONE: Readonly<Record<string, string>> = {
  ...{ dire: 'dit', lire: 'lit', faire: 'fait', mettre: 'met', écrire: 'écrit', attendre: 'attend', tenir: 'tient' },
  ...{ appeler: 'appelle', lever: 'lève', jeter: 'jette', partager: 'partage', acheter: 'achète' },
}

/** "Tu lui as appris à lire" where one child besides the hearer is named: "Tu as appris à lire à Lucas". */
function withWhom(fact: Fact, hearer: Hearer | null, names: readonly string[]): Fact {
  const others = names.filter((name) => !(hearer?.name ?? '').includes(name) && !/^(?:Mme|Mr|M|Mlle) /u.test(name))
  const [other] = others
  const [, had = '', said = ''] = /^Tu lui (as|avais) ((?:\p{L}|['’-])+(?: \S+){0,3})$/u.exec(fact.text) ?? []
  return other && others.length === 1 && said !== '' ? { ...fact, text: `Tu ${had} ${said} à ${other}` } : fact
}

/** "d'avoir réparé mon vélo et gardé mes chiens" is two of them. */
const THANKED =
  /(?<!\p{L})((?:merci|pardon\p{L}*|désolée?|remercier)(?: [^.,;!?]*?)? (d'|pour )avoir [^.,;!?]*?),? et (?:d'avoir |pour avoir )?(?=\p{L}+(?:é|i|u|is|it|ait|ert) (?:le|la|les|l'|mon|ma|mes|un|une|des|sur|notre|nos))/giu

/** In words: more make no line. */
const LONGEST = 34
const MOST = 14
const ENDS = /^(?:avec|quand|qui|que|pendant|pour|parce|dans|et|où|de|du|des|mais|sans|à|en|sur)$/iu

/**
 * Of whom the piece before tells, what it likes ("Tu adores"), what the song is said to be about, which pronoun somebody else goes on with,
 * and who is named at its end.
 */
type Before = {
  readonly of: Fact['of'] | null
  readonly liked: string | null
  readonly thing: string | null
  readonly they: string | null
  readonly isOther: boolean
  /** Whether they are the hearer's: "sa sœur". */
  readonly isOwn: boolean
  readonly sentence: number
  /** With which participles go on: "J'ai". */
  readonly aux: string | null
  readonly named: string | null
}
const NOTHING: Before = {
  of: null,
  liked: null,
  thing: null,
  they: null,
  isOther: false,
  isOwn: false,
  sentence: -1,
  aux: null,
  named: null,
}

const LIKING = /^(?:Tu|Vous|J'|On) ?(?:t')?(?:aim|ador|détest|préf[éè]r|collectionn|mang)(?:es?|ais|ez|iez)(?= )/u
const ABOUT = /(?<!\p{L})(?:sur|pour|à) ((?:une?|le|la|les|mon|ma|mes|notre|nos|des) [^,]+)$/iu

const SONG =
  /(?<!\p{L})(?:chansons?|ballade|berceuse|comptine|hymne|jingle|rap|slam|morceau|paroles|bpm|tempo|refrain|couplets?|style|instrumentale?|écri[st]|écrire|écrivez|crée[rz]?|compose[rz]?|fais-moi|fais moi|je ve(?:ux|ut)|je voudrais|j'aimerais|il (?:me|nous) faut|un truc|quelque chose|un son|besoin d|pe(?:ux|ut)[- ]tu|pouvez|s'il (?:te|vous) pla[iî]t|svp|stp|hommage|intitulée?|duo|ode|reggae|rock|jazz|en (?:anglais|espagnol|italien|japonais|français|allemand)|merci|pardon|désolée?|excuses?|m'excuser|remercier|cadeau|pub|publicité|spot)(?!\p{L})/iu
const SELF =
  /^(?:je |j'|on |nous (?!a(?!\p{L})|ont(?!\p{L})|fait(?!\p{L}))(?=.*\p{L}ons(?!\p{L})|.*(?!\p{L})(?:sommes|étions)(?!\p{L})))/iu
const CLITICS = /^(?:(?:ne|me|te|se|nous|vous|lui|leur|y|en|le|la|les) |[nmtsl]'|y |en )*/iu
const MINE = '(?:ma|mon|mes|notre|nos)'

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

function isNamed(text: string, { kin, name }: Hearer): boolean {
  const said = ` ${text.toLowerCase().replace(/[^\p{L}' -]/gu, '')} `
  return [kin, name].some((one) => one !== null && said.includes(` ${one.toLowerCase()} `))
}

/** A clause, what joined it to the one before, and in which sentence it stands. */
type Piece = { readonly text: string; readonly conjunction: string | null; readonly sentence: number }

/** Between punctuation, at "qui" behind the hearer, and where somebody or a verb begins anew. */
function piecesOf(text: string, hearer: Hearer | null): Piece[] {
  const pieces: Piece[] = []
  text.split(/[.;!?\n]|(?<=\s)[–—-](?=\s)/u).forEach((sentence, place) => {
    for (const part of sentence.split(/[,:()]|[–—]/u))
      pieces.push(...piecesIn(part, hearer).map(([piece, joins]) => clean(piece, joins, place)))
  })
  return pieces
}

function clean(piece: string, joins: string | null, sentence: number): Piece {
  const [, own = ''] = JOINS.exec(piece) ?? []
  const text = piece
    .replace(/^(?:du coup|en plus|bref|enfin|d'ailleurs|par contre|au fait|résultat) (?!que )/iu, '')
    .replace(/^(?:parce (?:que |qu')|et |mais |car |puis |aussi |donc |alors (?!qu)|moi (?=je |j'))+/iu, '')
    .replace(/(?: et| mais)?(?: après| puis| ensuite)?(?: et| mais)$/iu, '')
    .replace(/(?: et| mais) (?:après|puis|ensuite|maintenant|du coup)$/iu, '')
    .trim()
  const said = own
    .toLowerCase()
    .replace(/^et puis$/u, 'puis')
    .replace(/^parce qu.*$/u, 'parce que')
    .trim()
  return { text, conjunction: said !== '' ? said : joins, sentence }
}

const JOINS = /^(et puis|et|mais|car|puis|donc|alors(?! qu)|parce (?:que|qu(?='))|du coup)(?= |')/iu

function piecesIn(sentence: string, hearer: Hearer | null): [string, string | null][] {
  const pieces: [string, string | null][] = []
  let piece: string[] = []
  let joinedBy: string | null = null
  const close = () => {
    if (piece.length > 0) {
      pieces.push([piece.join(' '), joinedBy])
      joinedBy = null
    }
    piece = []
  }
  const words = sentence.trim().split(/\s+/)
  words.forEach((word, at) => {
    const last = piece.at(-1) ?? ''
    const rest = words.slice(at + 1).join(' ')
    const isOpen =
      piece.length === 0 ||
      SONG.test(piece.join(' ')) ||
      (hearer !== null && isNamed(piece.slice(-3).join(' '), hearer))
    const joins =
      /^(?:et|mais|puis|alors|donc)$/iu.test(word) &&
      !(/^alors$/iu.test(word) && /^qu/iu.test(rest)) &&
      beginsClause(rest) &&
      (hasVerb(piece.join(' ')) || !DETERMINER.test(rest) || piece.length === 0)
    const gives = /^parce$/iu.test(word) || (/^(?:car|puisque)$/iu.test(word) && beginsClause(rest))
    const relative =
      /^(?:qui|qu[e']?)$/iu.test(word) &&
      isOpen &&
      !/^(?:avec|chez|pour|à|de|sur|ce|parce|alors|pendant|depuis|dès|avant|après|tant|sans|bien|fois|jour)$/iu.test(
        last,
      )
    const anew =
      piece.length > 0 &&
      rest !== '' &&
      !/^y a(?!\p{L})/iu.test(rest) &&
      BEGINS.test(`${word} `) &&
      !SUBORDINATES.test(last) &&
      !WHEN.test(`${piece.join(' ').replace(/^(?:et|mais|puis|alors|donc) /iu, '')} ${word} ${rest}`) &&
      !/(?:^|\s)dit(?: \p{L}+)?$/iu.test(piece.join(' '))
    const isNew =
      anew &&
      (hasVerb(piece.join(' ')) ||
        /^(?:ils|elles|on)$/iu.test(word) ||
        SONG.test(piece.join(' ')) ||
        (hearer !== null && isNamed(piece.join(' '), hearer)))
    if (joins || gives || relative || isNew) close()
    if (joins || (gives && word !== 'parce')) joinedBy = word.toLowerCase()
    else piece.push(word)
  })
  close()
  return pieces
}

const BEGINS = /^(?:ils?|elles?|je|j'\p{L}+|on) $/iu
const SUBORDINATES =
  /^(?:que|quand|si|où|ou|comme|lorsque|puisque|dont|dès|fois|jour|sur|avec|pour|chez|sans|vers|à)$/iu

const beginsClause = (text: string): boolean => {
  if (/^(?:il|elle|ils|elles|je|on|qui|ne|se|me|ça|tu|lui) |^(?:[nsmlcj]|qu)'/iu.test(text) || WHEN.test(text))
    return true
  if (
    /^(?:quand|lorsqu|si (?:je|tu|on|ils?|elles?|nous|le|la|les|mon|ma)|dès qu|chaque fois qu)(?!\p{Ll}{2})/u.test(text)
  )
    return true
  const [first = '', second = ''] = text.split(' ')
  const main = text.split(/ (?=qu(?:i|e|'))/u)[0] ?? ''
  const isNamed = /^\p{Lu}\p{Ll}/u.test(text) && hasVerb(main)
  return (isThirdPerson(first) && second !== '') || isNamed || (DETERMINER.test(`${first} `) && hasVerb(main))
}

const DETERMINER =
  /^(?:une?|le|la|les|des|du|mon|ma|mes|notre|nos|son|sa|ses|ton|ta|tes|leurs?|tout le|ce|cette|ces) /iu
const UNVERBED =
  /^(?:une?|le|la|les|l'|des|du|d'|de|mon|ma|mes|notre|nos|son|sa|ses|leurs?|ce|cette|à|en|sur|pour|avec|sans|dans|quelle?)$/iu

/** A verb that no article or preposition stands before. */
function hasVerb(text: string): boolean {
  const words = text.replace(/(?<=(?<!\p{L})(?:[jnmtslcd]|qu)')/giu, ' ').split(/\s+/)
  return (
    words.some(
      (word, at) =>
        at > 0 &&
        isThirdPerson(word) &&
        (!UNVERBED.test(words[at - 1] ?? '') || (words[at - 1] === "l'" && /(?:ait|aient|^a|^ont)$/u.test(word))),
    ) || /(?<![\p{L}'])(?:(?:je|on|il|elle|tu) \p{L}|j')/iu.test(text)
  )
}

function factOf(piece: string, who: Told, before: Before): Fact | null {
  const { hearer, gender, others } = who
  const heard = (text: string) => (hearer ? toHearer(text, hearer, others, gender) : text)
  const told = toldOfSong(piece, who)
  if (told) return told
  if (SINGERS.test(piece) || isNote(piece)) return null
  const message =
    /^(?:je|on|nous) (?:voudr\p{L}+|voul\p{L}+|veux|veut|aimer\p{L}+)(?: \p{L}+)? (?:(?:te|vous|lui|leur) )?dire (?:que |qu')(.+)$/iu.exec(
      piece,
    )?.[1]
  if (message) return factOf(message, who, before)
  // "pour Ilyès né dans l'ascenseur".
  const born =
    hearer &&
    !isSeveral(hearer) &&
    new RegExp(`(?:${NAMED_BEFORE(hearer)}),? (née? (?!(?:le|en) \\d).+)$`, 'iu').exec(piece)?.[1]
  if (born) return fact('you', `tu es ${born}`)
  const former = /^ancien(?:ne)? (\p{L}+)$/iu.exec(piece)?.[1]
  if (former && hearer && !isSeveral(hearer)) return fact('you', `tu étais ${former}`)
  if (hearer && !isSeveral(hearer) && before.of === 'you' && STATE.test(piece))
    return fact('you', `tu es ${heard(piece)}`)
  if (hearer && !isSeveral(hearer) && /^née? (?!(?:le|en) \d)\p{L}+ /iu.test(piece))
    return fact('you', `tu es ${piece}`)
  // "ma petite Lila, 8 mois".
  if (hearer && !isSeveral(hearer) && before.of === 'you' && /^\d+ (?:mois|semaines|jours)$/iu.test(piece))
    return fact('you', `tu as ${piece}`)
  if (TIMES.test(piece) && !hasVerb(piece) && !SONG.test(piece) && piece.includes(' '))
    return fact(
      'thing',
      hearer?.name && !isSeveral(hearer)
        ? piece.replace(new RegExp(`(avec|chez) ${escaped(hearer.name)}`, 'iu'), '$1 toi')
        : piece,
    )
  if (
    hearer &&
    !isSeveral(hearer) &&
    before.of === 'you' &&
    /^\d[\d,.]* ?(?:kg|kilos?|g|grammes)(?: \d+)?$/iu.test(piece)
  )
    return fact('you', `tu pesais ${piece}`)
  const isTold = /^(?:ils?|elles?|qui|on|je) |^(?:j'|qu[e'])/iu.test(piece)
  if (piece === '' || (isTold ? WISHES : SONG).test(piece) || /^pas d(?:e |')/iu.test(piece)) return null
  if (
    (GONE.test(piece) && !/^(?:ma|mon|notre|sa|son) /iu.test(piece)) ||
    (GONE.test(piece) && hearer !== null && isNamed(piece.split(' ').slice(0, 4).join(' '), hearer)) ||
    /^(?:il )?faut (?:que|qu'|un|une|du|de|des|faire|parler|mentionner|dire|ajouter|mettre le|la chanson)(?!\p{L})|^que ça |^(?:ne )?(?:dis|dites|parlez?|mets|mettez) pas/iu.test(
      piece,
    )
  )
    return null
  if (IMPERSONAL.test(piece)) return fact('they', heard(piece))
  const loved = hearer && /^(?:que |qu')((?:je |j'|on |nous ).+)/iu.exec(piece)?.[1]
  if (loved) return fact('me', withObject(heard(loved)))
  const relative = /^qui (.+)/iu.exec(piece)?.[1]
  if (relative && before.thing && !(hearer && isNamed(before.thing, hearer)))
    return fact('they', `${before.thing} ${relative}`)
  // "l'institutrice de mon fils Noé qui bégayait".
  if (relative && before.named) return fact('they', `${before.named} ${relative}`)
  if (relative && before.isOther && before.they) return fact('they', `${before.they} ${relative}`)
  if (relative) return hearer && before.of === 'you' ? toldOf(relative, who) : null
  // "j'ai tenu des mains, mangé des biscottes".
  if (before.aux && before.of && PARTICIPLE.test(piece)) return fact(before.of, `${before.aux} ${heard(piece)}`)
  const open = whileOf(piece, who, before)
  if (open) return open
  if (SELF.test(piece)) return fact('me', selfTold(piece, who))
  if (/^(?:tu|vous|t'|toi) ?/iu.test(piece) && /^(?:tu|vous) /iu.test(piece)) return fact('you', piece)
  const [, pronoun = '', other] = /^(il|elle) (.+)/iu.exec(piece) ?? []
  if (other && hearer && isSeveral(hearer)) return fact('they', piece)
  if (other && hearer)
    return isOfOther(pronoun, who, before) ? fact('they', named(piece, pronoun, who, before)) : toldOf(other, who)
  if (other) return /^(?:y|me|nous) /.test(other) ? null : fact('they', piece)
  const several = /^(?:ils|elles) (.+)/iu.exec(piece)?.[1]
  if (several) return hearer ? toldOfSeveral(several, hearer) : fact('they', piece)
  // "lui à Montréal moi à Grenoble".
  const apart = hearer && !isSeveral(hearer) && /^(?:lui|elle) (à|en|au) (.+?),? moi (à|en|au) (.+)$/iu.exec(piece)
  if (apart) return fact('thing', `toi ${apart[1]} ${apart[2]}, moi ${apart[3]} ${apart[4]}`)
  const [, when = '', clause = ''] = WHEN.exec(piece) ?? []
  if (clause && !hasVerb(when) && !isNote(clause)) {
    const said = factOf(clause, who, before)
    return said && fact(said.of, `${heard(when)}, ${lowered(said.text)}`)
  }
  const it = /^(?:c'(est|était)|ce (sera)) (.+)/iu.exec(piece)
  if (it) return isBeing(it, who, before)
  const behind = hearer && behindHearer(piece, hearer)
  if (behind) return isSeveral(hearer) ? toldOfSeveral(behind, hearer) : toldOf(behind, who)
  // "madame Lefèvre, l'institutrice de mon fils".
  if (hearer && !isSeveral(hearer) && hearer.name && before.of === 'you' && WHO_IS.test(piece) && !hasVerb(piece))
    return fact('you', `tu es ${piece}`)
  if (hearer && !isSeveral(hearer) && before.of === 'you' && JOB.test(piece) && !hasVerb(piece))
    return fact('you', `tu es ${piece}`)
  if (hearer && (isNamed(piece, hearer) || /^(?:ma|mon|notre) \p{L}+$/iu.test(piece)) && !hasVerb(piece)) return null
  const isVerb = isUnnamed(piece) && /[ ']/.test(piece)
  const isSingle = isUnnamed(piece)
  if (isSingle && before.isOther && before.they)
    return fact('they', `${before.they} ${before.isOwn ? given(piece) : piece}`)
  const isAddressed = before.of === 'you' || (before.of !== 'me' && /^(?:me |m'|nous |se |s')/iu.test(piece))
  if (isAddressed && hearer && (isVerb || (isSingle && before.of === 'you'))) return toldOf(piece, who)
  if (before.liked && (DETERMINER.test(piece) || /^l'|^\p{L}+(?:er|ir|re)(?!\p{L})/iu.test(piece)) && !hasVerb(piece))
    return fact('you', `${before.liked} ${heard(piece)}`)
  if (
    !/^(?:en haut|en bas|à gauche|à droite|devant|derrière)(?!\p{L})/iu.test(piece) &&
    /^(?:quand|si|comme|où|lorsque|dont|avec|pour|depuis|chez|dans|à|en|de|du|des|sur|par|sans|façon|genre) |^d'/iu.test(
      piece,
    )
  )
    return hasVerb(piece) && !hearer ? fact('they', piece) : null
  if (/^ça (?!(?:ne |n')?(?:va|doit|serait|devrait)(?!\p{L}))\p{L}+ /iu.test(piece)) return fact('they', heard(piece))
  if (hasVerb(piece)) {
    const isOwn = /^(?:son|sa|ses) /iu.test(piece)
    return fact('they', hearer ? turned(ofOthers(isOwn ? given(piece) : piece, who)) : piece)
  }
  return isThing(piece) ? fact('thing', heard(piece)) : null
}

/** What the hearer's own do to them: "sa sœur lui prête ses doudous". */
const given = (piece: string) =>
  piece.replace(
    /(?<!(?:avec|pour|chez|sans|sur|à|de|que|et|ou|c'est) )(?<!\p{L})lui (?=\p{L}{2,})/giu,
    (_, at: number, all: string) => (/^[aeiouyhéèê]/iu.test(all.slice(at + 4)) ? "t'" : 'te '),
  )

/** What somebody else or a thing does, said to the hearer: whatever is a person's own is theirs. */
function ofOthers(piece: string, { hearer, gender, others }: Told): string {
  if (!hearer) return piece
  const isOwn = /^(?:son|sa|ses|leurs?) /iu.test(piece)
  return toHearer(piece, hearer, isOwn ? [] : others, gender, isOwn)
}

/** Whether "il" is not the hearer: who is a woman, or is not the one told of just before. */
function isOfOther(pronoun: string, { gender }: Told, { isOther, they }: Before): boolean {
  const own = pronoun.toLowerCase() === 'il' ? 'm' : 'f'
  if (gender !== null && gender !== own) return true
  return isOther && they?.toLowerCase() === pronoun.toLowerCase()
}

/** "Il bégayait" by his name, where one such is named and nothing told of him. */
function named(piece: string, pronoun: string, { others }: Told, before: Before): string {
  const gender = pronoun.toLowerCase() === 'il' ? 'm' : 'f'
  const own = others.filter((name) => personIn(name, others) === gender)
  const [one] = own
  return one && own.length === 1 && !before.isOther ? piece.replace(/^\p{L}+/u, one) : piece
}

/** "quand il rentre": what waits for what follows. */
function whileOf(piece: string, who: Told, before: Before): Fact | null {
  const [, joins = '', clause = ''] =
    /^((?:même |sauf |et )?(?:quand|lorsqu[e']|si|s'|dès qu[e']|pendant qu[e']|chaque fois qu[e']|à chaque fois qu[e']|tant qu[e']|depuis qu[e']|alors qu[e']|bien qu[e']|avant qu[e']|comme) ?)((?:ils?|elles?|je|j'|on|nous|tu|vous|la|le|les|l'|un|une|ma|mon|mes|notre|nos|son|sa|ses|tout|tous|personne|ça|c'|\p{Lu}).*)$/iu.exec(
      piece,
    ) ?? []
  if (
    !clause ||
    !hasVerb(clause) ||
    isNote(clause) ||
    (/^comme /iu.test(joins) && !/^(?:ils?|elles?|je|j'|on|nous|tu) ?/iu.test(clause))
  )
    return null
  const said = factOf(clause, who, before)
  if (!said || said.of === 'thing') return null
  const small = lowered(said.text)
  const isVowel = /^[aeiouyéèêœ]/iu.test(small)
  const bare = joins
    .trim()
    .replace(/^s'$/iu, 'si')
    .replace(/qu[e']$/iu, '')
  const end = /qu[e']$/iu.test(joins.trim())
    ? isVowel
      ? "qu'"
      : 'que '
    : bare === 'si' && /^ils? /u.test(small)
      ? ''
      : ' '
  const text = bare === 'si' && /^ils? /u.test(small) ? `s'${small}` : `${bare}${end}${small}`
  return fact(said.of, text)
}

const IMPERSONAL =
  /^(?:il (?:ne |n')?(?:faut \p{L}+(?:er|ir|re|oir)(?!\p{L})|fallait |y (?:a|avait|aura|en a)(?!\p{L})|pleut|pleuvait|neige|neigeait|fait (?:froid|chaud|beau|nuit|noir|gris|moche|jour)|faisait (?:froid|chaud|beau|nuit|noir|gris|moche|jour|\p{L}*\d)|(?:est|était) (?:\d|tard|tôt|midi|minuit|temps)|(?:reste|restait|manque|manquait) (?:que|qu'|plus qu|un|une|du|des|deux|trois|\d))|il a (?:plu|neigé)|y a(?:vait)? )/iu

/** When somebody does something, before it: "samedi ils se disent oui". */
const WHEN =
  /^((?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|demain|aujourd'hui|maintenant|parfois|souvent|ensuite|depuis|là-bas|ce (?:soir|matin|jour)(?:-là)?|un (?:jour|soir|matin)|une (?:fois|nuit)|la (?:première|dernière) fois|tous les \p{L}+|toutes les \p{L}+|chaque \p{L}+|le (?:soir|matin|dimanche|samedi|vendredi|lundi|mercredi|jeudi|mardi|midi|lendemain)|la (?:nuit|veille)|à (?:\d+ ?h(?:eures?)?\d*|\d+ ans|midi|minuit|noël|pâques|l'école|la maison|table|\p{L}+ ans)|en (?:\d{4}|été|hiver|voiture|vacances|juin|juillet|août|\p{L}+bre|janvier|février|mars|avril|mai)|pendant [^,]{3,25}|depuis [^,]{3,25}|après [^,]{3,25}|avant [^,]{3,25}|au (?:début|départ|boulot|travail|bureau|restaurant|volant|téléphone|lit)|à la fin|dans [^,]{3,20})(?: (?:soir|matin|prochain|dernier|après-midi|midi|même|\p{L}+ prochaine?|\p{L}+ dernière?))?)),? ((?:ils?|elles?|je|j'|on|nous|tu|ça) ?.+)$/iu

/** Within a line. */
const lowered = (text: string) => (SMALL_WITHIN.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** What somebody is, behind their name: "arrivé avec trois semaines d'avance", "allergique aux arachides". */
const STATE =
  /^(?:arrivée?|venue?|revenue?|tombée?|devenue?|restée?|entrée?|retraitée?|divorcée?|veuve|veuf|passionnée?|accro|allergique|fan|fière?|folle|fou|amoureu(?:x|se)|capable|incapable|toujours (?:en retard|là|prêt|prête|de bonne humeur|souriante?)|jamais (?:à l'heure|contente?)|têtue?|infirmière?|gauchère?|née? (?!(?:le|en) \d)) (?=\p{L})/iu

const JOB =
  /^(?:(?:chef|cheffe|prof|médecin|coach|secrétaire|comptable|routier|bénévole|assistante?|agente?|aide|technicien|pilote|guide|\p{L}{3,}(?:teur|trice|euse|ière|ier|ienne|ien|iste|aire|reur|leur|deur|geur|cheur|neur)) ?)+(?:d[eu]s? |d'|à |au |aux |chez |en |dans |pendant |depuis )/iu

const AUX =
  /^(?:J'(?:y )?(?:ai|avais)|(?:On|Tu|Il|Elle) (?:y |m'|nous |l'|en )?(?:as?|avait|avais)|Nous avons|Vous avez|Ils ont|Elles ont)(?= )/u
const PARTICIPLE =
  /^(?:\p{L}{2,}é|fait|mis|pris|dit|vu|lu|bu|ri|eu|cru|su|perdu|rendu|attendu|vendu|couru|tenu|vécu|reçu|appris|compris|écrit|ouvert|offert|dormi|menti|fini|choisi|construit|traduit)(?: (?!par |de |d'|dans un|à la (?:main|maison)$)|$)/iu

/** What is remembered. */
const TIMES =
  /^(?:l'(?:été|hiver|automne|année)|le printemps|cet été|les (?:étés|hivers|vacances|dimanches|mercredis|noëls|années|soirs|nuits|matins|goûters)|nos (?:étés|hivers|vacances|dimanches|mercredis|années|soirées|nuits|matins|goûters)|notre (?:été|premier|première|rue|école)) /iu

/** What somebody is, behind their name. */
const WHO_IS =
  /^(?:la|le|l'|notre|mon|ma) ?(?:meilleure? )?(?:maîtresse|maître|institutrice|instituteur|prof\p{L}*|infirmière?r?|nounou|médecin|sage-femme|coach|entraîneur|entraîneuse|voisine?|éducatrice|éducateur|directrice|directeur|gardienne?|kiné|boulangère|boulanger|factrice|facteur|AVS|AESH|ATSEM|orthophoniste|animatrice|animateur|dame|reine|roi|pro|champion\p{L}*) (?:d|qu)/iu

const NAMED_BEFORE = ({ kin, name }: Hearer) =>
  [kin, name].flatMap((one) => (one ? [escaped(one)] : [])).join('|') || '(?!)'
/** How many sing: "on est 12 à chanter". */
const SINGERS =
  /^(?:on|nous) (?:est|sera|sommes|serons|va|allons) .*(?:chant(?:er|eurs?|euses?)|choristes?)(?!\p{L})|^(?:à|pour) chanter |^on (?:la |le )(?:chante|chantera)(?: \p{L}+){0,3}$/iu

/** What asks for the song even where somebody speaks. */
const WISHES =
  /(?<!\p{L})(?:je ve(?:ux|ut) (?:bien |juste |absolument )?(?:une?|des?|d'|du|que|qu'|quelque|la|le|dire|lui|leur|te|m'excuser|remercier|demander|offrir|faire|surprendre|rendre|écrire|chanter)|(?:voudrais|voudrait|voulais|aimerais|aimerait) (?:bien |juste |vraiment )?(?:une?|des?|d'|du|que|qu'|quelque|la|le|l'|dire|lui (?:dire|faire|offrir|chanter|rendre|écrire)|leur|vous|te|m'excuser|remercier|demander|offrir|faire (?:une?|la|rire|passer)|surprendre|rendre hommage|célébrer|fêter|avoir)|il (?:me|nous) faut|besoin d|cherche une|chanson|ballade|berceuse|hymne|jingle|désolée?|pardon|m'excuse|excuses|remercier|pouvez|pe(?:ux|ut)[- ]tu|svp|stp)(?!\p{L})/iu
const GONE =
  /(?<!\p{L})(?:est mort|est morte|décédée?|nous a quitt\p{L}+|vient de mourir|(?<!tout )s'appel(?:le|lait|ait)|(?<!on |y )a (?:eu )?\d+ ans(?! (?:d|et))|aura \d+|va avoir \d+|fête (?:ses|son)|fait \d+|fait ses \d+)/iu

/** "merci de m'avoir appris à lire", "pardon d'avoir oublié", "le jour où il a mangé le canapé", "merci pour les goûters". */
function toldOfSong(piece: string, who: Told): Fact | null {
  const { hearer, others, gender } = who
  const heard = (text: string) => (hearer ? toHearer(text, hearer, others, gender) : text)
  const [, whom = '', did = ''] =
    /(?<!\p{L})(?:merci|remercier|reconnaissante?).*?(?:de |d'|pour )(m'|nous )?avoir (.+)/iu.exec(piece) ?? []
  if (did) return fact('you', `tu ${whom.replace('nous', 'nous ')}as ${heard(did)}`.replace(/ +/g, ' '))
  const [, not = '', wrong = ''] =
    /(?<!\p{L})(?:pardon\p{L}*|désolée?|excus\p{L}+|regrette).*?(?:de |d'|pour )(ne pas (?:l'|lui )?)?avoir (.+)/iu.exec(
      piece,
    ) ?? []
  const said = wrong && heard(wrong)
  if (wrong) return fact('me', not ? `je ${/l'|lui/.test(not) ? "ne t'ai" : "n'ai"} pas ${said}` : `j'ai ${said}`)
  const been = /(?<!\p{L})(?:pardon\p{L}*|désolée?|excus\p{L}+).*?(?:d'|pour )être (.+)/iu.exec(piece)?.[1]
  if (been) return fact('me', `je suis ${been}`)
  const thanked = /(?<!\p{L})merci.*? pour ((?:les|le|la|tes|ton|ta|tous|toutes|ses|son|sa) .+|l'.+)/iu.exec(piece)?.[1]
  if (thanked) return fact('thing', heard(thanked))
  const event =
    /(?<!\p{L})(?:(?:chanson|rap|slam|morceau|texte|paroles|ballade|comptine|truc)(?: \S+){0,3} sur|raconte[rz]?)(?!\p{L}).*?(?<!\p{L})(?:le fait qu(?:e |')|la fois où |le jour où |comment |quand )(.+)/iu.exec(
      piece,
    )?.[1]
  return event ? factOf(event, who, NOTHING) : null
}

/** What stands behind the hearer at the beginning: "mon chat moka" before "dort sur mon clavier". */
function behindHearer(piece: string, { kin, name }: Hearer): string | null {
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

const isSeveral = ({ kind, name }: Hearer) => kind === 'group' || / et /.test(name ?? '')

/** A clause without its subject, said to the hearer: "s'occupe de ses roses" gives "Tu t'occupes de tes roses". */
function toldOf(clause: string, who: Told): Fact | null {
  const { hearer } = who
  const phrase = hearer && spoken(clause, hearer, who)
  if (!phrase) return hearer && isSeveral(hearer) ? toldOfSeveral(clause, hearer) : null
  return fact('you', `tu ${phrase}`)
}

function spoken(clause: string, hearer: Hearer, { others, gender }: Pick<Told, 'others' | 'gender'>): string | null {
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
function toldOfSeveral(clause: string, hearer: Hearer): Fact | null {
  const clitics = CLITICS.exec(clause)?.[0] ?? ''
  const [verb = '', ...rest] = clause.slice(clitics.length).split(' ')
  const second = secondPlural(verb)
  if (!second) return null
  const own = clitics.replace(/(?<!\p{L})(?:se |s')/giu, 'vous ')
  const said = toSeveral(rest.join(' '))
  return fact('they', `vous ${own}${second} ${hearer ? said : ''}`)
}

function isBeing(it: RegExpExecArray, { hearer, others, gender }: Told, before: Before): Fact | null {
  const heard = (text: string) => (hearer ? toHearer(text, hearer, others, gender) : text)
  const [, being = 'est', future, what = ''] = it
  if (/^(?:pour|son|l'anniv|un cadeau|à|en|notre anniv)/iu.test(what) || future) return null
  if (hearer && isNamed(what, hearer)) return null
  // "c'est le voisin qui a tout fait" speaks of him.
  if (/ qu(?:i|e|'\p{L}+) /iu.test(what)) return fact('they', heard(it[0]))
  const isWho = /^(?:ma|mon|notre|la|le|une?|l')/iu.test(what)
  if (hearer && before.of === 'you' && isWho && !isSeveral(hearer))
    return fact('you', `tu ${being === 'était' ? 'étais' : 'es'} ${heard(what)}`)
  return fact('they', it[0])
}

/** Clauses of whoever sings: "je lui ai promis", "j'ai crié sur ma sœur", "j'ai oublié l'anniversaire de ma femme". */
function selfTold(piece: string, told: Told): string {
  const { hearer, others, gender } = told
  if (!hearer) return piece
  const text = withObject(toHearer(piece, hearer, others, gender), true)
  const who = `${MINE} (?:\\p{L}+ )?(?:${[hearer.kin, hearer.name]
    .filter(Boolean)
    .map((one) => escaped(one ?? ''))
    .join('|')})(?: ${escaped(hearer.name ?? '~')})?(?![\\p{L}])`
  const joinedBy = text.replace(
    new RegExp(`(?<!\\p{L})(quand|que|si|où|comme) ${who} (.+)$`, 'iu'),
    (all, joins: string, clause: string) => {
      const said = spoken(clause, hearer, told)
      return said ? `${joins} tu ${said}` : all
    },
  )
  const owned = joinedBy.replace(
    new RegExp(`(?<!\\p{L})(le |la |les |l')([\\p{L}'-]+) de ${who}`, 'iu'),
    (_, article: string, noun: string) => {
      const isVowel = /^[aeiouyhéèêœ]/iu.test(noun)
      return `${article === 'les ' ? 'tes' : article === 'la ' && !isVowel ? 'ta' : 'ton'} ${noun}`
    },
  )
  const behind = owned.replace(
    new RegExp(`(?<!\\p{L})(sur|avec|pour|chez|contre|sans|envers|vers|de) ${who}`, 'iu'),
    '$1 toi',
  )
  if (/(?<!\p{L})(?:t'|te |tu |toi(?!\p{L})|(?:quand|que|si|où|comme) m(?:a|on) )/iu.test(behind)) return behind
  const object = new RegExp(`^(je |j'|on |nous )(n'|ne )?(.+?) (?:à )?${who}`, 'iu')
  return behind.replace(object, (_, subject: string, not: string | undefined, said: string) => {
    const open = subject === "j'" ? 'je ' : subject
    return `${open}${not ? 'ne ' : ''}${/^[aeiouyhéèê]/iu.test(said) ? "t'" : 'te '}${said}`
  })
}

const PERSONAL =
  '(?:crois(?:é|er|ais)|salu|insult|engueul|ignor|consol|habill|nourri|bord|élev|lev|aim|ador|attend|appel|connai|voi|voy|vu|rencontr|remerci|embrass|admir|regard|entend|quitt|écout|épous|serr|suiv|trouv|port|soutien|pardonn|félicit|accompagn|protég|protèg|blessé|déçu|oublié|manqu|retrouv|perdu|adopt|recueilli|cherch|récupér|emmen)'

/** "je l'aime", "je lui ai menti", "que j'aime": the hearer is what they speak of. */
function withObject(text: string, isNamedThere = false): string {
  const lui = text
    .replace(/^(je |on |nous )(ne )?lui (?=[aeiouyhéèê])/iu, "$1$2t'")
    .replace(/^(je |on |nous )(ne )?lui /iu, '$1$2te ')
    .replace(
      /(?<=\p{L} )(?<!(?:avec|pour|chez|sans|sur|à|de|que|et|ou|c'est) )lui (?=\p{L}+(?:er|ir|re|oir)(?!\p{L}))/giu,
      (_, at: number, all: string) => (/^[aeiouyhéèê]/iu.test(all.slice(at + 4)) ? "t'" : 'te '),
    )
  const own = turned(lui)
  if (isNamedThere || own !== text) return own
  return text.replace(/^(je |j'|on |nous )(n'|ne )?/iu, (_, subject: string, not: string | undefined) => {
    const isVowel = subject === "j'" || not === "n'" || /^[aeiouyhéèê]/iu.test(text.slice(subject.length))
    return `${subject === "j'" ? 'je ' : subject}${not ? 'ne ' : ''}${isVowel ? "t'" : 'te '}`
  })
}

/** "l'aime", "la regardais" with whom they speak of. */
const turned = (text: string) =>
  text
    .replace(new RegExp(`(?<!\\p{L})l'(?=(?:ai |avais |a |ont |avons )?${PERSONAL})`, 'giu'), "t'")
    .replace(new RegExp(`(?<=^(?:je |on |nous )(?:ne )?)(?:le|la) (?=${PERSONAL})`, 'giu'), 'te ')

/** Words in which those who hear the song are "vous". */
function toSeveral(text: string): string {
  return text
    .replace(/(?<!\p{L})leurs(?!\p{L})/giu, 'vos')
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

/** Words in which whoever hears the song is "tu"; what stands behind others may be theirs. */
function toHearer(
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

/** A few words of a list, none of which the composer understands. */
function isThing(piece: string): boolean {
  const words = piece.split(/\s+/)
  if (
    words.length > 16 ||
    // Whoever signs.
    /^(?:ton|ta|tes) (?:fils|fille|petite?|frère|sœur|amie?|mari|femme|neveu|nièce)(?!\p{L})|^\p{L}+ d[eu]$/iu.test(
      piece,
    ) ||
    /^(?:valse|accordéon|guinguette|java|zouk|reggae|bossa|violon|chœur|orgue|harmonica|trompette|batterie|percussions|voix|surtout|style|genre|crêperie|boulangerie|librairie|restaurant|café(?! offert)|salon|pas|trop|très|plutôt|un peu|bien|assez|voix|ambiance|rupture|séparation|punk|mariage|piano|guitare|musique|rythme|plein de rires)(?!\p{L})/iu.test(
      piece,
    )
  )
    return false
  if (
    /(?<!\p{L})\d+ (?:ans|mois|semaines)(?!\p{L})(?! (?:d|à|au|aux|dans|chez|ensemble|avec|sans|sur|en|qu))|^\d+(?:e|ème) anniv|^\p{L}+(?:er|ir)(?!\p{L})|^(?:lente?|rapide|drôle|douce?|triste|joyeu\p{L}+|rigolote?|émouvante?|bonjour|salut)(?!\p{L})/iu.test(
      piece,
    )
  )
    return false
  return readAttributes([piece]).notUnderstood.some((word) => word.length > 3)
}

const fact = (of: Fact['of'], text: string): Fact => {
  const spaced = withAccentsIn(
    text
      .replaceAll(LISTED, ',')
      .replace(/\s+/g, ' ')
      .replace(/oeur(?!\p{L})/gu, 'œur')
      .trim(),
  )
  return { of, deed: null, text: spaced.charAt(0).toUpperCase() + spaced.slice(1) }
}

/** Verbs whose accents were not typed. */
const withAccentsIn = (text: string) =>
  text.replace(/(?<=^(?:On|Tu|Je|J'|on|tu|je|j')\s?)\p{Ll}+/gu, (word) => withAccents(word))
