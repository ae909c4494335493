/**
 * What people write into lyrics for whoever performs them, in parentheses or between asterisks: how something is sung,
 * what is played, who sings. Phrases, divided by commas; one of them makes a direction of what holds nothing but these
 * and `BESIDE`.
 */
const DIRECTIONS: readonly string[] = [
  // English
  'softly, quietly, whisper, whispered, whispering, whispers, spoken, spoken word, shouted, screamed, hums, hummed, humming, ' +
    'a cappella, acapella, a capella, instrumental, interlude, intro, outro, repeat, repeats, repeated, adlib, ad lib, adlibs, ad libs, ' +
    'fade out, fades out, fading out, fade in, fades in, applause, crescendo, laughs, sighs, claps, beat drops, beat drop, ' +
    'key change, falsetto, harmonies, harmony, vocals, vocal, backing vocals, chorus, verse, refrain, bridge, hook, pre chorus, ' +
    'guitar solo, piano solo, drum solo, bass solo, sax solo, saxophone solo, violin solo, synth solo, guitar riff, drum fill, ' +
    'instrumental break, drum break, music stops, music fades, end of song, tempo up',
  // Spanish
  'suavemente, en voz baja, susurrando, susurrado, susurros, hablado, recitado, gritado, tarareando, interludio, estribillo, ' +
    'coro, estrofa, repetir, se repite, bis, aplausos, risas, solo de guitarra, solo de piano, a capela',
  // Portuguese
  'sussurrando, sussurrado, sussurros, em voz baixa, falado, falando, gritado, cantarolando, interlúdio, refrão, ' +
    'repete, repetir, solo de violão, risos',
  // French
  'doucement, tout bas, chuchoté, chuchotant, murmuré, parlé, récité, crié, fredonné, couplet, répéter, répétez, ' +
    'applaudissements, rires, solo de guitare, solo de batterie, fondu',
  // German
  'leise, geflüstert, flüsternd, gesprochen, geschrien, gesummt, summend, zwischenspiel, strophe, wiederholen, wiederholung, ' +
    'applaus, lacht, seufzt, gitarrensolo, klaviersolo, schlagzeugsolo, ausblenden, kehrreim',
  // Italian
  'sottovoce, dolcemente, sussurrato, sussurrando, parlato, recitato, gridato, strumentale, ritornello, strofa, ripetere, ' +
    'ripeti, applausi, risate, assolo di chitarra, assolo di piano, dissolvenza',
  // Dutch
  'zachtjes, gefluisterd, fluisterend, gesproken, geschreeuwd, neuriënd, instrumentaal, tussenspel, refrein, herhalen, herhaal, ' +
    'gelach, gitaarsolo, pianosolo',
  // Polish
  'cicho, szeptem, szept, szeptane, mówione, recytacja, nucąc, instrumentalnie, przerywnik, refren, zwrotka, powtórz, ' +
    'powtórka, oklaski, śmiech, solo gitarowe, wyciszenie',
  // Turkish
  'fısıldayarak, fısıltıyla, sessizce, konuşarak, bağırarak, mırıldanarak, enstrümantal, ara müziği, nakarat, tekrar, ' +
    'gitar solosu, alkış, gülüşmeler',
  // Vietnamese
  'thì thầm, nói thầm, nói, nhẹ nhàng, hát nhỏ, ngân nga, nhạc dạo, gian tấu, điệp khúc, lặp lại, độc thoại, vỗ tay, solo guitar',
  // Indonesian
  'berbisik, bisikan, lirih, diucapkan, bersenandung, interlud, reff, refrein, ulangi, diulang, tepuk tangan, solo gitar',
  // Japanese
  'ささやき, 囁き, ささやくように, 囁くように, 小声で, 静かに, セリフ, 台詞, 語り, 間奏, 繰り返し, くりかえし, くり返し, リピート, コーラス, ' +
    'フェードアウト, ギターソロ, ピアノソロ, 拍手, 手拍子, ハミング',
  // Korean
  '속삭임, 속삭이며, 속삭이듯, 조용히, 작게, 나레이션, 내레이션, 대사, 독백, 간주, 반복, 후렴, 후렴 반복, 페이드 아웃, 페이드아웃, 기타 솔로, ' +
    '피아노 솔로, 박수, 웃음, 허밍',
  // Chinese
  '轻声, 輕聲, 低声, 低語, 低语, 耳语, 耳語, 念白, 口白, 独白, 獨白, 旁白, 间奏, 間奏, 前奏, 尾奏, 重复, 重複, 反复, 合唱, 齐唱, 男声, 女声, 淡出, ' +
    '掌声, 吉他独奏, 钢琴独奏, 副歌, 哼唱',
]

/** What may stand beside a direction without saying one. */
const BESIDE =
  'and with in a an the of to by then very more times twice last first second final he she they voice voices male female man woman men women ' +
  'boys girls crowd background backing lead low out line section part all both together music band y con la el de en et avec le un une du des ' +
  'und mit der die das im am alle e com o al il lo tutti en met de het allen i z ve ile dan dengan và'

const PHRASES = new Set(DIRECTIONS.flatMap((list) => list.split(', ')))
const LONGEST = 3
const WORDS_BESIDE = new Set(BESIDE.split(' '))

/** Whether words in parentheses are a direction. Those that the line sings as well are its echo. */
export function isDirection(text: string, line: string): boolean {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 6) return false
  const sung = new Set(wordsOf(line))
  if (words.every((word) => sung.has(word))) return false
  let directions = 0
  for (let at = 0; at < words.length; ) {
    const size = [LONGEST, 2, 1].find((length) => PHRASES.has(words.slice(at, at + length).join(' ')))
    if (size) directions++
    else if (!WORDS_BESIDE.has(words[at]!) && !/^(?:\d|[x×]\d|\d[x×])$/.test(words[at]!)) return false
    at += size ?? 1
  }
  return directions > 0
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}×]+/gu) ?? []
  )
}
