import { describe, expect, it } from 'vitest'
import type { Language } from '../../lyrics/language/language.ts'
import { readChoices } from '../settings/settings.ts'

/** What a description sets, in short: "Sad, slow", "Folk, Happy, loud", or nothing. */
function heard(description: string, spokenIn: Language): string {
  const { styles, mood, attributes } = readChoices({ style: '', description, spokenIn })
  const { tempoFactor, energy } = attributes
  return [
    styles.join() !== 'Pop' && styles.join('/'),
    mood,
    tempoFactor !== 1 && (tempoFactor < 1 ? 'slow' : 'fast'),
    mood === null && energy !== 0 && (energy < 0 ? 'soft' : 'loud'),
  ]
    .filter(Boolean)
    .join(', ')
}

type Wishes = Readonly<Partial<Record<Language, readonly (readonly [description: string, heard: string])[]>>>

const ENGLISH: Wishes = {
  en: [
    ['song for my gran, upbeat please', 'Happy'],
    ['Song for Ana and Ben. Romantic, but with a wink.', 'Romantic'],
    ['goodbye song for Bo, something slow and sad', 'Sad, slow'],
    ['my sad dog Rex, he is old', ''],
    ['song for my brother, he should be happy now', ''],
    ['song for my dog Rex, old and sad', ''],
  ],
}

const GERMANIC: Wishes = {
  de: [
    ['Lied für Oma Hilde. Traurig, langsam.', 'Sad, slow'],
    ['Lied für meine Schwester Anna, bitte fröhlich', 'Happy'],
    ['Für Jana und Tim. Romantisch, aber mit einem Augenzwinkern.', 'Romantic'],
    ['Abschied von Uwe. langsamer Blues', 'Blues, slow'],
    ['Lied für den Chor, es soll flott sein', 'Happy'],
    ['Lied für Papa. Ruhig und ein bisschen melancholisch', 'Sad'],
    ['instrumental klassisch klavier h-moll langsam für eine feier', 'Classical, slow'],
    ['mein trauriger Hund Bello, er wird zehn', ''],
    ['Lied für meinen Bruder, er war wütend', ''],
    ['Lied für Oma. Nicht traurig', ''],
    ['Lied für Ana, fröhliche Weihnachten an alle', ''],
    ['Lied für Opa, er fährt langsam', ''],
    ['Lied für meinen Hund Rex, alt und traurig', ''],
  ],
  nl: [
    ['Liedje voor oma. Vrolijk en snel', 'Happy, fast'],
    ['liedje voor mijn zus Anna, rustig graag', 'soft'],
    ['Voor Daan en Lisa. Romantisch maar met een knipoog', 'Romantic'],
    ['Afscheid van Bo. Iets verdrietigs, langzaam', 'Sad, slow'],
    ['een weemoedige, langzame ballade', 'Sad, slow'],
    ['mijn verdrietige hond Max, hij is oud', ''],
    ['liedje voor mijn broer, hij is boos', ''],
    ['liedje voor oma. Niet verdrietig', ''],
    ['liedje over papa, hij rijdt te snel', ''],
    ['liedje voor Lotte, ze wil blijven', ''],
  ],
}

const ROMANCE: Wishes = {
  es: [
    ['Canción para mi abuela. Triste y lenta', 'Sad, slow'],
    ['canción para mi hermana Ana, algo alegre por favor', 'Happy'],
    ['Para Ana y Luis. Romántica pero con un guiño', 'Romantic'],
    ['una cumbia lenta para mi mamá', 'World, slow'],
    ['canción para mi papá, que sea movida', 'Happy'],
    ['balada, melancólica y suave', 'Sad, slow'],
    ['mi perro triste Toby, ya es viejo', ''],
    ['canción para mi hermano, estaba furioso', ''],
    ['canción para mi abuela. No muy triste', ''],
    ['canción para Ana, feliz cumpleaños', ''],
    ['canción para mi abuela, lentejas los lunes', ''],
    ['canción para mi perro Rex, viejo y triste', ''],
  ],
  fr: [
    ['Chanson pour mamie. Triste, lente', 'Sad, slow'],
    ['chanson pour ma sœur Anna, joyeuse s’il te plaît', 'Happy'],
    ["Pour Léa et Tom. Romantique mais avec un clin d'œil", 'Romantic'],
    ['un blues lent pour mon père', 'Blues, slow'],
    ['chanson pour papa, quelque chose d’entraînant', 'Happy'],
    ['Départ de Bo. plutôt douce et mélancolique', 'Sad'],
    ['mon chien triste Rex, il est vieux', ''],
    ['chanson pour mon frère, il était furieux', ''],
    ['chanson pour mamie. Pas triste', ''],
    ['chanson pour Ana, joyeux anniversaire', ''],
    ['chanson pour mamie, lentilles le lundi', ''],
    ['chanson pour papa, il conduit lentement', ''],
  ],
  it: [
    ['Canzone per la nonna. Triste e lenta', 'Sad, slow'],
    ['canzone per mia sorella Anna, allegra per favore', 'Happy'],
    ['Per Anna e Luca. Romantica ma con ironia', 'Romantic'],
    ['un rock veloce per papà', 'Rock, fast'],
    ['canzone per papà, qualcosa di vivace', 'Happy'],
    ['Addio a Bo. malinconica, dolce', 'Sad'],
    ['il mio cane triste Rex, ormai è vecchio', ''],
    ['canzone per mio fratello, era arrabbiato', ''],
    ['canzone per la nonna. Non triste', ''],
    ['canzone per Ana, felice anno nuovo', ''],
    ['canzone per nonna, lenticchie a capodanno', ''],
    ['canzone per papà, guida piano e va lento', ''],
  ],
  pt: [
    ['Música para a vovó. Triste e lenta', 'Sad, slow'],
    ['música para minha irmã Ana, bem alegre por favor', 'Happy'],
    ['Para Ana e João. Romântica mas com humor', 'Romantic'],
    ['um forró animado pra minha vó', 'World, Happy, fast'],
    ['música para o meu pai, algo calmo', 'soft'],
    ['samba, alegre e rápido', 'World, Happy, fast'],
    ['meu cachorro triste Rex, já é velho', ''],
    ['música para o meu irmão, ele estava furioso', ''],
    ['música para a vovó. Nada triste', ''],
    ['música para Ana, feliz aniversário', ''],
    ['música para o vovô, terno e gravata', ''],
    ['música para o meu cachorro Rex, velho e triste', ''],
  ],
}

const POLISH_AND_TURKISH: Wishes = {
  pl: [
    ['Piosenka dla babci. Smutna, powolna', 'Sad, slow'],
    ['piosenka dla siostry Ani, wesoło proszę', 'Happy'],
    ['Dla Kasi i Pawła. Romantyczna, ale z przymrużeniem oka', 'Romantic'],
    ['Urodziny Tomka. coś skocznego', 'Happy'],
    ['wolny, smutny blues', 'Blues, Sad, slow'],
    ['Pożegnanie Oli. spokojnie i trochę nostalgicznie', 'Longing'],
    ['mój smutny pies Reks, jest już stary', ''],
    ['piosenka dla brata, był wściekły', ''],
    ['piosenka dla babci. Nie smutna', ''],
    ['piosenka dla Ani, wesołych świąt kochanie', ''],
    ['piosenka o wolności', ''],
    ['piosenka dla psa Reksa, stary i smutny', ''],
  ],
  tr: [
    ['Babaannem için bir şarkı. Hüzünlü ve yavaş', 'Sad, slow'],
    ['ablam Elif için şarkı, neşeli olsun lütfen', 'Happy'],
    ['Ayşe ile Can için. Romantik ama biraz esprili', 'Romantic'],
    ['annem için yavaş bir bolero', 'World, slow'],
    ['Veda. sakin ve duygulu bir şey, lütfen', 'Romantic'],
    ['hızlı, öfkeli rock', 'Rock, Angry, fast'],
    ['üzgün köpeğim Reks, artık yaşlı', ''],
    ['kardeşim için şarkı, çok kızgındı', ''],
    ['babaannem için şarkı. Hüzünlü değil', ''],
    ['Ayşe için şarkı, mutlu yıllar canım', ''],
    ['babam için şarkı, arabayı hızlı sürer', ''],
    ['köpeğim Reks için şarkı, yaşlı ve üzgün', ''],
  ],
}

const SOUTHEAST_ASIAN: Wishes = {
  vi: [
    ['Bài hát cho bà. Buồn, chậm', 'Sad, slow'],
    ['bài hát cho chị Lan, vui tươi nhé', 'Happy'],
    ['Cho Lan và Nam. Lãng mạn nhưng dí dỏm', 'Romantic'],
    ['bài hát tặng mẹ, hãy thật nhẹ nhàng', 'soft'],
    ['bolero, chậm và buồn', 'World, Sad, slow'],
    ['con chó buồn của tôi tên Rex, nó già rồi', ''],
    ['bài hát cho em trai, nó đang giận', ''],
    ['bài hát cho bà. Không buồn', ''],
    ['bài hát cho Lan, chúc vui vẻ mỗi ngày', ''],
    ['bài hát cho ba, ba lái xe chậm', ''],
  ],
  id: [
    ['Lagu untuk nenek. Sedih dan pelan', 'Sad, slow'],
    ['lagu untuk kakakku Ana, yang ceria ya', 'Happy'],
    ['Untuk Ayu dan Dimas. Romantis tapi agak jenaka', 'Romantic'],
    ['perpisahan Bo. santai aja', 'Relaxed'],
    ['lagu buat ibu, tolong yang lembut', 'soft'],
    ['reggae cepat dan gembira', 'Reggae, Happy, fast'],
    ['anjingku yang sedih namanya Rex, sudah tua', ''],
    ['lagu untuk adikku, dia marah', ''],
    ['lagu untuk nenek. Jangan sedih', ''],
    ['lagu untuk Ana, semoga bahagia selalu', ''],
    ['lagu untuk ayah, dia jalan pelan', ''],
    ['lagu untuk anjingku Rex, tua dan sedih', ''],
  ],
}

const EAST_ASIAN: Wishes = {
  ja: [
    ['祖母への歌。悲しく、ゆっくり', 'Sad, slow'],
    ['姉の美咲の歌、明るい感じでお願いします', 'Happy'],
    ['健太と美咲へ。ロマンチックに、でも少しユーモアも', 'Romantic'],
    ['父の定年の歌、しっとりと落ち着いた雰囲気で', 'Relaxed'],
    ['ゆっくりした切ないジャズ', 'Jazz, Sad, slow'],
    ['楽しいサルサ', 'World, Happy'],
    ['うちの悲しい目の犬レックス、もう年です', ''],
    ['弟へ、怒りっぽいけど好き', ''],
    ['祖母への歌。悲しくしないで', ''],
    ['美咲へ、楽しい思い出をありがとう', ''],
    ['父は運転がゆっくり、いつも遅れる', ''],
    ['静かな駅と雨', ''],
  ],
  ko: [
    ['할머니께 드리는 노래. 슬프고 느리게', 'Sad, slow'],
    ['언니 지은이 노래, 밝고 신나게 부탁해요', 'Happy'],
    ['민수와 지영이에게. 로맨틱하지만 유머 있게', 'Romantic'],
    ['박 선생님 퇴직. 잔잔하게 해 주세요', 'soft'],
    ['느린 살사', 'World, slow, loud'],
    ['빠르고 신나는 트로트', 'Happy, fast'],
    ['우리 슬픈 강아지 초코, 이제 늙었어요', ''],
    ['동생에게, 화난 얼굴이 귀여워요', ''],
    ['할머니 노래. 슬프지 않게', ''],
    ['지은이에게, 행복한 하루를 보내', ''],
    ['아빠는 느리게 운전해요', ''],
    ['조용한 역과 비', ''],
  ],
  zh: [
    ['写给奶奶的歌。悲伤，慢一点', 'Sad, slow'],
    ['给姐姐小芳的歌，请欢快一点', 'Happy'],
    ['给小雨和志强。浪漫，但是带点幽默', 'Romantic'],
    ['李老师退休。要温暖的感觉', 'Warm'],
    ['慢节奏的悲伤爵士', 'Jazz, Sad, slow'],
    ['欢快的莎莎舞曲', 'World, Happy'],
    ['我悲伤的狗叫年糕，它老了', ''],
    ['给弟弟，他很愤怒', ''],
    ['给奶奶的歌。不要悲伤', ''],
    ['给小芳，祝你快乐每一天', ''],
    ['爸爸开车很慢，总是迟到', ''],
    ['安静的车站和雨', ''],
  ],
}

describe.each([
  ['English', ENGLISH],
  ['Germanic languages', GERMANIC],
  ['Romance languages', ROMANCE],
  ['Polish and Turkish', POLISH_AND_TURKISH],
  ['Vietnamese and Indonesian', SOUTHEAST_ASIAN],
  ['Japanese, Korean and Chinese', EAST_ASIAN],
])('moods and tempi said by themselves, in %s', (_, wishes) => {
  const rows = Object.entries(wishes).flatMap(([language, own]) => own.map((row) => [language, ...row] as const))
  it.each(rows)('%s: %s', (language, description, meant) => {
    expect(heard(description, language as Language)).toBe(meant)
  })
})
