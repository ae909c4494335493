import { describe, expect, it } from 'vitest'
import type { Language } from '../../lyrics/language/language.ts'
import { GENRES } from '../../score/names.ts'
import { readChoices, stylesIn } from '../settings/settings.ts'
import { GLOSSARIES } from './glossaries/registry.ts'
import type { Meaning } from './meaning.ts'
import { VOCABULARY } from './vocabulary.ts'

/** Understood in every language as they are in English. */
const LOANS = ['banjo', 'fiddle', 'marimba', 'cello', 'pizzicato', 'shakuhachi', 'synth']

describe.each(Object.entries(GLOSSARIES))('the words of music in %s', (_, { words }) => {
  it('name every instrument that other languages name', () => {
    const alone = (meaning?: Meaning) => (meaning?.style ? [] : (meaning?.instruments ?? []))
    const played = (spoken: object) =>
      new Set([...Object.keys(spoken), ...LOANS].map((word) => VOCABULARY.get(word)).flatMap(alone))
    const others = Object.values(GLOSSARIES).flatMap((other) => [...played(other.words)])
    expect([...new Set(others)].filter((instrument) => !played(words).has(instrument))).toEqual([])
  })

  it('mean what the composer knows', () => {
    const known = new Set([...VOCABULARY.keys(), ...GENRES.map((name) => name.toLowerCase())])
    expect(Object.keys(words).filter((word) => !known.has(word))).toEqual([])
  })
})

it.each([
  ['ein unheimliches Lied über einen Leuchtturm', { mode: 'minor' }],
  ['canción intensa y dramática de rock', { mode: 'minor', energy: 0.25 }],
  ['une chanson mystérieuse pour Léa', { mode: 'minor' }],
  ['una canzone drammatica su un faro', { mode: 'minor' }],
  ['uma música emocionante para minha avó', { energy: -0.05 }],
  ['een griezelig lied over een kelder', { mode: 'minor' }],
  ['dramatyczna piosenka o morzu', { mode: 'minor' }],
  ['annem için duygusal bir şarkı', { energy: -0.05 }],
  ['bài hát xúc động về mẹ', { energy: -0.05 }],
  ['lagu seram tentang rumah tua', { mode: 'minor' }],
  ['不気味な曲、古い家について', { mode: 'minor' }],
  ['드라마틱한 록 노래', { mode: 'minor' }],
  ['一首神秘的歌，关于月亮', { mode: 'minor' }],
] as const)('what a song feels like is said in many languages: %s', (description, meant) => {
  expect(readChoices({ style: '', description }).attributes).toMatchObject(meant)
})

describe('styles of some countries', () => {
  it.each([
    ['월요일 아침 출근길 트로트로', ['Pop'], 'accordion'],
    ['헤어진 밤의 시티팝 노래', ['Disco'], 'electric-piano'],
    ['쿨한 척하는 알앤비', ['R&B'], null],
    ['別れて3ヶ月 シティポップ 女性ボーカル', ['Disco'], 'electric-piano'],
    ['父の定年に演歌っぽく男の声で', ['Pop'], 'saxophone'],
    ['写一首国风的歌', ['Ethnic'], 'erhu'],
    ['纯音乐 古风 笛子', ['Ethnic'], 'erhu'],
    ['disco polo na wesele', ['Disco'], 'synth-lead'],
    ['rap o kolejce w sklepie', ['Rap'], null],
    ['Rap über die Warteschlange im Supermarkt', ['Rap'], null],
    ['un rap sobre mi gato gordo y vago', ['Rap'], null],
    ['un blues sur mon voisin et sa perceuse', ['Blues'], null],
    ['komşumun matkabı hakkında bir rap', ['Rap'], null],
    ['un bolero para mi abuela', ['World'], 'nylon-guitar'],
    ['een samba voor oma', ['World'], 'nylon-guitar'],
    ['bài hát nhạc vàng buồn cho mẹ', ['World'], 'nylon-guitar'],
    ['Ein City-Pop-Song über den Sommer', ['Disco'], 'electric-piano'],
    ['une chanson enka sur la mer', ['Pop'], 'saxophone'],
    ['lagu bolero untuk ibu', ['World'], 'nylon-guitar'],
    ['annem için bir bolero', ['World'], 'nylon-guitar'],
    ['una canzone samba allegra', ['World'], 'nylon-guitar'],
    ['uma música samba alegre', ['World'], 'nylon-guitar'],
    ['a city pop song about rain', ['Disco'], 'electric-piano'],
    ['ein Lied mit Mundharmonika', ['Pop'], 'harmonica'],
    ['una canción con violonchelo', ['Pop'], 'cello'],
    ['une chanson avec des cors', ['Pop'], 'french-horns'],
    ['una canzone jazz con il vibrafono', ['Jazz'], 'vibraphone'],
    ['uma balada com trompete', ['Pop'], 'trumpet'],
    ['een lied met getokkelde strijkers', ['Pop'], 'pizzicato'],
    ['piosenka z wiolonczelą', ['Pop'], 'cello'],
    ['mızıka ile bir şarkı', ['Pop'], 'harmonica'],
    ['bài hát với kèn harmonica', ['Pop'], 'harmonica'],
    ['lagu dengan vibrafon', ['Pop'], 'vibraphone'],
    ['尺八と箏の曲', ['Pop'], 'shakuhachi'],
    ['첼로가 있는 노래', ['Pop'], 'cello'],
    ['一首有口琴的歌', ['Pop'], 'harmonica'],
  ])('%s', (description, styles, instrument) => {
    const choices = readChoices({ style: '', description })
    expect(choices.styles).toEqual(styles)
    if (instrument) expect(choices.attributes.instruments).toContain(instrument)
  })

  it.each(['시티팝', 'シティポップ', '演歌', '트로트', '国风', 'bolero', 'Disco polo', 'samba'])(
    'are known in the field for the style: %s',
    (style) => expect(readChoices({ style }).attributes.notUnderstood).toEqual([]),
  )
})

/** As languages write genres that English writes otherwise. */
const GENRES_AS_WRITTEN: Readonly<Partial<Record<Language, string>>> = {
  ja: 'サルサ:World タンゴ:World フラメンコ:World ボサノバ:Jazz ファンク:Disco ゴスペル:R&B スカ:Reggae テクノ:Electronic ドラムンベース:Electronic オペラ:Classical ロックンロール:Rock ヘヴィメタル:Metal 舟歌:Folk',
  ko: '살사:World 탱고:World 보사노바:Jazz 소울:R&B 스카:Reggae 덥스텝:Electronic 오페라:Classical 로큰롤:Rock 헤비메탈:Metal 뱃노래:Folk',
  zh: '莎莎舞:World 探戈:World 波萨诺瓦:Jazz 放克:Disco 福音:R&B 歌剧:Classical 重金属:Metal 船歌:Folk 搖滾:Rock 饒舌:Rap',
  tr: 'caz:Jazz disko:Disco flamenko:World',
  pl: 'szanty:Folk polka:Folk',
  es: 'ópera:Classical rocanrol:Rock chachachá:World',
  fr: 'opéra:Classical fanfare:Classical',
  de: 'Seemannslied:Folk Blasmusik:Classical',
  nl: 'zeemanslied:Folk',
  id: 'jaz:Jazz',
}

describe.each(Object.entries(GENRES_AS_WRITTEN))('genres as they are written in %s', (language, genres) => {
  it.each(genres.split(' ').map((genre) => genre.split(':')))('%s', (description, style = '') => {
    const spokenIn = language as Language
    expect(readChoices({ style: '', description, spokenIn }).styles).toEqual([style])
    expect(readChoices({ style: description })).toMatchObject({ styles: [style], attributes: { notUnderstood: [] } })
  })
})

describe('a description', () => {
  it.each([
    ['Ein ruhiger Folksong über den letzten Bus', ['Folk'], 'quiet'],
    ['Ein trauriges Klavierlied', ['Pop'], 'Sad'],
    ['Una canción de rock triste sobre el mar', ['Rock'], 'Sad'],
    ['Une chanson de jazz romantique sur la pluie', ['Jazz'], 'Romantic'],
    ['Una canzone folk allegra', ['Folk'], 'Happy'],
    ['Uma música eletrônica alegre', ['Electronic'], 'Happy'],
    ['Een vrolijk countrynummer over de zomer', ['Country'], 'Happy'],
    ['Smutna piosenka rockowa o morzu', ['Rock'], 'Sad'],
    ['Eski evimiz hakkında hüzünlü bir rock şarkısı', ['Rock'], 'Sad'],
    ['Một bài hát jazz buồn về mưa', ['Jazz'], 'Sad'],
    ['Lagu rock yang sedih tentang hujan', ['Rock'], 'Sad'],
    ['最後のバスについての悲しいフォークソング', ['Folk'], 'Sad'],
    ['비에 대한 슬픈 재즈 노래', ['Jazz'], 'Sad'],
    ['Een rustig hiphopnummer', ['Hip-hop'], 'quiet'],
    ['一首关于雨的歌', ['Pop'], null],
    ['一首悲伤的爵士歌曲', ['Jazz'], 'Sad'],
  ])('%s', (description, styles, feeling) => {
    const choices = readChoices({ style: '', description })
    expect(choices.styles).toEqual(styles)
    if (feeling === 'quiet') expect(choices.attributes.energy).toBeLessThan(0)
    else expect(choices.mood).toBe(feeling)
  })

  it.each([
    ['Une chanson triste, voix grave d’homme, sur la mer', "Une chanson triste, voix chaleureuse d'homme", 'm'],
    ['Une chanson triste, voix grave de femme, sur la mer', 'Une chanson triste, voix forte de femme', 'f'],
    ['Una canción triste, voz grave de hombre, sobre el mar', 'Una canción triste, voz cálida de hombre', 'm'],
    ['Una canción triste, voz grave de mujer, sobre el mar', 'Una canción triste, voz suave femenina', 'f'],
    ['Una canzone triste, voce grave da uomo, sul mare', 'Una canzone triste, voce calda maschile', 'm'],
    ['Una canzone triste, voce grave da donna, sul mare', 'Una canzone triste, voce di donna', 'f'],
    ['Uma música triste, voz grave de homem, sobre o mar', 'Uma música triste, voz quente de homem', 'm'],
    ['Uma música triste, voz grave de mulher, sobre o mar', 'Uma música triste, voz suave feminina', 'f'],
    ['Smutna piosenka, niski głos męski, o morzu', 'Smutna piosenka z niskim głosem męskim', 'm'],
    ['Smutna piosenka, niski głos kobiecy, o morzu', 'Smutna piosenka z niskim głosem kobiecym', 'f'],
  ])('says who sings, whatever stands between: %s', (...said) => {
    const voice = said.pop()
    for (const description of said)
      expect(readChoices({ style: '', description }).attributes.voice, description).toBe(voice)
  })

  it.each([
    ['Una canción alegre en Sol mayor para Ana', 7],
    ['Ein trauriges Lied in d-Moll', 2],
    ['une chanson triste en ré mineur', 2],
  ])('names its key beside other music: %s', (description, tonic) => {
    expect(readChoices({ style: '', description }).attributes.tonic).toBe(tonic)
  })

  it('keeps what else is said of a voice', () => {
    const { attributes } = readChoices({ style: '', description: 'Une chanson avec une voix chaleureuse d’homme' })
    const plain = readChoices({ style: '', description: 'Une chanson avec une voix d’homme' }).attributes
    expect(attributes.voice).toBe('m')
    expect(attributes).not.toEqual(plain)
  })

  it('keeps the English names of styles within styles', () => {
    const read = (description: string) => readChoices({ style: '', description })
    expect(read('Une chanson thrash metal sur la pluie')).toMatchObject({
      styles: ['Metal'],
      attributes: { tempoFactor: 1.08 },
    })
    expect(read('Ein Doom-Metal-Song über den Regen')).toMatchObject({
      styles: ['Metal'],
      attributes: { tempoFactor: 0.9 },
    })
    expect(read('Uma música metalcore sobre a chuva').styles).toEqual(['Metal'])
    expect(read('Một bài hát metalcore về mưa').styles).toEqual(['Metal'])
  })

  it.each([
    'A sad country song with banjo, fiddle, organ and piano about the rain',
    'Ein trauriger Countrysong mit Banjo, Fiddle, Orgel und Klavier, über den Regen',
    'Una canción country con banjo, fiddle, órgano y piano sobre la lluvia',
    'Une chanson country avec banjo, fiddle, orgue et piano sur la pluie',
    'Lagu country dengan banjo, fiddle, organ dan piano tentang hujan',
    'Yağmur hakkında banjo, fiddle, org ve piyano ile bir country şarkısı',
    '밴조, 피들, 오르간, 피아노가 있는 컨트리 노래',
  ])('names its instruments in a list: %s', (description) => {
    const { instruments } = readChoices({ style: '', description }).attributes
    expect(instruments).toEqual(expect.arrayContaining(['banjo', 'fiddle', 'organ', 'piano']))
  })

  it.each([
    'A country song about my father, his fiddle and a piano',
    'Ein Countrysong über meinen Vater, seine Geige und ein Klavier',
    'A country song, my grandmother sold the piano',
  ])('may speak of instruments that do not play: %s', (description) => {
    expect(readChoices({ style: '', description }).attributes.instruments).toEqual([])
  })

  it.each([
    'Ein Lied über einen roten Rock',
    'Een lied over de rock van mijn oma',
    'Mein trauriger Hund und der Regen',
    'La casa vieja de mi abuela',
    '静かな駅と雨',
    'my poppy field',
  ])('of something else asks for no music: %s', (description) => {
    const { mood, attributes } = readChoices({ style: '', description })
    expect([stylesIn(description), mood, attributes.energy, attributes.instruments]).toEqual(['Pop', null, 0, []])
  })
})
