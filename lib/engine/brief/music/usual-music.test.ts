import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../../server/assets/english.ts'
import { readBrief } from '../read-brief.ts'

const music = (description: string, wish = {}) => readBrief({ description, ...wish }, parseEnglish).music

describe('how kinds of songs sound where nobody says so', () => {
  it('is slow and low for whoever is mourned, and merry for a birthday', () => {
    expect(music('in memory of my grandad Len, he grew leeks')).toMatchObject({ styles: ['Folk'], mood: 'Longing' })
    expect(music('birthday song for my sister Jo')).toMatchObject({ styles: ['Pop'], mood: 'Joyful' })
    expect(music('a lullaby for Theo')).toMatchObject({ styles: ['Folk'], mood: null })
  })

  it('gives way to what is asked for, in words and by settings', () => {
    expect(music('a loud punk song in memory of my grandad Len').styles).toEqual(['Rock'])
    expect(music('a fast happy song in memory of my grandad Len').mood).toBe('Happy')
    expect(music('in memory of my grandad Len', { style: 'Jazz', mood: 'Angry' })).toMatchObject({
      ...{ styles: ['Jazz'], mood: 'Angry' },
    })
    expect(music('a lullaby for Theo at 96 bpm').attributes).toMatchObject({ tempoBpm: 96, tempoFactor: 1 })
  })

  it('stays where tempo or energy that are asked for go with it', () => {
    expect(music('in memory of my grandad Len. gentle please').mood).toBe('Longing')
    expect(music('liedje voor mijn vriendin Sanne, ik hou van haar. rustig').mood).toBe('Romantic')
    expect(music('a fast loud song in memory of my grandad Len').mood).toBe(null)
    expect(music('a slow birthday song for my sister Jo').mood).toBe(null)
  })

  it('goes when whoever wishes takes its chips out', () => {
    expect(music('in memory of my grandad Len', { ignored: ['style', 'mood'] })).toMatchObject({
      ...{ styles: ['Pop'], mood: null },
    })
  })
})
