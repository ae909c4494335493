import type { Fact } from '../../brief.ts'
import { fact } from './lines.ts'

/** Kinds of shops as descriptions name them, "reklama piekarni", and what they are called. */
const SHOPS: readonly (readonly [RegExp, string])[] = [
  [/^piekarnię?$/iu, 'piekarnia'],
  [/^cukiernię?$/iu, 'cukiernia'],
  [/^kawiarnię?$/iu, 'kawiarnia'],
  [/^kwiaciarnię?$/iu, 'kwiaciarnia'],
  [/^lodziarnię?$/iu, 'lodziarnia'],
  [/^księgarnię?$/iu, 'księgarnia'],
  [/^pralnię?$/iu, 'pralnia'],
  [/^myjnię?$/iu, 'myjnia'],
  [/^siłownię?$/iu, 'siłownia'],
  [/^palarnię?$/iu, 'palarnia'],
  [/^winiarnię?$/iu, 'winiarnia'],
  [/^pierogarnię?$/iu, 'pierogarnia'],
  [/^pizzerii$/iu, 'pizzeria'],
  [/^restauracji$/iu, 'restauracja'],
  [/^apteki$/iu, 'apteka'],
  [/^szkoły$/iu, 'szkoła'],
  [/^warsztatu?$/iu, 'warsztat'],
  [/^zakładu?$/iu, 'zakład'],
  [/^sklepu?$/iu, 'sklep'],
  [/^salonu?$/iu, 'salon'],
  [/^gabinetu?$/iu, 'gabinet'],
  [/^hotelu?$/iu, 'hotel'],
  [/^pensjonatu?$/iu, 'pensjonat'],
  [/^baru?$/iu, 'bar'],
  [/^browaru?$/iu, 'browar'],
  [/^serwisu?$/iu, 'serwis'],
  [/^studi[ao]$/iu, 'studio'],
]

/** "reklama warsztatu rowerowego Szprycha w Poznaniu" tells of a "warsztat rowerowy w Poznaniu". */
export function shopOf(piece: string): Fact | null {
  const [, kind = '', more = '', behind = ''] =
    /(?:reklam\p{L}*|dżing\p{L}*|jing\p{L}*|spot\p{L}*(?: reklamow\p{L}+)?|piosenk\p{L}|hymn|otwieram\p{L}*|otworzyli\p{L}+|prowadz\p{L}+) (?:dla )?(?:swój |swoją |swoje |nowy |nową |nowe )?(?:mojej |mojego |naszej |naszego |małej |małego )?(\p{Ll}+)((?: (?:\p{Ll}+(?:ego|ej|owy|ową)|jogi|tańca|urody|tatuażu|muzyczne))?)(.*)$/iu.exec(
      piece,
    ) ?? []
  const base = SHOPS.find(([form]) => form.test(kind))?.[1]
  if (!base) return null
  const which = more
    .replace(/(?<=[kg])iego$/u, 'i')
    .replace(/ego$/u, 'y')
    .replace(/ej$/u, 'a')
  const [, where = ''] =
    /( (?:w|we|na|pod|przy|koło|nad) (?:\p{Ll}+ )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)$/u.exec(behind) ?? []
  return where || which ? fact('thing', `${base}${which}${where}`) : null
}

/** What a memory is of, in the nominative: "wspomnienie wakacji nad jeziorem" tells of "wakacje nad jeziorem". */
export function remembered(piece: string): Fact | null {
  const [, , what = '', more = ''] =
    /^(wspomnieni\p{L}+|piosenka wspomnienie) (?:naszych |moich |z |ze |o )?(\p{L}+)( .+)?$/iu.exec(piece) ?? []
  const base = MEMORIES[what.toLowerCase()]
  return base && more ? fact('thing', `${base}${more}`) : null
}

const MEMORIES: Readonly<Record<string, string>> = {
  ...{ wakacji: 'wakacje', wakacjach: 'wakacje', wczasów: 'wczasy', wczasach: 'wczasy', kolonii: 'kolonie' },
  ...{ obozu: 'obóz', obozie: 'obóz', lata: 'lato', lecie: 'lato', wycieczki: 'wycieczka', wyjazdu: 'wyjazd' },
  ...{ studiów: 'studia', dzieciństwa: 'dzieciństwo', ferii: 'ferie', podróży: 'podróż', sylwestra: 'sylwester' },
}

/** "Trenera siatkówki", behind a name in another case than the first, is no line. */
export const isApposed = (piece: string) =>
  /^(?:\p{Ll}+(?:ego|ej) )?(?:trenera|trenerki|nauczyciela|nauczycielki|wychowawcy|lekarza|lekarki|pielęgniarki|kierowcy|kierownika|kierowniczki|strażaka|sąsiada|sąsiadki|kolegi|koleżanki|szefa|szefowej|dyrektora|dyrektorki|listonosza|górnika|żołnierza|bibliotekarki|bibliotekarza|fryzjera|fryzjerki|sprzątaczki|kucharki|kucharza|sekretarki|księgowej|opiekunki|przedszkolanki|woźnej|woźnego|położnej|babci|dziadka|mamy|taty|żony|męża|syna|córki|brata|siostry|wnuczki|wnuka|przyjaciela|przyjaciółki)(?: \p{L}+){0,4}$/iu.test(
    piece,
  )

/** "Wiecznie spóźniona" is "jesteś wiecznie spóźniona" to whoever is so. */
export function traitOf(piece: string, isWoman: boolean): string | null {
  const own = isWoman ? TRAITS_OF_HER : TRAITS_OF_HIM
  return own.test(piece) && piece.split(' ').length <= 8
    ? `Jesteś ${piece.charAt(0).toLowerCase()}${piece.slice(1)}`
    : null
}

const ADJECTIVES =
  'upart rud grub wysok mił cich głośn szalon zabawn punktualn leniw mądr odważn dzieln wiern łagodn silń siln cierpliw pracowit ciekawsk niecierpliw wesoł radosn dokładn strachliw nieśmiał spokojn szczer dobr uczciw skromn bystr zdoln ambitn złośliw gadatliw małomówn niezdarn oszczędn skąp hojn elegank elegancki wrażliw romantyczn sprytn psotn żywiołow łakom puchat kudłat łaciat chud drobn młod star najlepsz'
const traits = (end: string, participle: string) =>
  new RegExp(
    `^(?:(?:zawsze|wiecznie|ciągle|bardzo|trochę|strasznie|okropnie|niesamowicie|wciąż|nadal) )?(?:(?:${ADJECTIVES.split(' ').join('|')})${end}|(?!ona|strona|żona|korona|ściana|firana|piana|szklana)\\p{Ll}{3,}${participle})(?: i (?:\\p{Ll}+ )?\\p{Ll}+${end})?(?: (?:jak|w|we|na|z|ze|do|od|po|przez|o) .+)?$`,
    'iu',
  )
const TRAITS_OF_HER = traits('a', '(?:ona|ana|nięta)')
const TRAITS_OF_HIM = traits('[yi]', '(?:ony|any|nięty)')

/** What a lesson is of, before what is told of it: "dla zerówki o myciu zębów: dwa razy dziennie" is of "mycie zębów". */
export function lessonOf(description: string): Fact | null {
  if (
    !/(?<!\p{L})dla (?:przedszkol|zerówk|starszak|maluch|dzieci|klas|uczni|trzylatk|czterolatk|pięciolatk|sześciolatk)/iu.test(
      description,
    )
  )
    return null
  const [, deed = '', more = ''] =
    /(?<!\p{L})o (\p{Ll}+(?:ni|ci)u) ((?:przez |na |w )?\p{Ll}+)(?!\p{L})/iu.exec(description) ?? []
  return deed ? fact('thing', `${deed.replace(/u$/u, 'e')} ${more}`) : null
}
