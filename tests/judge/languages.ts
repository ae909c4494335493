import type { Language } from '#lib/engine/sound.ts'
import type { UnreadRequest } from '#server/ports/music.ts'
import { type Faults, faultsOf } from './faults.ts'
import { requestOf, type Song } from './studio.ts'

/** A verse in each language, written for this. */
export const LINES: Readonly<Record<Language, string>> = {
  en: 'The morning light is on the water\nAnd I am walking home again',
  es: 'La luz de la mañana cae en el mar\nY yo vuelvo a casa otra vez',
  ja: '朝の光が海にさして\nぼくはまた家へ帰る',
  pt: 'A luz da manhã cai sobre o mar\nE eu volto para casa outra vez',
  fr: 'La lumière du matin tombe sur la mer\nEt je rentre à la maison encore',
  zh: '早晨的阳光落在海面上\n我又一次慢慢走回家',
  ko: '아침 햇살이 바다에 내리고\n나는 다시 집으로 걸어가',
  id: 'Cahaya pagi jatuh di atas laut\nDan aku pulang ke rumah lagi',
  it: 'La luce del mattino cade sul mare\nE io torno a casa ancora',
  nl: 'Het licht van de ochtend valt op het water\nEn ik loop weer langzaam naar huis',
  pl: 'Poranne światło pada na morze\nA ja znowu wracam do domu',
  tr: 'Sabah ışığı denize düşüyor\nVe ben yine eve dönüyorum',
  vi: 'Ánh nắng sớm mai rơi trên mặt biển\nVà tôi lại bước về nhà',
  de: 'Das Licht am Morgen fällt aufs Wasser\nUnd ich geh wieder still nach Haus',
}

const LEAST_SYLLABLES = 10

/** Every language, sung by a woman and by a man; in the short form six of them by one of the two. */
export function languageRequests({ short }: { short: boolean }): UnreadRequest[] {
  const all = (Object.keys(LINES) as Language[]).flatMap((language) =>
    (['f', 'm'] as const).map((gender) => requestOf({ style: 'Pop', lyrics: LINES[language], language, gender })),
  )
  return all.filter((_, index) => !short || index % 5 === 0)
}

/** A verse in its language, by the voices of that language. */
export async function measureLanguage(song: Song): Promise<Faults> {
  const { request, score } = song
  const faults = await faultsOf(song)
  const syllables = score.vocal!.lines.flatMap(({ words }) => words.flatMap((word) => word.syllables))
  if (score.language !== request.language) faults.push(`sung as ${score.language}`)
  if (syllables.length < LEAST_SYLLABLES) faults.push(`only ${syllables.length} syllables`)
  return { name: `${request.language} ${request.gender}`, faults }
}
