import type { Fact } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { DETERMINER, hasVerb, isUnnamed, WHEN } from './clauses.ts'
import {
  behindHearer,
  given,
  type HearerContext,
  isNamed,
  isSeveral,
  NAMED_BEFORE,
  ofOthers,
  toHearer,
  toldOf,
  toldOfSeveral,
} from './hearer.ts'
import { fact, lowered } from './lines.ts'
import { isNote, SINGERS, SONG, WISHES } from './notes.ts'
import { genderOfPronoun, isOfOther, NOTHING, named, namedOfTwo, type PreviousClause } from './previous-clause.ts'
import { SELF, selfTold, turned, withObject } from './singer.ts'
import { goneSince, marriageOf, STATE, whatSomebodyIs } from './states.ts'
import { isThing, TIMES } from './things.ts'

/** What one clause tells, by what stands before it and who hears the song; null for what asks for the song, or is not understood. */
export function factOf(piece: string, who: HearerContext, before: PreviousClause): Fact | null {
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
  const married = hearer && marriageOf(piece, hearer)
  if (married) return married
  const since = hearer && goneSince(piece, who)
  if (since) return since
  const born =
    hearer &&
    !isSeveral(hearer) &&
    new RegExp(`(?:${NAMED_BEFORE(hearer)}),? (née? (?!(?:le|en) \\d).+)$`, 'iu').exec(piece)?.[1]
  if (born) return fact('you', `tu es ${born}`)
  const former = /^ancien(?:ne)? (\p{L}+(?: \p{L}+){0,3})$/iu.exec(piece)?.[1]
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
  if (other && hearer && isSeveral(hearer)) return fact('they', namedOfTwo(piece, pronoun, hearer))
  // "Lison avait peur de lire, elle lui a prêté un livre": whoever gives is no longer Lison.
  if (other && hearer && before.they && gender !== null && genderOfPronoun(pronoun) === gender && /^lui /iu.test(other))
    return toldOf(other, who)
  if (other && hearer && isOfOther(pronoun, who, before)) {
    const isSurelyGiven = gender !== null && genderOfPronoun(pronoun) !== gender
    const said = named(piece, pronoun, who, before)
    return fact('they', isSurelyGiven ? given(said) : said)
  }
  if (other && hearer) return toldOf(other, who)
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
  const being = hearer && !isSeveral(hearer) && before.of === 'you' && whatSomebodyIs(piece)
  if (being) return fact('you', `tu es ${being}`)
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
    const whole = withoutWho(piece)
    return fact('they', hearer ? turned(ofOthers(isOwn ? given(whole) : whole, who)) : whole)
  }
  return isThing(piece) ? fact('thing', heard(withoutWho(piece))) : null
}

/** "notre vieille Kangoo qui ne démarre qu'en pente" is no sentence with "qui". */
function withoutWho(piece: string): string {
  const [, who = '', does = ''] =
    /^((?:une?|le|la|les|l'|mon|ma|mes|notre|nos|son|sa|ses|ton|ta|tes|des|leurs?) ?[^,]{2,40}?) qui (.+)$/iu.exec(
      piece,
    ) ?? []
  return who !== '' && !hasVerb(who) ? `${who} ${does}` : piece
}

/** "quand il rentre": what waits for what follows. */
function whileOf(piece: string, who: HearerContext, before: PreviousClause): Fact | null {
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

const PARTICIPLE =
  /^(?:\p{L}{2,}é|fait|mis|pris|dit|vu|lu|bu|ri|eu|cru|su|perdu|rendu|attendu|vendu|couru|tenu|vécu|reçu|appris|compris|écrit|ouvert|offert|dormi|menti|fini|choisi|construit|traduit)(?: (?!par |de |d'|dans un|à la (?:main|maison)$)|$)/iu

const GONE =
  /(?<!\p{L})(?:est mort|est morte|décédée?|nous a quitt\p{L}+|vient de mourir|(?<!tout )s'appel(?:le|lait|ait)|(?<!on |y )a (?:eu )?\d+ ans(?! (?:d|et))|aura \d+|va avoir \d+|fête (?:ses|son)|fait \d+|fait ses \d+)/iu

/** "merci de m'avoir appris à lire", "pardon d'avoir oublié", "le jour où il a mangé le canapé", "merci pour les goûters". */
function toldOfSong(piece: string, who: HearerContext): Fact | null {
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

function isBeing(it: RegExpExecArray, { hearer, others, gender }: HearerContext, before: PreviousClause): Fact | null {
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
