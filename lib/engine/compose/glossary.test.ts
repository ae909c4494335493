import { describe, expect, it } from 'vitest'
import { GLOSSARIES } from './glossaries.ts'
import { GENRES } from './names.ts'
import { readChoices, stylesIn } from './settings.ts'
import { VOCABULARY } from './vocabulary.ts'

describe.each(Object.entries(GLOSSARIES))('the words of music in %s', (_, { words }) => {
  it('mean what the composer knows', () => {
    const known = new Set([...VOCABULARY.keys(), ...GENRES.map((name) => name.toLowerCase())])
    expect(Object.keys(words).filter((word) => !known.has(word))).toEqual([])
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
    if (feeling === 'quiet') expect(choices.wishes.energy).toBeLessThan(0)
    else expect(choices.mood).toBe(feeling)
  })

  it.each([
    'Ein Lied über einen roten Rock',
    'Een lied over de rock van mijn oma',
    'Mein trauriger Hund und der Regen',
    'La casa vieja de mi abuela',
    '静かな駅と雨',
    'my poppy field',
  ])('of something else asks for no music: %s', (description) => {
    const { mood, wishes } = readChoices({ style: '', description })
    expect([stylesIn(description), mood, wishes.energy, wishes.instruments]).toEqual(['Pop', null, 0, []])
  })
})
