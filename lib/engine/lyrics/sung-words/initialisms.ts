import type { ReadingRules } from './reading-rules.ts'

/** Capitals by the names of their letters. */
export function lettersOf(capitals: string, { letters }: ReadingRules): string {
  const names = letters.split(' ')
  return [...capitals.toUpperCase()]
    .map((letter) => names[letter.charCodeAt(0) - 65] ?? letter)
    .join(' ')
    .replaceAll('-', ' ')
}

type Around = {
  /** The whole line is in capitals. */ readonly shouting: boolean
  readonly before: string
  readonly after: string
}

/** Whether capitals are spelled letter by letter: those that nobody could read as a word, and those that nobody does. */
export function isSpelled(
  capitals: string,
  { shouting, before, after }: Around,
  { spelled = '' }: ReadingRules,
): boolean {
  if (HUMMED.test(capitals)) return false
  if (!/[AEIOUY]/.test(capitals)) return true
  // "LA LA LA" is sung.
  if (before.trimEnd().endsWith(capitals) || after.trimStart().startsWith(capitals)) return false
  const listed = SPELLED.has(capitals) || spelled.split(' ').includes(capitals)
  if (shouting) return listed && capitals.length > 2
  return listed || (capitals.length <= 4 && !READABLE.test(capitals))
}

/** Spelled in every language, among shouted words too. */
const SPELLED = new Set(['NBA', 'OMG', 'FBI', 'ABC', 'HBO', 'USB', 'IBM', 'BBC'])

/** Sounds that are written without a vowel. */
const HUMMED = /^(?:H*M+H*|H+M+P*H*|S?H{2,}|SH+|P+S+S+T*|B+R+|G+R+|Z{2,}|T+S+K+|P+F+T*|N+H+|X{2,})$/

/** What a word may begin and end with, in one language or another: "NASA" can be read, "NBA" and "OMG" cannot. */
const BEGINNING =
  '(?:[BCDFGHJKLMNPQRSTVWXYZ]?|B[LR]|C[LRHZ]|D[JRWZ]|F[LR]|G[HLNR]|K[HLNRSTW]|P[FHLNRST]|QU|S[CHKLMNPQTWZ]|T[HRSW]|[VW][LR]|WH|Z[DWGB]|NG|NH|LH|TH|RH|SCH|S[CPT][HLR]|[CPT]H[LR]|NGH|SHR|SZ[CKLTP]|CHW|PRZ|TRZ|KRZ|WS|MN|GD|KT|ML|DN|MR|ŁZ)'
const ENDING =
  '(?:[BCDFGHJKLMNPQRSTVWXZ]?|LL|SS|FF|TT|NN|MM|RR|ZZ|GG|R[BCDFGKLMNPSTVXZ]|L[BCDFKMNPSTVZ]|N[CDGKSTXZ]|M[BFPST]|S[HKPTZ]|C[HKTZ]|[BDGKPTW]S|[FKPX]T|GHT?|[TP]H|[TDR]Z|W[KLNS]|NGS|NDS?|RDS?|CKS|LDS|NKS|NTS|STS|RTS|TCH|SCH|NCH|RCH)'
const READABLE = new RegExp(`^${BEGINNING}[AEIOUY]+(?:[BCDFGHJKLMNPQRSTVWXZ]{1,3}[AEIOUY]+)*${ENDING}$`)
