import { describe, expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { findRefused, refuseWords } from './refuse-words.ts'

describe('a wish to imitate somebody is refused, in every language', () => {
  it.each([
    ...[
      'a ballad in the style of Madonna',
      'sounds like Prince',
      'voice of Adele',
      'a Drake type beat',
      'sung by Prince',
    ],
    ...[
      'a song like Queen',
      'make it Prince-esque',
      'Prince’s voice',
      'rock anthem like Queen',
      'with the voice of Sting',
    ],
    ...['comme Stromae', 'dans le style de Prince', 'avec la voix de Madonna', 'chantée par Adele'],
    ...[
      'wie Helene Fischer',
      'im Stil von Queen',
      'mit der Stimme von Adele',
      'gesungen von Madonna',
      'klingt wie Prince',
    ],
    ...[
      'estilo Shakira',
      'al estilo de Queen',
      'con la voz de Madonna',
      'como Prince',
      'no estilo de Queen',
      'na voz da Adele',
    ],
    ...[
      'nello stile di Madonna',
      'con la voce di Adele',
      'come Prince',
      'in de stijl van Prince',
      'met de stem van Adele',
    ],
    ...[
      'w stylu Queen',
      'w stylu Madonny',
      'głosem Adele',
      'jak Drake',
      'Prince tarzında',
      'Madonna gibi',
      'Adele’in sesiyle',
    ],
    ...['seperti Adele', 'gaya Queen', 'dengan suara Madonna', 'theo phong cách Queen', 'giọng Adele', 'như Madonna'],
    ...[
      'ビヨンセ風',
      'マドンナのような曲',
      'アデルの声で',
      'クイーンみたいなロック',
      '비욘세처럼',
      '퀸 스타일',
      '아델의 목소리로',
    ],
    ...['像麦当娜一样', '阿黛尔的声音', '模仿周杰伦', '周杰伦风格'],
  ])('%j', (text) => {
    expect(findRefused(text, 'description')).not.toEqual([])
  })

  it.each(['Madonna', 'madonna', 'M A D O N N A', 'Adele', 'Мадонна', 'マドンナ'])('and %j, standing alone', (text) => {
    expect(findRefused(text, 'title')).not.toEqual([])
  })

  it.each(['soul, Prince', 'Queen', 'pop, Madonna, sad'])('and %j as a style', (text) => {
    expect(findRefused(text, 'style')).not.toEqual([])
  })
})

describe('a name that is also a word or a first name is allowed where it is one', () => {
  it.each([
    ...['Madonna and child', 'my grandmother Maria', 'prince charming', 'rose', 'Charlie', 'queen of my heart'],
    ...['antes de ir al baño', 'quiero ir al bano', '한 줄씩 불러 보려 하네'],
    ...['Adele my sister', 'I like Paris', 'a drake on the lake', 'sing it like a queen', 'like the prince I am'],
    ...[
      'die Königin und der Prinz',
      'la madonna del paese',
      'マドンナと呼ばれた先生',
      '여왕처럼 걷는다',
      '像风一样自由',
    ],
  ])('%j', (text) => {
    for (const place of ['title', 'prompt', 'description'] as const) expect(findRefused(text, place)).toEqual([])
  })

  it('goes on being a name beside the everyday words that it is spelled like', () => {
    expect(findRefused('una canción como las de Al Bano', 'prompt')).toEqual(['Al Bano'])
  })

  it('is the name of a person in a profile', () => {
    expect(findRefused('Adele', 'name')).toEqual([])
    expect(findRefused('Taylor Swift', 'name')).toEqual(['Taylor Swift'])
  })
})

describe('words that singers and bands are called by are words in songs of everyday', () => {
  it.each([
    ...['A fun song about cats', 'Free song', 'a free song for everybody', 'fun vibes', 'Live song', 'a live version'],
    ...['a train song', 'Train song', 'My last train song', 'a heart song for mum', 'a prince song for my son'],
    ...['Kiss song', 'Cake song', 'queen vibes', 'Future sound', 'Fun voice, free style'],
  ])('%j', (text) => {
    for (const place of ['title', 'prompt', 'description'] as const) expect(findRefused(text, place)).toEqual([])
  })

  it.each(['The Last Train Song', 'The Heart Song'])('%j is a title', (text) => {
    expect(findRefused(text, 'title')).toEqual([])
  })

  it.each(['the sound of traffic', 'a voice of justice in the dark', 'it sounds like a promise, sounds like justice'])(
    '%j is a line',
    (text) => {
      expect(findRefused(text, 'prompt')).toEqual([])
    },
  )

  it.each(['falling asleep to the sound of traffic', 'the noise of traffic, and rain'])('%j is heard', (text) => {
    expect(findRefused(text, 'description')).toEqual([])
  })

  it.each(['fun, pop', 'live, acoustic', 'free style'])('%j is a style', (text) => {
    expect(findRefused(text, 'style')).toEqual([])
  })

  it.each([
    'a Queen song about the sea',
    'queen style ballad',
    'a song with Prince vibes',
    'sounds like queen',
    'in the sound of Traffic',
  ])('but %j is a wish', (text) => {
    expect(findRefused(text, 'description')).not.toEqual([])
  })
})

describe('a refusal offers a rewrite', () => {
  const refused = (fields: Parameters<typeof refuseWords>[0]): AppError => {
    try {
      refuseWords(fields)
    } catch (error) {
      if (error instanceof AppError) return error
    }
    throw new Error('nothing was refused')
  }

  it.each([
    ['description', 'a song in the style of Madonna', 'a song, 80s dance pop, female voice'],
    ['description', 'Ein Lied wie Helene Fischer, über das Meer', 'Ein Lied, über das Meer, dance pop, female voice'],
    ['style', 'Taylor Swift, sad', 'sad, country pop, female voice'],
    ['prompt', 'I met Taylor Swift\nin the rain', 'I met someone\nin the rain'],
    ['title', 'Hitler was right', 'Someone was right'],
    ['title', '泰勒·斯威夫特的雨', '某人的雨'],
  ] as const)('of a %s: %j', (field, text, rewrite) => {
    expect(refused({ [field]: text }).params.rewrite).toBe(rewrite)
  })

  it('names and rewrites everything, in all fields at once', () => {
    const error = refused({ title: 'Madonna', prompt: 'Elon Musk met Eminem', style: 'Pop' })
    expect([error, ...error.others].map(({ field, params }) => [field, params.words])).toEqual([
      ['title', 'Madonna'],
      ['prompt', 'Elon Musk, Eminem'],
    ])
    expect(error.others[0]?.params.rewrite).toBe('Someone met someone')
  })

  it('that is not refused itself', () => {
    const { rewrite } = refused({ description: 'Beyoncé and Rihanna in the style of Queen by Prince' }).params
    expect(findRefused(String(rewrite), 'description')).toEqual([])
  })
})
