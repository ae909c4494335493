import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../server/assets/english.ts'
import { createRandom } from '../random/random.ts'
import { toneOf } from '../songwriter/languages/tones.ts'
import { usualPlots } from '../songwriter/usual-plots.ts'
import type { BriefRequest } from './brief.ts'
import { readBrief } from './read-brief.ts'

const read = (description: string, wish: Partial<BriefRequest> = {}) =>
  readBrief({ ...wish, description }, parseEnglish)

describe('a description in English', () => {
  it.each([
    ['A birthday song for my grandmother Maria who loves her garden', 'birthday', 'Maria', 'garden'],
    ['wedding song for Tom and Aisha who met on a train', 'wedding', 'Tom and Aisha', 'trains'],
    ['my cat biscuit who sleeps on my keyboard', null, 'Biscuit', 'computers'],
    ['80th birthday of my grandpa Walter, retired train driver', 'birthday', 'Walter', 'trains'],
    ['an apology to my sister for forgetting her graduation', 'apology', 'sister', 'exams'],
    ['thank you to my teacher Mrs. Smith for teaching me to read', 'thanks', 'Mrs Smith', 'school'],
    ['song about my dad who died last year', 'memorial', 'Dad', null],
    ['lullaby for my baby daughter Zoë', 'lullaby', 'Zoë', null],
  ])('%s', (description, plot, call, topic) => {
    const brief = read(description)
    expect([brief.plot, brief.hearer?.call ?? null, brief.topics[0] ?? null]).toEqual([plot, call, topic])
  })

  it('is read in capitals as in small letters', () => {
    const brief = read('BIRTHDAY SONG FOR TIM!!! HE IS 5!!! HE LOVES HIS BIKE')
    expect(brief.hearer?.name).toBe('Tim')
    expect(brief.age).toBe(5)
    expect(brief.facts.map(({ text }) => text)).toEqual(["You're 5 and you love your bike"])
  })

  it.each(['песня про кота', 'اغنية عن البحر', 'שיר על הים', 'my friend paints, песня про кота'])(
    'tells nothing in letters that no language of ours has: %s',
    (description) => {
      const brief = read(description)
      expect([...brief.facts, ...brief.subjects].map(({ text }) => text).join()).not.toMatch(/[^\p{Script=Latin} ,']/u)
      expect(brief.notUnderstood.join(' ')).toContain(description.split(', ').at(-1)!.split(' ').at(-1))
    },
  )

  it.each([
    ['80s synthwave drive', ['Electronic']],
    ['70s funk road trip', ['Disco']],
    ["waltz in 3/4 about my grandma's kitchen", null],
    ['90s rnb slow jam about missing you', ['R&B']],
  ])('does not sing what kind of music it is to be: %s', (description, styles) => {
    const brief = read(description)
    expect(brief.facts.map(({ text }) => text)).toEqual([])
    if (styles) expect(brief.music.styles).toEqual(styles)
  })

  it('ends what a song is about where key, tempo or meter are named', () => {
    expect(read('3 minute song about cats in A minor at 120 bpm').subjects[0]).toMatchObject({
      text: 'cats',
      topic: 'cats',
    })
    expect(read('song about trains at 96 bpm').subjects[0]?.text).toBe('trains')
    expect(read('a song about a boat in 3/4').subjects[0]?.text).toBe('boat')
  })

  it.each([
    ["song for Dave's 40th", 40],
    ["for my mum's 70th birthday party", 70],
    ["it's my wife Lena's 50th, she loves sailing", 50],
    ['for our 25th wedding anniversary', null],
    ["a song about Dave's 2nd goal", null],
    ["my parents' 30th anniversary", null],
  ])('hears the age of a birthday: %s', (description, age) => {
    expect(read(description).age).toBe(age)
  })

  it('is not sung in a style that nobody wants', () => {
    expect(read('piosenka na wesele Kasi i Pawła, bez disco polo').music.styles).toEqual(['Love'])
    expect(read('결혼식 축가, 트로트 말고 재즈 노래로').music.styles).toEqual(['Jazz'])
  })

  it.each([
    ['en', 'A duet about two lighthouses', 'two lighthouses'],
    ['de', 'Ein Duett über zwei Leuchttürme', 'zwei Leuchttürme'],
    ['fr', 'un duo sur deux phares', 'deux phares'],
    ['es', 'un dueto sobre dos faros', 'dos faros'],
    ['pt', 'um dueto sobre dois faróis', 'dois faróis'],
    ['nl', 'een duet over twee vuurtorens', 'twee vuurtorens'],
    ['pl', 'duet o dwóch latarniach morskich', 'dwóch latarniach morskich'],
    ['tr', 'iki deniz feneri hakkında bir düet', 'iki deniz feneri'],
    ['id', 'duet tentang dua mercusuar', 'dua mercusuar'],
    ['vi', 'bài song ca về hai ngọn hải đăng', 'hai ngọn hải đăng'],
    ['ja', '二つの灯台についてのデュエット', '二つの灯台'],
    ['ko', '두 등대에 대한 듀엣', '두 등대'],
    ['zh', '关于两座灯塔的对唱', '两座灯塔'],
  ] as const)(
    'is sung by two where it asks for that, which is not what it is about: %s, %s',
    (interfaceLanguage, description, subject) => {
      const brief = read(description, { interfaceLanguage })
      expect([brief.music.attributes.isDuet, brief.subjects.map(({ text }) => text), brief.facts]).toEqual([
        true,
        [subject],
        [],
      ])
      expect(read(description, { interfaceLanguage, ignored: ['duet'] }).music.attributes.isDuet).toBe(false)
    },
  )

  it.each([
    ['haunting instrumental with cello, 40 seconds', ['cello'], true],
    ['calm piano piece', ['piano'], true],
    ['gloomy guitar loop', ['steel-guitar'], true],
    ['dreamy soundtrack for a short film', ['pad'], false],
  ])('is music where it does not say "song": %s', (description, instruments, instrumental) => {
    const brief = read(description)
    expect(brief.music.attributes.instruments).toEqual(instruments)
    expect([brief.instrumental, brief.facts]).toEqual([instrumental, []])
  })

  it('tells of a piece that somebody wrote', () => {
    const brief = read('song for my dad who wrote a piano piece')
    expect(brief.facts.map(({ text }) => text)).toEqual(['You wrote a piano piece'])
  })

  it('gives what somebody does to the song that is sung to them', () => {
    const deedsOf = (description: string) => read(description).facts.flatMap(({ deed }) => deed ?? [])
    expect(deedsOf('A song for my grandmother Maria who loves her garden')).toEqual(['love your garden'])
    expect(deedsOf('my cat biscuit who sleeps on my keyboard')).toEqual(['sleep on my keyboard'])
    expect(deedsOf('Thank you song to my coach for believing in me')).toEqual(['believe in me'])
  })

  it('tells what the things do that it is about', () => {
    const linesOf = (description: string) => read(description).facts.map(({ text }) => text)
    expect(linesOf('A fun song about cats who steal socks')).toEqual(['Cats steal socks'])
    expect(linesOf('A lofi song, about my window and the rain that does the talking')).toEqual([
      'The rain does the talking',
    ])
    expect(linesOf('A cheerful song with banjo, about our dance in the old barn')).toEqual([
      'Our dance in the old barn',
    ])
    expect(linesOf('A song about the night bus')).toEqual([])
  })

  it.each([
    ['instrumental lofi, no vocals', { instrumental: true, styles: ['Lo-fi'] }],
    ['fast punk about missing the bus', { instrumental: false, styles: ['Rock'] }],
    ['the water cycle as a rap', { instrumental: false, styles: ['Rap'] }],
    ['a jazz song with a long instrumental break', { instrumental: false, styles: ['Jazz'] }],
  ])('%s: who sings, and in which style', (description, { instrumental, styles }) => {
    const brief = read(description)
    expect([brief.instrumental, brief.music.styles]).toEqual([instrumental, styles])
  })

  it.each([
    ['For my boyfriend. We are both 60. Soul, Motown, horns!', []],
    ['song for Ana. Jazz, Bossa, Piano', ['Ana']],
    ['song for Joy and Melody. Soul', ['Joy', 'Melody']],
  ])('names nobody where a sentence asks for music alone: %s', (description, names) => {
    expect(read(description).names).toEqual(names)
  })

  it('names what the song is about, as it was written', () => {
    expect(read('fast punk about missing the bus').subjects).toMatchObject([{ text: 'missing the bus', kind: 'deed' }])
    expect(read('happy synthpop about robots and old elevators').subjects.map(({ text }) => text)).toEqual([
      'robots',
      'old elevators',
    ])
  })

  it('is sung in the language that it asks for, else in its own', () => {
    expect(read('a lullaby in Japanese about a baby elephant').language).toBe('ja')
    expect(read('a song with French lyrics about rain').language).toBe('fr')
    expect(read('a song about a Spanish guitar').language).toBe('en')
    expect(read('ein Lied über den Regen und die Straße', { interfaceLanguage: 'en' }).language).toBe('de')
  })

  it('knows who is to sing', () => {
    expect(read('happy pop, sung by a woman').voice).toBe('f')
    expect(read('a ballad with a deep male voice').voice).toBe('m')
    expect(read('a song for a woman I met').voice).toBeNull()
  })

  it('lists what must not appear', () => {
    expect(read("a sad song about Lisbon, don't mention rain").without).toEqual(['rain'])
    expect(read('rock song without drums or guitars').without).toEqual(['drums', 'guitars'])
  })

  it('knows shops and teams by name', () => {
    expect(read("jingle for my bakery 'Golden Crust' in Leeds")).toMatchObject({
      brand: 'Golden Crust',
      place: 'Leeds',
    })
    expect(read('team anthem for the Riverside Rockets under-12 team')).toMatchObject({
      plot: 'team',
      brand: 'the Riverside Rockets',
      hearer: null,
    })
  })
})

describe('what contradicts', () => {
  it('is settled by what was chosen, and said', () => {
    const brief = read('a lullaby in Japanese, sung by a woman', { voice: 'm', language: 'de' })
    expect([brief.voice, brief.language]).toEqual(['m', 'de'])
    expect(brief.overruled.map(({ what }) => what)).toEqual(['language', 'voice'])
  })

  it('can be taken out', () => {
    const all = read('a lullaby in Japanese about thunder, 70 bpm')
    const fewer = read('a lullaby in Japanese about thunder, 70 bpm', {
      ignored: ['plot', 'tempo', 'about:thunder', 'language'],
    })
    expect(all).toMatchObject({ plot: 'lullaby', language: 'ja', music: { attributes: { tempoBpm: 70 } } })
    expect(fewer).toMatchObject({ plot: null, language: 'en', subjects: [], music: { attributes: { tempoBpm: null } } })
  })
})

it('takes no pop song for a song to Pop', () => {
  expect(readBrief({ description: 'pop song about the guy at the coffee shop' }, parseEnglish).hearer).toBe(null)
  expect(readBrief({ description: 'a song for my pop who fixes clocks' }, parseEnglish).hearer?.call).toBe('Pop')
})

it('takes no German noun for a name', () => {
  const brief = read('ein Geburtstagslied über Regen und Straßen für meine Oma', { interfaceLanguage: 'de' })
  expect([brief.language, brief.names, brief.hearer]).toMatchObject(['de', [], { call: 'Oma', name: null }])
})

/** The kind of song, as it was asked for or as it suits, and the tone of what it tells. */
function kindOf(description: string, interfaceLanguage: BriefRequest['interfaceLanguage'] = 'en') {
  const brief = read(description, { interfaceLanguage })
  const plot = brief.plot ?? usualPlots(brief, createRandom('any'))[0] ?? 'praise'
  return [plot, toneOf(plot, brief)]
}

describe('what is told', () => {
  it.each([
    [
      'song for my neighbour Bert who lost his dog last week, they walked past my window every morning',
      'encouragement',
    ],
    [
      'my best friend just got diagnosed with breast cancer and i want a song to make her feel less alone',
      'encouragement',
    ],
    ['for my colleague who got fired for no reason, chin up', 'encouragement'],
    ['a song for my wife, she is having a hard time at work and comes home crying', 'encouragement'],
    ['song for my friend whose husband left her for the babysitter, she is heartbroken', 'encouragement'],
    ['my gran has dementia and doesnt remember my name anymore', 'portrait'],
    ['I got laid off on Friday after nine years at the same warehouse. something defiant please', 'deed'],
    ['song about running my first marathon tomorrow, im terrified', 'deed'],
  ])('comforts where it went wrong: %s', (description, plot) => {
    expect(kindOf(description)).toEqual([plot, 'comfort'])
  })

  it.each([
    ['birthday song for my sister, she beat cancer and runs every day', 'birthday', 'warm'],
    ['song about my dog Biscuit, he sleeps on the stairs and is scared of the vacuum cleaner', 'dog', 'warm'],
    ['song for my grandad, he was in the war and never lets us leave hungry', 'portrait', 'warm'],
    ['song for my boss Joy, she never lets us down and never takes a day off', 'portrait', 'warm'],
    ['happy song for my little girl Lily who just lost her first tooth', 'portrait', 'warm'],
    ['thank you song for the nurses who were there when my nan was diagnosed with cancer', 'thanks', 'warm'],
    ['in memory of my dad, he lost his job in 1984 and never gave up', 'memorial', 'grief'],
  ])('mourns nothing that is no misfortune of theirs: %s', (description, plot, tone) => {
    expect(kindOf(description)).toEqual([plot, tone])
  })

  it.each([
    ['rap about my maths teacher Ms Adeyemi who never lets us use calculators', 'portrait'],
    ["song for my boss who steals everyone's lunch out of the fridge", 'portrait'],
    ['a diss track for my brother Kyle, he cheats at mario kart and never does the dishes', 'portrait'],
    ['song for my mother in law who criticises my cooking every single time', 'portrait'],
    ['my horse Duke is the laziest animal alive', 'pet'],
    ["a song about my dad's terrible driving", 'portrait'],
    ['Song complaining about my upstairs neighbour who vacuums at 11 at night', 'portrait'],
    ['my flatmate Dario leaves hair in the shower and beard trimmings in the sink', 'portrait'],
    ['my toddler refuses to eat anything but beige food', 'portrait'],
    ['birthday song for my mate Dave, he is going bald, take the mick', 'birthday'],
    ['for my sister who failed her driving test for the fourth time, make her laugh', 'encouragement'],
    ['a funny song about my cat knocking everything off the table', 'cat'],
    ['funny song about my dog Biscuit who eats socks', 'dog'],
    ['a funny love song for my husband who snores', 'devotion'],
  ])('teases: %s', (description, plot) => {
    expect(kindOf(description)).toEqual([plot, 'funny'])
  })

  it.each([
    ['song for my mum, she raised four of us and burns the toast', 'portrait', 'warm'],
    ['song for my husband who laughs at my terrible jokes', 'devotion', 'warm'],
  ])('takes more than one slip for teasing: %s', (description, plot, tone) => {
    expect(kindOf(description)).toEqual([plot, tone])
  })

  it.each([
    ['de', 'ein lustiges Lied über meine Katze Mimi, sie wirft alles vom Tisch', 'cat'],
    ['fr', 'une chanson drôle sur mon chat Filou, il fait tomber tous les verres', 'cat'],
    ['es', 'una canción divertida para mi perro Toby, se come los calcetines', 'dog'],
    ['it', 'una canzone divertente per il mio gatto Birba, rovescia i bicchieri', 'cat'],
    ['pt', 'música engraçada pro meu cachorro Thor, ele come minhas meias', 'dog'],
    ['nl', 'een grappig liedje over mijn kat Mimi, ze gooit alles van tafel', 'cat'],
    ['pl', 'śmieszna piosenka o moim kocie Mruczku, zrzuca wszystko ze stołu', 'cat'],
    ['tr', 'kedim Boncuk için komik bir şarkı, her şeyi masadan atıyor', 'cat'],
    ['id', 'lagu lucu buat kucingku Mimi, dia suka jatuhin gelas', 'cat'],
    ['vi', 'bài hát hài hước về con mèo Mimi nhà tôi, nó hay làm rơi cốc', 'cat'],
    ['ja', 'うちの猫ミミの面白い歌、何でも机から落とす', 'cat'],
    ['ko', '우리 고양이 미미에 대한 웃긴 노래, 컵을 자꾸 떨어뜨려요', 'cat'],
    ['zh', '写一首搞笑的歌给我家猫咪咪，它总把杯子推下桌', 'cat'],
  ] as const)('is funny in %s, whatever the kind of song: %s', (interfaceLanguage, description, plot) => {
    expect(kindOf(description, interfaceLanguage)).toEqual([plot, 'funny'])
  })
})

describe('the kind of song', () => {
  it.each([
    ["a song for my mum's 60th, she raised four of us on her own", 'birthday'],
    ['new years song, hoping next year is better than this rotten one', 'new-year'],
    ['sad song about my boyfriend breaking up with me over text', 'heartbreak'],
    ["love song for a guy I haven't told I like him yet, he works at the coffee shop", 'falling'],
    ['love song for my best friend, who became my husband', 'devotion'],
    ['my husband just got the all clear after chemo. we did it!!', 'party'],
    ['Our school is being shut down by the council and 300 kids will have to take a bus', 'protest'],
    ['a song for my late cat Olive', 'memorial'],
    ['angry song about AI taking my illustrator job', 'complaint'],
    ['sad song about the empty swing in our garden', 'nostalgia'],
    ['A song about two old men playing chess in the park every day', 'story'],
    ['the wifi in this house is terrible', 'complaint'],
    ["i'm finally divorced and I feel amazing, party tune please", 'party'],
    ['love song for my husband of 30 years who has just retired', 'devotion'],
    ['Song for my girlfriend who moved to Japan for a year', 'missing'],
    ['an anthem against plastic in the ocean', 'protest'],
    ['silly song about a llama in pyjamas for my kids', 'praise'],
    ['song to my future self', 'encouragement'],
    ["I can't sleep. my head won't shut up. sing me something", 'calm'],
    ['a lonely christmas song, first one since the divorce', 'heartbreak'],
    ['motivational song for my gym class at 6am', 'encouragement'],
    ['we lost the cup final on penalties but what a season, song for the Hartley Town under 15s', 'team'],
    ["Ballad about a lighthouse keeper's daughter who waits for the mail boat", 'story'],
    ['Our dog Rex had to be put down yesterday. 14 good years', 'memorial'],
    ['road trip song, four friends in a tiny fiat driving to italy', 'freedom'],
    ['song about fractions for my 4th graders', 'teaching'],
    ["motivational song for my daughter's maths exam tomorrow", 'encouragement'],
    ['days of the week song for kindergarten', 'teaching'],
    ['a song about how bees make honey for preschool', 'teaching'],
    ['goodbye song for our kindergarten teacher Miss May', 'farewell'],
    ['song about being tired of my job in a call centre', 'complaint'],
    ['song about the bus that is always late, route 43', 'complaint'],
    ['a song about being lonely in a big city', 'deed'],
    ['welcome little Lena, born on Sunday', 'new-baby'],
    ['our grandson Oskar was born yesterday', 'new-baby'],
    ['song for my brother finishing his PhD', 'graduation'],
    ['pep song for Nina before her match', 'encouragement'],
    ['song about anxiety and how it feels at 3am', 'encouragement'],
    ['reggae song about a lazy sunday doing nothing', 'calm'],
    ['a folk song about a fisherman who never came home', 'story'],
    ['sorry for your loss, a song for my aunt May whose husband died', 'encouragement'],
  ])('%s', (description, plot) => {
    expect(kindOf(description)[0]).toBe(plot)
  })

  it.each([
    ['I want a song about autumn leaves and hot chocolate', ['autumn leaves', 'hot chocolate'], ['autumn']],
    ['protest song about them closing our library', ['closing our library'], ['books']],
    ['school project: a song that explains photosynthesis for year 6', ['photosynthesis'], []],
    ["song about my nan's sunday roast", ["nan's sunday roast"], ['kitchen']],
    ['i like big dogs', ['big dogs'], ['dogs']],
    ['a song for the volunteers at our food bank', [], []],
    ['a tune about bread', ['bread'], ['bakery', 'kitchen']],
    ['a rock song about how much i hate mondays', ['Mondays'], []],
    ['Ode to my air fryer', ['air fryer'], []],
    ['song to teach my 5 year olds the days of the week', ['days of the week'], []],
    ["a goodbye song for my students, I'm leaving to teach in Spain", [], []],
    ["song about missing my kids while i'm working on an oil rig", [], []],
    ['song about anxiety and how it feels at 3am', ['anxiety'], []],
    ['Christmas song about burning the turkey every year', ['burning the turkey every year'], []],
    ['song about being tired of my job in a call centre', ['job in a call centre'], []],
  ])('is about what it names: %s', (description, about, topics) => {
    const brief = read(description)
    expect([brief.subjects.map(({ text }) => text), brief.topics.filter((one) => one !== 'school')]).toEqual([
      about,
      topics,
    ])
  })
})
