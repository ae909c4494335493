import { describe, expect, it } from 'vitest'
import { INSTRUMENT_NAMES } from '../../instruments/registry.ts'
import { withInstruments } from '../settings/requested-instruments.ts'
import { readChoices, resolveSettings } from '../settings/settings.ts'
import { readAttributes } from './music-attributes.ts'
import { musicIn } from './music-in.ts'
import { VOCABULARY } from './vocabulary.ts'

describe('free words of a style', () => {
  it('are read for tempo, key, voice and what they are called', () => {
    const { styles, attributes } = readChoices({ style: 'dreamy synthwave, 96 bpm, A minor, female vocals' })
    expect(styles).toEqual(['Electronic'])
    expect(attributes).toMatchObject({ tempoBpm: 96, tonic: 9, mode: 'minor', voice: 'f', notUnderstood: [] })
    expect(attributes.instruments).toContain('synth-bass')
  })

  it.each([
    ['a slow waltz with piano', { beatsPerBar: 3, instruments: ['piano'] }],
    ['Bb major', { tonic: 10, mode: 'major' }],
    ['f sharp dorian', { tonic: 6, mode: 'dorian' }],
    ['BPM 140', { tempoBpm: 140 }],
    ['3/4', { beatsPerBar: 3 }],
    ['sad rock ballad', { styles: ['Rock'], mood: 'Sad' }],
    ['hip hop with distorted guitar', { styles: ['Hip-hop'], instruments: ['distorted-guitar'] }],
    ['900 bpm', { tempoBpm: null }],
    ['warm folk with a deep male voice', { mood: 'Warm', voice: 'm', manners: ['deep', 'low'] }],
    ['breathy female vocals', { voice: 'f', manners: ['breath', 'airy'], notUnderstood: [] }],
    ['deep house', { styles: ['Electronic'], manners: [] }],
  ])('%s', (words, meant) => {
    expect(readAttributes([words])).toMatchObject(meant)
  })

  it.each([
    ['K-pop', ['K-pop']],
    ['kpop', ['K-pop']],
    ['bright korean pop', ['K-pop']],
    ['lo-fi', ['Lo-fi']],
    ['lofi hip hop', ['Lo-fi']],
    ['chill lo-fi hip-hop', ['Lo-fi']],
    ['heavy metal', ['Metal']],
    ['christmas carol', ['Christmas']],
    ['Love', ['Love']],
    ['slow love song', ['Love']],
    ['rap', ['Rap']],
    ['trap', ['Urban']],
    ['salsa', ['World']],
    ['Mariachi', ['World']],
    ['sea shanty', ['Folk']],
    ['Motown', ['R&B']],
    ['big band swing', ['Jazz']],
    ['drum and bass', ['Electronic']],
    ['power ballad', ['Rock']],
    ['norteña', ['World']],
    ['forró', ['World']],
    ['8-bit', ['Electronic']],
    ['rnb', ['R&B']],
    ['R&B slow jam', ['R&B']],
    ['drum & bass', ['Electronic']],
    ['1980s synthwave', ['Electronic']],
    ['eighties rock', ['Rock']],
  ])('name a genre: %s', (style, styles) => {
    const choices = readChoices({ style })
    expect(choices).toMatchObject({ styles, attributes: { notUnderstood: [] } })
    expect(resolveSettings({ style }).profile.name).toBe(styles[0])
  })

  it.each([
    ['cumbia para mi perra canela, come zapatos', ['World'], ['accordion']],
    ['um forró pra minha vó', ['World'], ['accordion']],
    ['uma música sertaneja para o meu pai', ['Country'], ['accordion', 'steel-guitar']],
    ['una salsa para mi mamá', ['World'], ['piano', 'brass']],
    ['ein Shanty für meinen Opa', ['Folk'], ['accordion', 'fiddle']],
    ['eine Polka für Oma', ['Folk'], ['accordion', 'brass']],
  ] as const)('name a genre of the country: %s', (description, styles, instruments) => {
    expect(readAttributes(musicIn(description))).toMatchObject({ styles, instruments })
  })

  it.each([
    ['First dance song for Hannah and Wale, slow, with piano', ['piano'], 0.85],
    ['song for my colleague Lucía, she moves to Dublin, with guitar', ['steel-guitar'], 1],
    ['birthday song for Ana, piano and cello', ['piano', 'cello'], 1],
    ['Una canción de despedida para mi compañera Lucía, con guitarra', ['steel-guitar'], 1],
    ['ein Lied für Oma, mit Klavier', ['piano'], 1],
    ['une chanson pour ma mère, avec accordéon', ['accordion'], 1],
    ['song for my dog Rex, with his guitar', [], 1],
    ['a song about my brother, his drums and a piano', [], 1],
    ['canción para mi papá, con su guitarra', [], 1],
    ['song for Rex, slow and old', [], 1],
    ['song for Lena, piano teacher', [], 1],
    ['song about my daughter Mia, ballet, violin', [], 1],
    ['song about what I love, piano, rain, cats', [], 1],
  ] as const)('name instruments at the end of what is told: %s', (description, instruments, tempoFactor) => {
    expect(readAttributes(musicIn(description))).toMatchObject({ instruments, tempoFactor })
  })

  it.each([
    'canción para mi papá, le encanta la salsa picante',
    'une chanson pour ma mère',
    'birthday song for my grandma who turned 80 and still goes surfing',
    'sad song about the empty swing in our garden',
    'sorry song to my wife jen i forgot our anniversary and bought a drill instead of flowers',
    'song for my dad who will tango alone',
  ])('name none where a word means something else: %s', (description) => {
    expect(readAttributes(musicIn(description))).toMatchObject({ styles: [], energy: 0 })
  })

  it.each([
    ['drum and bass', 168, 178],
    ['power ballad', 70, 84],
    ['Motown', 105, 128],
    ['salsa', 90, 104],
  ])('give a genre its own tempi: %s', (style, low, high) => {
    expect(resolveSettings({ style }).profile.tempoBpm).toEqual([low, high])
  })

  it.each([
    ['song for Ana. folk, sad, slow', { styles: ['Folk'], mood: 'Sad', tempoFactor: 0.85 }],
    ['First dance song for Hannah and Wale', { styles: [], tempi: [64, 92] }],
    ['a slow dance song for Mia', { styles: [], tempi: [64, 92] }],
    ['father daughter dance song', { styles: [], tempi: [64, 92] }],
    ['help my son learn the order of the planets, make it rock', { styles: ['Rock'] }],
    ['song for my gran, make it a slow waltz', { beatsPerBar: 3, tempoFactor: 0.85 }],
    ['song for Jo, she can make it anywhere', { styles: [] }],
    ['a dance song about summer', { styles: ['Electronic'] }],
    ['Leaving do for Priyanka. 80s synth pop, upbeat!', { styles: ['Electronic'], mood: 'Happy' }],
    ['First dance for Ines and Tobias. Slow and romantic but with a wink.', { mood: 'Romantic', tempoFactor: 0.85 }],
    ['Song for my gran. upbeat please', { mood: 'Happy' }],
    ['goodbye song for Bo, he moves away. cheerful!', { mood: 'Happy' }],
    ['song for my dad. not sad', { mood: null }],
    ['song for my mum who is sad, pop', { mood: null, styles: ['Pop'] }],
    ['song for my brother, he was angry', { mood: null }],
    ['song for Ana, happy birthday', { mood: null }],
  ])('say how the song is to be: %s', (description, meant) => {
    expect(readAttributes(musicIn(description))).toMatchObject(meant)
  })

  it.each([
    ['haunting, eerie', { mode: 'minor' }, 'softer'],
    ['hype, intense, punchy', { mood: 'Energetic' }, 'louder'],
    ['laid-back and smooth', { mood: 'Relaxed' }, 'softer'],
    ['gloomy, dramatic', { mood: 'Sad', mode: 'minor' }, 'louder'],
    ['feel-good, catchy, bouncy', { mood: 'Happy' }, 'louder'],
    ['cozy, heartfelt, emotional', { mood: 'Warm' }, 'softer'],
  ])('say what a song feels like: %s', (style, meant, level) => {
    const { notUnderstood, energy, ...attributes } = readAttributes([style])
    expect(notUnderstood).toEqual([])
    expect(attributes).toMatchObject(meant)
    expect(Math.sign(energy)).toBe(level === 'louder' ? 1 : -1)
  })

  it('that mean nothing are told, the others are not', () => {
    expect(readAttributes(['grimpy zorble with piano', 'blorp']).notUnderstood).toEqual(['grimpy', 'zorble', 'blorp'])
    expect(readAttributes(['<b>$(ls)</b>', '😀', '', 'constructor']).instruments).toEqual([])
  })

  it.each([
    ['soul with a female choir', 'choir'],
    ['smoky sax ballad', 'saxophone'],
    ['sea shanty with squeezebox', 'accordion'],
    ['pop with fiddle', 'fiddle'],
    ['sitar', 'sitar'],
    ['erhu lullaby', 'erhu'],
    ['brushes', 'brush-kit'],
    ['808s', 'sub-bass'],
    ['rhodes', 'electric-piano'],
    ['vibraphone', 'vibraphone'],
    ['jazz with a muted trumpet', 'trumpet'],
    ['blues harp', 'harmonica'],
    ['orchestral with french horns', 'french-horns'],
    ['sad cello', 'cello'],
    ['plucked strings', 'pizzicato'],
    ['koto and shakuhachi', 'koto'],
    ['zen with bamboo flute', 'shakuhachi'],
    ['big rock drums', 'power-kit'],
    ['jazz drums', 'jazz-kit'],
  ])('ask for instruments: %s', (words, instrument) => {
    const { profile, attributes } = resolveSettings({ style: words })
    expect(attributes.instruments).toContain(instrument)
    expect(profile.parts.flatMap(({ instruments }) => instruments)).toContain(instrument)
  })

  it('name only instruments that exist and that a style seats', () => {
    for (const { instruments = [] } of VOCABULARY.values()) {
      for (const instrument of instruments) expect(INSTRUMENT_NAMES).toContain(instrument)
      expect(() => withInstruments(resolveSettings({ style: 'Pop' }).profile, instruments)).not.toThrow()
    }
  })
})

describe('a description', () => {
  const read = (description: string, style = '') => readChoices({ style, description })

  it('says what the music is like before it says what it is about', () => {
    const { styles, attributes } = read('A slow jazz waltz about an old house, with female voice, 80 bpm')
    expect(styles).toEqual(['Jazz'])
    expect(attributes).toMatchObject({ beatsPerBar: 3, voice: 'f', tempoBpm: 80, notUnderstood: [] })
  })

  it('that speaks of the world changes no music', () => {
    expect(read('My woman left the old house. She took the piano and the blues')).toMatchObject({
      styles: ['Pop'],
      attributes: { voice: null, instruments: [] },
    })
  })

  it('of somebody’s love is no love song', () => {
    expect(read('I love jazz music').styles).toEqual(['Jazz'])
    expect(read('A love song for my sister').styles).toEqual(['Love'])
  })

  it('does not overrule the style that was chosen', () => {
    expect(read('A country song about trains', 'Reggae').styles).toEqual(['Reggae'])
  })
})

describe('instruments that are wished for', () => {
  const partsOf = (style: string) => resolveSettings({ style }).profile.parts

  it('are played for certain, in place of others of their role', () => {
    const usual = partsOf('Electronic')
    const wished = partsOf('Electronic, upright bass')
    expect(wished).toHaveLength(usual.length)
    expect(wished.find((part) => part.role === 'bass')).toMatchObject({ instruments: ['upright-bass'] })
    expect(wished.every((part) => part.name !== 'upright-bass' || part.chance === undefined)).toBe(true)
  })

  it('are shaken or struck in every groove when they are percussion', () => {
    for (const style of ['Pop, sleigh bells', 'Folk waltz with sleigh bells'] as const) {
      const { profile } = resolveSettings({ style })
      for (const { full } of profile.grooves) expect(full.sleighBells).toHaveLength(full.kick!.split('|')[0]!.length)
    }
    expect(resolveSettings({ style: 'Classical, shaker' }).profile.grooves).toEqual([{ calm: {}, full: {} }])
  })

  it('do not push each other out', () => {
    const played = partsOf('Pop, piano, banjo, nylon guitar, organ, harp').flatMap((part) => part.instruments)
    for (const name of ['piano', 'banjo', 'nylon-guitar', 'organ', 'harp']) expect(played).toContain(name)
  })

  it('have names of their own', () => {
    const names = partsOf('Jazz, piano, brushes, upright bass, flute').map((part) => part.name)
    expect(new Set(names).size).toBe(names.length)
  })
})
