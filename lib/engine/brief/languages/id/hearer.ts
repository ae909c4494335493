import type { Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { written } from './written-out.ts'

/** A pattern for whoever hears the song: what they are, then what they are called. */
export function ownWords(hearer: Hearer | null, names: readonly string[], description: string): string {
  const heard = hearer?.name ? names.filter((name) => ` ${hearer.name} `.includes(` ${name} `)) : []
  // "Burung beo punya kakek namanya Koko" is no grandfather.
  const isOwner = new RegExp(`(?<!\\p{L})punya ${escaped(hearer?.kin ?? '')}(?!\\p{L})`, 'iu').test(description)
  const kin =
    hearer?.kin && !(isOwner && hearer.name)
      ? [escaped(written(hearer.kin)), escaped(hearer.kin.replace(/ku$| \p{L}+$/u, ''))]
      : []
  const title = /^(Bu|Pak|Mbak|Mas|Kak|Bang|Mbah|Om|Tante) /u.exec(hearer?.name ?? '')?.[1]
  const spoken = title && hearer?.kind !== 'group' ? (TITLED[title] ?? [title.toLowerCase()]) : []
  return [...kin, ...heard.map(escaped), ...spoken].sort((a, b) => b.length - a.length).join('|')
}

/** "Dia nikah sama sahabatku", "salah kirim chat ke pacar": the song is for nobody who is spoken of so. */
export function isOnlyMentioned(description: string, hearer: Hearer | null, names: readonly string[]): boolean {
  const who = ownWords(hearer, names, description)
  if (who === '') return false
  const first = new RegExp(`^.*?(?<!\\p{L})(?=(?:${who})(?!\\p{L}))`, 'isu').exec(written(description))?.[0] ?? ''
  return /(?:(?:kesel|kesal|sebel|sebal|benci|muak|gemas|curhat|ngeluh|mengeluh) (?:sama|ke|dengan|soal|tentang)|(?:nikah|menikah|selingkuh|pacaran|jadian|kabur|direbut|tunangan) (?:sama|dengan|oleh)|irim(?: \p{L}+)? ke|di grup|ke grup)\s*$/iu.test(
    first,
  )
}

/** What whoever has a title is called later on. */
const TITLED: Readonly<Record<string, readonly string[]>> = { Bu: ['ibu', 'bu'], Pak: ['bapak', 'pak'] }
