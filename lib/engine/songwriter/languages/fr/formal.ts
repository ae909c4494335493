import type { Hearer } from '../../../brief/brief.ts'
import { capital } from '../../../lyrics/first-letter.ts'

/** Whoever is called "Mme" or "Docteur" is no "tu", nor are several. */
export const isFormal = (hearer: Hearer | null): boolean =>
  hearer !== null &&
  (hearer.kind === 'group' ||
    / et /u.test(hearer.name ?? '') ||
    /^(?:Mme|Mlle|Mr|M|Madame|Mademoiselle|Monsieur|Dr|Docteur|Maître)\.? \p{Lu}/u.test(hearer.call ?? ''))

/** A song that says "tu", as one says it to somebody who is "vous": "Tu m'as soutenue" gives "Vous m'avez soutenue". */
export const saidFormally = (song: string): string => song.split('\n').map(formalLine).join('\n')

const CLITICS = "(?:(?:ne |n['’]|me |m['’]|te |t['’]|se |le |la |les |l['’]|lui |leur |nous |y |en )*)"

function formalLine(line: string): string {
  const spoken = line
    .replace(/(?<![\p{L}'’-])t['’](?=(?:as|es|avais|étais|auras|iras)(?!\p{L}))(?<!(?:tu|ne) t['’])/giu, (one) =>
      one.startsWith('T') ? 'Tu ' : 'tu ',
    )
    .replace(
      new RegExp(`(?<![\\p{L}-])(tu) (${CLITICS})(\\p{L}+)`, 'giu'),
      (_, subject: string, clitics: string, verb: string) =>
        `${subject === 'Tu' ? 'Vous' : 'vous'} ${clitics.replace(/(?<!\p{L})te /giu, 'vous ').replace(/(?<!\p{L})t['’]/giu, 'vous ')}${secondPlural(verb)}`,
    )
    .replace(
      new RegExp(`(?<=(?<!\\p{L})toi,? qui )(${CLITICS})(\\p{L}+s)(?!\\p{L})`, 'giu'),
      (_, clitics: string, verb: string) => `${clitics}${secondPlural(verb)}`,
    )
    .replace(/(?<!\p{L})vas-y/giu, like('allez-y'))
    .replace(/(\p{L}+)-(?:tu|toi)(?!\p{L})/gu, (_, verb: string) => `${secondPlural(verb)}-vous`)
    .replace(
      IMPERATIVE,
      (_, before: string, not: string | undefined, verb: string) => `${before}${not ?? ''}${secondPlural(verb)}`,
    )
  return spoken
    .replace(/(?<![\p{L}-])toi(?!\p{L})/giu, like('vous'))
    .replace(/(?<![\p{L}-])te (?=\p{L})/giu, like('vous '))
    .replace(/(?<![\p{L}-])t['’](?=\p{L})/giu, like('vous '))
    .replace(/(?<![\p{L}-])(?:ton|ta)(?= \p{L})/giu, like('votre'))
    .replace(/(?<![\p{L}-])tes(?= \p{L})/giu, like('vos'))
    .replace(/(?<=(?:le|la|les|au|du) )tien(ne)?(s)?(?!\p{L})/giu, 'vôtre$2')
}

const like = (word: string) => (typed: string) => (/^\p{Lu}/u.test(typed) ? capital(word) : word)

/** What begins a clause, with nobody before it, and is no noun there. */
const IMPERATIVE =
  /(^|[,:] |(?<!\p{L})(?:et|mais|alors|puis) )(ne (?:nous |me |m['’]|le |la |les |lui )?|n['’])?(écoute|regarde|prends|reste|garde|laisse|viens|reviens|dis|va|souffle|chante|appelle|envoie|ferme|pense|lève|fais|tiens|oublie|change|pars|ouvre|respire|demande|attends|pose|continue|avance|mets|essaie|repose|profite|raconte|donne|entre|sois|souviens|rappelle|crois|tourne|danse|ris|souris|bois|goûte|marche|cours|file|lâche|compte|dors|rentre|monte|répète|sors)(?=(?:[- ,!.:](?!\p{L}*(?:ent|ons)(?!\p{L}))|$))(?! (?:s['’]|n['’]|(?:est|était|a|se|ne|reste|qui)(?!\p{L})))/giu

/** "es" gives "êtes", "chantes" gives "chantez"; capital letters stay. */
function secondPlural(typed: string): string {
  const form = typed.toLowerCase()
  const said = IRREGULAR[form] ?? regular(form)
  return typed === form ? said : capital(said)
}

function regular(form: string): string {
  if (/ais$/u.test(form)) return form.replace(/(?<=g)eais$|ais$/u, 'iez').replace(/çiez$/u, 'ciez')
  if (/ras$/u.test(form)) return form.replace(/as$/u, 'ez')
  if (/[aou]ies?$/u.test(form)) return form.replace(/ies?$/u, 'yez')
  if (/lles$|ttes$/u.test(form) && DOUBLED.test(form)) return form.replace(/(?:l|t)es$/u, 'ez')
  if (/è\p{L}{1,2}es?$/u.test(form)) return form.replace(/è(\p{L}{1,2})es?$/u, MUTE.test(form) ? 'e$1ez' : 'é$1ez')
  if (/es?$/u.test(form)) return form.replace(/es?$/u, 'ez')
  if (/ends$|ands$|onds$|erds$|ords$/u.test(form)) return form.replace(/s$/u, 'ez')
  if (/ains$|eins$|oins$/u.test(form)) return form.replace(/ns$/u, 'gnez')
  if (/uis$/u.test(form)) return form.replace(/s$/u, 'sez')
  if (/is$/u.test(form)) return form.replace(/s$/u, 'ssez')
  return form
}

const DOUBLED = /^(?:r?appelle|épelle|jette|rejette|chancelle|étincelle|renouvelle|ensorcelle)s$/u
const MUTE = /^(?:r?achèt|é?lèv|enlèv|soulèv|relèv|prélèv|mèn|r?amèn|r?emmèn|promèn|sèm|pès|crèv|gèl|cèl|pèl|harcèl)/u

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{
    es: 'êtes',
    as: 'avez',
    vas: 'allez',
    va: 'allez',
    fais: 'faites',
    refais: 'refaites',
    dis: 'dites',
    redis: 'redites',
  },
  ...{
    sais: 'savez',
    peux: 'pouvez',
    veux: 'voulez',
    dois: 'devez',
    vois: 'voyez',
    revois: 'revoyez',
    crois: 'croyez',
  },
  ...{ prends: 'prenez', reprends: 'reprenez', apprends: 'apprenez', comprends: 'comprenez', surprends: 'surprenez' },
  ...{
    viens: 'venez',
    reviens: 'revenez',
    deviens: 'devenez',
    souviens: 'souvenez',
    tiens: 'tenez',
    soutiens: 'soutenez',
  },
  ...{ retiens: 'retenez', parviens: 'parvenez', appartiens: 'appartenez', obtiens: 'obtenez', maintiens: 'maintenez' },
  ...{
    mets: 'mettez',
    remets: 'remettez',
    promets: 'promettez',
    permets: 'permettez',
    bats: 'battez',
    combats: 'combattez',
  },
  ...{
    pars: 'partez',
    repars: 'repartez',
    sors: 'sortez',
    dors: 'dormez',
    endors: 'endormez',
    sens: 'sentez',
    mens: 'mentez',
  },
  ...{
    sers: 'servez',
    lis: 'lisez',
    relis: 'relisez',
    ris: 'riez',
    souris: 'souriez',
    vis: 'vivez',
    suis: 'suivez',
    bois: 'buvez',
  },
  ...{
    écris: 'écrivez',
    inscris: 'inscrivez',
    reçois: 'recevez',
    aperçois: 'apercevez',
    connais: 'connaissez',
    nais: 'naissez',
  },
  ...{
    reconnais: 'reconnaissez',
    disparais: 'disparaissez',
    plais: 'plaisez',
    tais: 'taisez',
    cours: 'courez',
    meurs: 'mourez',
  },
  ...{
    vaux: 'valez',
    assieds: 'asseyez',
    couds: 'cousez',
    sois: 'soyez',
    aies: 'ayez',
    fasses: 'fassiez',
    puisses: 'puissiez',
  },
  ...{
    étais: 'étiez',
    suffis: 'suffisez',
    cueilles: 'cueillez',
    appelle: 'appelez',
    rappelle: 'rappelez',
    conquiers: 'conquérez',
  },
  ...{
    auras: 'aurez',
    seras: 'serez',
    mords: 'mordez',
    tonds: 'tondez',
    perds: 'perdez',
    vends: 'vendez',
    attends: 'attendez',
  },
}
