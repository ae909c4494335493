import { LANGUAGES, readBrief, writeInspiration, writeSong } from '#lib/engine/index.ts'
import { STYLES } from '#lib/engine/score/names.ts'
import { parseEnglish } from '#server/assets/english.ts'

/** Different lines by the embedded songwriter, as many in each language, with the titles and descriptions that go with them. */
export function songwriterLines(perLanguage: number): string[] {
  return LANGUAGES.flatMap((language) => {
    const lines = new Set<string>()
    for (let seed = 1; lines.size < perLanguage && seed < 400; seed++) {
      const style = STYLES[seed % STYLES.length] ?? 'Pop'
      const { title, lyrics } = writeSong(readBrief({ description: '', style, language }, parseEnglish), seed)
      for (const line of [title, writeInspiration({ style, language, seed }), ...lyrics.split('\n')]) {
        if (line !== '' && !line.startsWith('[')) lines.add(line)
      }
    }
    return [...lines].slice(0, perLanguage)
  })
}
