import type { Language } from '../../lyrics/language/language.ts'

/**
 * Lines longer than this, in words or in letters, are folded. English has lower limits, because its words have the fewest
 * letters for their sounds.
 */
const LONGEST = { words: 12, letters: 60 }
const LONGEST_ENGLISH = { words: 10, letters: 46 }
/** As many words without a place to breathe are a list. */
const MOST_WORDS = 10
/** In signs of languages without spaces. */
const MOST_SIGNS = 20
/** Parts that are shorter are no lines. */
const LEAST_SHARE = 0.28

/** Words that begin a part of a sentence: "because", "and", "with"; the first alternatives begin a clause. */
const BEGINS: Readonly<Partial<Record<Language, readonly [clause: string, phrase: string]>>> = {
  en: [
    'and|but|because|when|while|so|that|who|which|where|until|if|though|before|after|since|then',
    'even|apart|instead|in|on|at|with|to|for|from|of|by|without|every|all|over|under|into|through|about',
  ],
  de: [
    'und|aber|weil|wenn|obwohl|dass|damit|bis|um|denn|sondern|während|bevor|nachdem|als',
    'in|im|auf|an|am|mit|bei|beim|von|vom|zu|zum|zur|aus|nach|für|ohne|über|unter|durch|jeden|jede|jedes|alle',
  ],
  fr: [
    "et|mais|même|parce|car|quand|qui|qu'\\p{L}+|que|pour|sans|alors|puis|si|jusqu'\\p{L}+|avant|après|pendant|depuis",
    "à|au|aux|dans|sur|sous|avec|chez|de|du|des|d'\\p{L}+|en|par|entre|vers|tous|toutes|chaque",
  ],
  es: [
    'y|e|pero|porque|cuando|que|para|sin|aunque|mientras|hasta|si|donde|desde|antes|después',
    'en|con|de|del|a|al|por|sobre|entre|todos|todas|cada',
  ],
  pt: [
    'e|mas|porque|quando|que|pra|para|sem|embora|enquanto|até|se|onde|desde|antes|depois',
    'em|no|na|nos|nas|num|numa|com|de|do|da|dos|das|a|ao|à|por|pelo|pela|sobre|entre|todos|todas|cada',
  ],
  it: [
    'e|ma|perché|quando|che|per|senza|anche|mentre|finché|se|dove|prima|dopo',
    "in|nel|nella|nei|nelle|nell'\\p{L}+|con|di|del|della|dei|delle|dell'\\p{L}+|a|al|alla|da|dal|dalla|su|sul|sulla|tra|fra|ogni",
  ],
  nl: [
    'en|maar|omdat|want|als|toen|dat|die|tot|terwijl|voordat|nadat|zodat|om|waar',
    'in|op|aan|met|bij|van|naar|uit|voor|zonder|over|onder|door|elke|elk|alle|te',
  ],
  pl: [
    'i|a|ale|bo|gdy|kiedy|że|który|która|które|żeby|aż|choć|zanim|jak|gdzie',
    'w|we|na|z|ze|do|od|po|przy|pod|nad|dla|bez|przez|o|za|co',
  ],
  tr: ['ve|ama|çünkü|diye|için|iken|ki', 'ile|kadar|gibi|sonra|önce|her|hep|bir'],
  vi: ['và|nhưng|vì|khi|mà|để|rồi|nên|cho|đến|nếu|dù', 'ở|trên|dưới|trong|với|của|từ|ra|vào|về|cả|mỗi'],
  id: [
    'dan|tapi|karena|kalau|saat|waktu|sambil|yang|supaya|agar|sampai|meski|walau|lalu|terus',
    'di|ke|dari|dengan|untuk|pada|tanpa|setiap|tiap|buat|sama',
  ],
}

/** A line that is too long for one breath in two, or in three, where its sense allows it best. */
export function foldedLines(line: string, language: Language): readonly string[] {
  const isSpaceless = language === 'ja' || language === 'zh'
  const parts = isSpaceless ? signsOf(line) : line.split(' ')
  const { words, letters } = language === 'en' ? LONGEST_ENGLISH : LONGEST
  const isShort = isSpaceless ? parts.length <= MOST_SIGNS : parts.length <= words && line.length <= letters
  const joined = (some: readonly string[]) => some.join(isSpaceless ? '' : ' ')
  const at = isShort ? null : placeToFold(parts, joined, language)
  if (at === null) return [line]
  const [head, tail] = [joined(parts.slice(0, at)), joined(parts.slice(at))]
  return [...foldedLines(trimmed(head), language), ...foldedLines(capital(tail.trim(), language), language)]
}

/** Marks stay with the sign before them. */
const signsOf = (line: string) => line.match(/[^、，,\s」』）)][、，,\s」』）)]*|./gu) ?? []

const trimmed = (line: string) => line.replace(/[、，,\s]+$/u, '')
const capital = (line: string, language: Language) => line.charAt(0).toLocaleUpperCase(language) + line.slice(1)

/** The place nearest to the middle, where a clause begins rather than where only a phrase does; null where nothing begins. */
function placeToFold(
  parts: readonly string[],
  joined: (some: readonly string[]) => string,
  language: Language,
): number | null {
  const [clause = '(?!)', phrase = '(?!)'] = BEGINS[language] ?? []
  const beginsClause = new RegExp(`^(?:${clause})$`, 'iu')
  const beginsPhrase = new RegExp(`^(?:${phrase})$`, 'iu')
  const whole = joined(parts).length
  const costs = parts.flatMap((part, at): [number, number][] => {
    const before = parts[at - 1] ?? ''
    const share = joined(parts.slice(0, at)).length / whole
    if (at === 0 || share < LEAST_SHARE || share > 1 - LEAST_SHARE) return []
    // "because of her", "and with him" begin once.
    const isWithin = beginsClause.test(before) || beginsPhrase.test(before)
    const ease = /[、，,;:\s]$/u.test(before)
      ? 0.45
      : isWithin
        ? 0
        : beginsClause.test(part)
          ? 0.35
          : beginsPhrase.test(part)
            ? 0.15
            : 0
    return ease > 0 ? [[at, Math.abs(share - 0.5) - ease]] : []
  })
  const [best] = costs.sort(([, a], [, b]) => a - b)
  // A list without a word between: in the middle.
  return best?.[0] ?? (parts.length > MOST_WORDS && BEGINS[language] ? Math.ceil(parts.length / 2) : null)
}
