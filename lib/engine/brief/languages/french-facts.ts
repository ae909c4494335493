import { readAttributes } from '../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../brief.ts'
import { escaped } from '../patterns.ts'
import { joined, shortened } from './fact-lines.ts'
import { isThirdPerson, participleOf, secondPerson, secondPlural, withAccents } from './french-verbs.ts'

/**
 * What a French description tells, as lines of a song to its hearer: "ma mamie huguette qui adore son jardin" gives "Tu adores ton
 * jardin", "je lui ai menti" gives "Je t'ai menti". What is not surely understood is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  let before: Before = { of: null, liked: null, thing: null }
  const taught = taughtIn(description, names)
  const text = written(taught.rest, names).replace(
    THANKED,
    (_, first: string, link: string) => `${first}. ${first.split(' ')[0]} ${link}avoir `,
  )
  for (const piece of piecesOf(text, hearer)) {
    const fact = factOf(piece, hearer, before)
    before = {
      of: fact?.of ?? (hearer && (SONG.test(piece) || isNamed(piece, hearer)) ? 'you' : null),
      liked: fact ? (LIKING.exec(fact.text)?.[0] ?? before.liked) : null,
      thing: piece.startsWith('qui ') ? before.thing : fact ? null : (ABOUT.exec(piece)?.[1] ?? null),
    }
    if (fact) facts.push(shortened(withWhom(fact, hearer, names), LONGEST, ENDS))
  }
  return joined([...taught.facts, ...facts].filter(({ text }) => text.split(' ').length <= LONGEST))
    .filter(
      ({ of, text }, at, all) =>
        all.findIndex((one) => one.text === text) === at && (of === 'thing' || text.includes(' ')),
    )
    .slice(0, MOST)
}

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
const LONGEST = 24
const MOST = 10
const ENDS = /^(?:avec|quand|qui|que|pendant|pour|parce|dans|et|où|de|du|des|mais|sans|à|en|sur)$/iu

/** Of whom the piece before tells, what it likes ("Tu adores"), and what the song is said to be about. */
type Before = { readonly of: Fact['of'] | null; readonly liked: string | null; readonly thing: string | null }

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

/** Between punctuation, at "qui" behind the hearer, and where somebody or a verb begins anew. */
function piecesOf(text: string, hearer: Hearer | null): string[] {
  const pieces: string[] = []
  for (const sentence of text.split(/[.,;:!?\n–—()]|\s-\s/u)) {
    let piece: string[] = []
    const close = () => {
      if (piece.length > 0) pieces.push(piece.join(' '))
      piece = []
    }
    const words = sentence.trim().split(/\s+/)
    words.forEach((word, at) => {
      const last = piece.at(-1) ?? ''
      const rest = words.slice(at + 1).join(' ')
      const isOpen =
        SONG.test(piece.join(' ')) ||
        !hasVerb(piece.join(' ')) ||
        (hearer !== null && isNamed(piece.slice(-3).join(' '), hearer))
      const joins =
        /^(?:et|mais|puis|alors|donc)$/iu.test(word) &&
        beginsClause(rest) &&
        (hasVerb(piece.join(' ')) || !DETERMINER.test(rest) || piece.length === 0)
      const gives = /^(?:car|parce|puisque)$/iu.test(word)
      const relative =
        /^(?:qui|qu[e']?)$/iu.test(word) && isOpen && !/^(?:avec|chez|pour|à|de|sur|ce|parce)$/iu.test(last)
      const anew =
        piece.length > 0 &&
        rest !== '' &&
        !/^y a(?!\p{L})/iu.test(rest) &&
        BEGINS.test(`${word} `) &&
        !SUBORDINATES.test(last) &&
        !/(?:^|\s)dit(?: \p{L}+)?$/iu.test(piece.join(' '))
      const isNew =
        anew &&
        (hasVerb(piece.join(' ')) ||
          /^(?:ils|elles|on)$/iu.test(word) ||
          SONG.test(piece.join(' ')) ||
          (hearer !== null && isNamed(piece.join(' '), hearer)))
      if (joins || gives || relative || isNew) close()
      if (!joins && !(gives && word !== 'parce')) piece.push(word)
    })
    close()
  }
  return pieces.map((piece) =>
    piece
      .replace(/^(?:du coup|en plus|bref|enfin|d'ailleurs|par contre|au fait|résultat) /iu, '')
      .replace(/^(?:parce (?:que |qu')|et |mais |car |puis |aussi |moi (?=je |j'))+/iu, '')
      .replace(/(?: et| mais)?(?: après| puis| ensuite)?(?: et| mais)$/iu, '')
      .replace(/(?: et| mais) (?:après|puis|ensuite|maintenant|du coup)$/iu, '')
      .trim(),
  )
}

const BEGINS = /^(?:ils?|elles?|je|j'\p{L}+|on) $/iu
const SUBORDINATES =
  /^(?:que|quand|si|où|ou|comme|lorsque|puisque|dont|dès|fois|jour|sur|avec|pour|chez|sans|vers|à)$/iu

const beginsClause = (text: string): boolean => {
  if (/^(?:il|elle|ils|elles|je|on|qui|ne|se|me|ça|tu|lui) |^(?:[nsmlcj]|qu)'/iu.test(text)) return true
  const [first = '', second = ''] = text.split(' ')
  return (isThirdPerson(first) && second !== '') || (DETERMINER.test(`${first} `) && hasVerb(text))
}

const DETERMINER =
  /^(?:une?|le|la|les|des|du|mon|ma|mes|notre|nos|son|sa|ses|ton|ta|tes|leurs?|tout le|ce|cette|ces) /iu
const UNVERBED =
  /^(?:une?|le|la|les|l'|des|du|d'|de|mon|ma|mes|notre|nos|son|sa|ses|leurs?|ce|cette|à|en|sur|pour|avec|sans|dans|quelle?)$/iu

/** A verb that no article or preposition stands before. */
function hasVerb(text: string): boolean {
  const words = text.replace(/(?<=(?<!\p{L})(?:[jnmtslcd]|qu)')/giu, ' ').split(/\s+/)
  return (
    words.some((word, at) => at > 0 && isThirdPerson(word) && !UNVERBED.test(words[at - 1] ?? '')) ||
    /^(?:(?:je|on|il|elle) \p{L}|j')/iu.test(text)
  )
}

function factOf(piece: string, hearer: Hearer | null, before: Before): Fact | null {
  const told = toldOfSong(piece, hearer)
  if (told) return told
  if (SINGERS.test(piece)) return null
  // "pour Ilyès né dans l'ascenseur".
  const born =
    hearer &&
    !isSeveral(hearer) &&
    new RegExp(`(?:${NAMED_BEFORE(hearer)}),? (née? (?!(?:le|en) \\d).+)$`, 'iu').exec(piece)?.[1]
  if (born) return fact('you', `tu es ${born}`)
  const former = /^ancien(?:ne)? (\p{L}+)$/iu.exec(piece)?.[1]
  if (former && hearer && !isSeveral(hearer)) return fact('you', `tu étais ${former}`)
  if (hearer && !isSeveral(hearer) && /^née? (?!(?:le|en) \d)\p{L}+ /iu.test(piece))
    return fact('you', `tu es ${piece}`)
  const isTold = /^(?:ils?|elles?|qui|on|je) |^(?:j'|qu[e'])/iu.test(piece)
  if (piece === '' || (isTold ? WISHES : SONG).test(piece) || /^pas d(?:e |')/iu.test(piece)) return null
  if (
    GONE.test(piece) ||
    /^(?:il )?faut(?!\p{L})|^que ça |^(?:ne )?(?:dis|dites|parlez?|mets|mettez) pas/iu.test(piece)
  )
    return null
  const loved = hearer && /^(?:que |qu')((?:je |j'|on |nous ).+)/iu.exec(piece)?.[1]
  if (loved) return fact('me', withObject(toHearer(loved, hearer)))
  const relative = /^qui (.+)/iu.exec(piece)?.[1]
  if (relative && before.thing && !(hearer && isNamed(before.thing, hearer)))
    return fact('they', `${before.thing} ${relative}`)
  if (relative) return hearer ? toldOf(relative, hearer) : null
  if (SELF.test(piece)) return fact('me', selfTold(piece, hearer))
  if (/^(?:tu|vous|t'|toi) ?/iu.test(piece) && /^(?:tu|vous) /iu.test(piece)) return fact('you', piece)
  const other = /^(?:il|elle) (.+)/iu.exec(piece)?.[1]
  if (other && hearer && isSeveral(hearer)) return fact('they', piece)
  if (other) return hearer ? toldOf(other, hearer) : /^(?:y|me|nous) /.test(other) ? null : fact('they', piece)
  const others = /^(?:ils|elles) (.+)/iu.exec(piece)?.[1]
  if (others) return hearer ? toldOfSeveral(others, hearer) : fact('they', piece)
  const it = /^(?:c'(est|était)|ce (sera)) (.+)/iu.exec(piece)
  if (it) return isBeing(it, hearer, before)
  const behind = hearer && behindHearer(piece, hearer)
  if (behind) return isSeveral(hearer) ? toldOfSeveral(behind, hearer) : toldOf(behind, hearer)
  if (hearer && (isNamed(piece, hearer) || /^(?:ma|mon|notre) \p{L}+$/iu.test(piece)) && !hasVerb(piece)) return null
  const isVerb = isThirdPerson(piece.replace(CLITICS, '').split(' ')[0] ?? '') && /[ ']/.test(piece)
  const isAddressed = before.of === 'you' || (before.of !== 'me' && /^(?:me |m'|nous |se |s')/iu.test(piece))
  if (isAddressed && hearer && isVerb) return toldOf(piece, hearer)
  if (before.liked && (DETERMINER.test(piece) || /^l'|^\p{L}+(?:er|ir|re)(?!\p{L})/iu.test(piece)) && !hasVerb(piece))
    return fact('you', `${before.liked} ${hearer ? toHearer(piece, hearer) : piece}`)
  if (
    !/^(?:en haut|en bas|à gauche|à droite|devant|derrière)(?!\p{L})/iu.test(piece) &&
    /^(?:quand|si|comme|où|lorsque|dont|avec|pour|depuis|chez|dans|à|en|de|du|des|sur|par|sans|façon|genre) |^d'/iu.test(
      piece,
    )
  )
    return null
  if (hasVerb(piece)) return fact('they', hearer ? turned(toHearer(piece, hearer)) : piece)
  return isThing(piece) ? fact('thing', hearer ? toHearer(piece, hearer) : piece) : null
}

const NAMED_BEFORE = ({ kin, name }: Hearer) =>
  [kin, name].flatMap((one) => (one ? [escaped(one)] : [])).join('|') || '(?!)'
/** How many sing: "on est 12 à chanter". */
const SINGERS =
  /^(?:on|nous) (?:est|sera|sommes|serons|va|allons) .*(?:chant(?:er|eurs?|euses?)|choristes?)(?!\p{L})|^(?:à|pour) chanter |^on (?:la |le )(?:chante|chantera)(?: \p{L}+){0,3}$/iu

/** What asks for the song even where somebody speaks. */
const WISHES =
  /(?<!\p{L})(?:je ve(?:ux|ut)|voudrais|voudrait|aimerais|il (?:me|nous) faut|besoin d|cherche une|chanson|ballade|berceuse|hymne|jingle|désolée?|pardon|m'excuse|excuses|remercier|pouvez|pe(?:ux|ut)[- ]tu|svp|stp)(?!\p{L})/iu
const GONE =
  /(?<!\p{L})(?:est mort|est morte|décédée?|nous a quitt\p{L}+|vient de mourir|(?<!tout )s'appel(?:le|lait|ait)|a (?:eu )?\d+ ans|aura \d+|va avoir \d+|fête (?:ses|son)|fait \d+|fait ses \d+)/iu

/** "merci de m'avoir appris à lire", "pardon d'avoir oublié", "le jour où il a mangé le canapé", "merci pour les goûters". */
function toldOfSong(piece: string, hearer: Hearer | null): Fact | null {
  const [, whom = '', did = ''] =
    /(?<!\p{L})(?:merci|remercier|reconnaissante?).*?(?:de |d'|pour )(m'|nous )?avoir (.+)/iu.exec(piece) ?? []
  if (did)
    return fact(
      'you',
      `tu ${whom.replace('nous', 'nous ')}as ${hearer ? toHearer(did, hearer) : did}`.replace(/ +/g, ' '),
    )
  const [, not = '', wrong = ''] =
    /(?<!\p{L})(?:pardon\p{L}*|désolée?|excus\p{L}+|regrette).*?(?:de |d'|pour )(ne pas (?:l'|lui )?)?avoir (.+)/iu.exec(
      piece,
    ) ?? []
  const said = wrong && hearer ? toHearer(wrong, hearer) : wrong
  if (wrong) return fact('me', not ? `je ${/l'|lui/.test(not) ? "ne t'ai" : "n'ai"} pas ${said}` : `j'ai ${said}`)
  const been = /(?<!\p{L})(?:pardon\p{L}*|désolée?|excus\p{L}+).*?(?:d'|pour )être (.+)/iu.exec(piece)?.[1]
  if (been) return fact('me', `je suis ${been}`)
  const thanked = /(?<!\p{L})merci.*? pour ((?:les|le|la|tes|ton|ta|tous|toutes|ses|son|sa) .+|l'.+)/iu.exec(piece)?.[1]
  if (thanked) return fact('thing', hearer ? toHearer(thanked, hearer) : thanked)
  const event =
    /(?<!\p{L})(?:sur|raconte)(?!\p{L}).*?(?<!\p{L})(?:le fait qu(?:e |')|la fois où |le jour où |comment |quand )(.+)/iu.exec(
      piece,
    )?.[1]
  return event ? factOf(event, hearer, { of: null, liked: null, thing: null }) : null
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
function toldOf(clause: string, hearer: Hearer): Fact | null {
  const phrase = spoken(clause, hearer)
  if (!phrase) return isSeveral(hearer) ? toldOfSeveral(clause, hearer) : null
  return fact('you', `tu ${phrase}`)
}

function spoken(clause: string, hearer: Hearer): string | null {
  const adverb = /^(?:toujours|jamais|aussi) /iu.exec(clause)?.[0] ?? ''
  const clitics = CLITICS.exec(clause.slice(adverb.length))?.[0] ?? ''
  const [verb = '', ...rest] = clause.slice(adverb.length + clitics.length).split(' ')
  const second = secondPerson(verb)
  if (!second || /^y $/iu.test(clitics)) return null
  const own = clitics.replace(/(?<!\p{L})se /giu, 'te ').replace(/(?<!\p{L})s'/giu, "t'")
  return `${own}${second} ${toHearer(rest.join(' '), hearer)}`.trim()
}

/** "se sont rencontrés au ski" gives "Vous vous êtes rencontrés au ski"; frames that say "tu" do not fit. */
function toldOfSeveral(clause: string, hearer: Hearer): Fact | null {
  const clitics = CLITICS.exec(clause)?.[0] ?? ''
  const [verb = '', ...rest] = clause.slice(clitics.length).split(' ')
  const second = secondPlural(verb)
  if (!second) return null
  const own = clitics.replace(/(?<!\p{L})(?:se |s')/giu, 'vous ')
  const said = rest
    .join(' ')
    .replace(/(?<!\p{L})leurs(?!\p{L})/giu, 'vos')
    .replace(/(?<!\p{L})leur(?!\p{L})/giu, 'votre')
  return fact('they', `vous ${own}${second} ${hearer ? said : ''}`)
}

function isBeing(it: RegExpExecArray, hearer: Hearer | null, before: Before): Fact | null {
  const [, being = 'est', future, what = ''] = it
  if (/^(?:pour|son|l'anniv|un cadeau|à|en|notre anniv)/iu.test(what) || future) return null
  if (hearer && isNamed(what, hearer)) return null
  // "c'est le voisin qui a tout fait" speaks of him.
  if (/ qu(?:i|e|'\p{L}+) /iu.test(what)) return fact('they', hearer ? toHearer(it[0], hearer) : it[0])
  const isWho = /^(?:ma|mon|notre|la|le|une?|l')/iu.test(what)
  if (hearer && before.of === 'you' && isWho && !isSeveral(hearer))
    return fact('you', `tu ${being === 'était' ? 'étais' : 'es'} ${toHearer(what, hearer)}`)
  return fact('they', it[0])
}

/** Clauses of whoever sings: "je lui ai promis", "j'ai crié sur ma sœur", "j'ai oublié l'anniversaire de ma femme". */
function selfTold(piece: string, hearer: Hearer | null): string {
  if (!hearer) return piece
  const text = withObject(toHearer(piece, hearer), true)
  const who = `${MINE} (?:\\p{L}+ )?(?:${[hearer.kin, hearer.name]
    .filter(Boolean)
    .map((one) => escaped(one ?? ''))
    .join('|')})(?: ${escaped(hearer.name ?? '~')})?(?![\\p{L}])`
  const told = text.replace(
    new RegExp(`(?<!\\p{L})(quand|que|si|où|comme) ${who} (.+)$`, 'iu'),
    (all, joins: string, clause: string) => {
      const said = spoken(clause, hearer)
      return said ? `${joins} tu ${said}` : all
    },
  )
  const owned = told.replace(
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
  '(?:aim|ador|attend|appel|connai|voi|voy|vu|rencontr|remerci|embrass|admir|regard|entend|quitt|écout|épous|serr|suiv|trouv|port|soutien|pardonn|félicit|accompagn|protég|protèg|blessé|déçu|oublié|manqu|retrouv|perdu|adopt|recueilli|cherch|récupér|emmen)'

/** "je l'aime", "je lui ai menti", "que j'aime": the hearer is what they speak of. */
function withObject(text: string, isNamedThere = false): string {
  const lui = text
    .replace(/^(je |on |nous )(ne )?lui (?=[aeiouyhéèê])/iu, "$1$2t'")
    .replace(/^(je |on |nous )(ne )?lui /iu, '$1$2te ')
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

/** Words in which whoever hears the song is "tu". */
function toHearer(text: string, hearer: Hearer): string {
  const isOne = !isSeveral(hearer)
  if (!isOne)
    return text.replace(/(?<!\p{L})leurs(?!\p{L})/giu, 'vos').replace(/(?<!\p{L})leur (?=\p{L}{3})/giu, 'votre ')
  return text
    .replace(/(?<!(?:il|elle|on|qui|y|ça|tout) )(?<!\p{L})a (?=l'|la |mon |ma |midi|minuit|pied|\d)/giu, 'à ')
    .replace(/(?<!(?:^|\s)(?:le|un|du|ce) )(?<!\p{L})son (?=[\p{L}\d])/giu, 'ton ')
    .replace(/(?<!\p{L})sa (?=[\p{L}\d])/giu, 'ta ')
    .replace(/(?<!\p{L})ses (?=[\p{L}\d])/giu, 'tes ')
    .replace(/(?<!\p{L})se (?=\p{L}+(?:er|ir|re|ant)(?!\p{L}))/giu, 'te ')
    .replace(/(?<!\p{L})s'(?=\p{L}+(?:er|ir|re|oir|ant)(?!\p{L}))/giu, "t'")
    .replace(/(?<!\p{L})(?:lui|elle)-m[êe]me(?!\p{L})/giu, 'toi-même')
    .replace(
      /(?<!\p{L})(avec|pour|sans|chez|sur|de|à|en|vers|que|comme|contre) (?:lui|elle)(?!\p{L})(?! (?:\p{L}+))/giu,
      '$1 toi',
    )
    .replace(/(?<!\p{L})(?:d'elle|d'lui)(?!\p{L})/giu, 'de toi')
    .replace(/(?<!\p{L})(avec|sans|chez|sur|vers|contre|pour) (?:lui|elle)(?!\p{L})/giu, '$1 toi')
    .replace(/(?<!\p{L})((?:si|quand|qu['’ ]|que) ?(?:on|je|tout le monde|nous) )lui (?=[aeiouyhéè])/giu, "$1t'")
    .replace(/(?<!\p{L})((?:si|quand|qu['’ ]|que) ?(?:on|je|tout le monde|nous) )lui (?=\p{L})/giu, '$1te ')
    .replace(
      /(qu'|s'|(?<!\p{L})quand |(?<!\p{L})comme |(?<!\p{L})où |(?<!\p{L})dès qu'|(?<!\p{L})parce qu')(?:il|elle) (.+)$/iu,
      (all, joins: string, clause: string) => {
        const said = spoken(clause, hearer)
        return said ? `${joins.replace(/qu'$/u, 'que ').replace(/^s'$/u, 'si ')}tu ${said}` : all
      },
    )
}

/** A few words of a list, none of which the composer understands. */
function isThing(piece: string): boolean {
  const words = piece.split(/\s+/)
  if (
    words.length > 7 ||
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
    /(?<!\p{L})\d+ ans(?!\p{L})(?! (?:d|à la|au|aux|dans|chez|ensemble))|^\d+(?:e|ème) anniv|^\p{L}+(?:er|ir)(?!\p{L})|^(?:lente?|rapide|drôle|douce?|triste|joyeu\p{L}+|rigolote?|émouvante?|bonjour|salut)(?!\p{L})/iu.test(
      piece,
    )
  )
    return false
  return readAttributes([piece]).notUnderstood.some((word) => word.length > 3)
}

const fact = (of: Fact['of'], text: string): Fact => {
  const spaced = withAccentsIn(
    text
      .replace(/\s+/g, ' ')
      .replace(/oeur(?!\p{L})/gu, 'œur')
      .trim(),
  )
  return { of, deed: null, text: spaced.charAt(0).toUpperCase() + spaced.slice(1) }
}

/** Verbs whose accents were not typed. */
const withAccentsIn = (text: string) =>
  text.replace(/(?<=^(?:On|Tu|Je|J'|on|tu|je|j')\s?)\p{Ll}+/gu, (word) => withAccents(word))
