import { isThirdPerson, secondPerson } from '../../../brief/languages/fr/verbs.ts'
import { capital } from '../../../lyrics/first-letter.ts'
import type { LanguagePack } from '../language-pack.ts'
import type { Details } from '../stanzas.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details, lessons } from './details.ts'
import { factHooks } from './fact-hooks.ts'
import { isFormal, saidFormally } from './formal.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { signed } from './signed.ts'
import { frenchSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

/** A text has "l'orage" as one word, with either apostrophe. */
const withElided = (kin: string): string =>
  kin
    .split(' ')
    .flatMap((word) => (/^[aeiouyhâàéèêîôûœ]/u.test(word) ? [word, ...ELIDED.map((article) => article + word)] : word))
    .join(' ')
const ELIDED = ["l'", 'l’', "d'", 'd’']

const topicsHeard: LanguagePack['topics'] = Object.fromEntries(
  Object.entries(topics).map(([name, topic]) => [name, { ...topic, kin: withElided(topic.kin) }]),
)
const heard = (some: readonly Details[]) => some.map((one) => ({ ...one, words: withElided(one.words) }))

export const french: LanguagePack = {
  ...{
    plots,
    topics: topicsHeard,
    anything,
    titled,
    dedicated,
    signed,
    factHooks,
    leadIns,
    details: heard(details),
    lessons: heard(lessons),
  },
  leftOpen:
    /^(?:quand|lorsqu[e'’]|dès qu[e'’]|si |s['’]il|pendant qu[e'’]|avant qu[e'’]|après (?:avoir|être|qu[e'’])|tant qu[e'’]|chaque fois qu[e'’]|à chaque fois qu[e'’]|comme (?:je|tu|il|elle|on|nous|vous) |même (?:quand|si)|depuis qu[e'’]|alors qu[e'’]|bien qu[e'’]|pour )/iu,
  slots: frenchSlots,
  unkind:
    /^(?:Quand|Lorsqu|Si |S['’]il|Dès qu|Pendant qu|Chaque fois|À chaque fois|Tant qu|Depuis qu|Alors qu|Même |Comme |Et |Mais |Que |Parce |C['’]est (?:à|en|au) |Vous vous mariez)|^Tu (?:ne |n['’])?(?:\p{L}+ )?(?:as peur|déménages|pars(?! à la retraite)|pleur\p{L}+|es en prison|as (?:alzheimer|parkinson|un cancer|mal|honte|\d+ ans)|es (?:\p{L}+ )?(?:morte?|malade|partie?|tombée?)|meurs|souffres|m['’](?:as|avais) (?:quitt|tromp|ment|laiss|largu|plaqu)\p{L}+|me (?:quittes|trompes|mens)|perds (?:un peu |presque |souvent )?la (?:mémoire|tête|vue)|ne dors (?:plus|pas)|stresses|rates|loupes|as été opérée?|as (?:perdu|raté|quitté|trompé|menti))(?!\p{L})|cancer|chimio|hôpital|tumeur|maladie/iu,
  // Of others, and of what was done once, nobody knows what came of the thing.
  denied:
    /^(?:J['’]|Je |On |Nous |Ils? |Elles? |Vous |Quand |Si |Ma |Mon |Son |Sa |Noël ).*$|^(?!Tu )\p{L}+ \p{L}+ait(?!\p{L}).*$|^Tu (?:ne |n['’])?(?:m['’]|me |nous |te |t['’]|l['’]|lui )?(?:as|es|avais|étais) (?:\p{L}+ )?\p{L}+(?:é|i|u|is|it|ert)e?s?(?!\p{L}).*$|^J['’]ai (?:oublié|raté|manqué|gâché|perdu|cassé|crié)(?!\p{L}).*$|^(?:Tu|Il|Elle) (?:as|avais|a) (?:gardé|pris|emporté|vendu|jeté) (?:le|la|les) .*$|^(?:On (?:ne )?s['’]est|J['’]ai|Je n['’]ai|Je ne suis) (?:pas|plus|jamais)(?!\p{L}).*$|par (?:sms|texto|message|téléphone|whatsapp)|(?<!\p{L})(?:détest\p{L}*|haï\p{L}*|(?:n['’]aim\p{L}+|ne (?:mang|boi|support)\p{L}+) (?:pas|plus|jamais)|sans|plus de|pas de|pas d['’]|jamais (?:de|le|la|les|au))(?: \p{L}+){1,3}/giu,
  alsoSaid: (entry) => {
    const [first = '', ...rest] = entry.split(' ')
    const second = rest.length > 0 && isThirdPerson(first) ? secondPerson(first) : null
    return second ? [second, ...rest].join(' ') : entry
  },
  spelled: (text, { hearer }) => (isFormal(hearer) ? saidFormally(text) : text),
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' et '),
  headline: (title) => capital(title),
}
