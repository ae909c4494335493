import type { WordAssets } from '../assets.ts'
import type { Brief } from '../brief/brief.ts'
import { PACKS } from './languages/registry.ts'
import { type WrittenLyrics, writeLyrics } from './write-lyrics.ts'
import { writeSong } from './write-song.ts'

/** Writes what a brief asks for, with section tags and a title; the same brief and seed give the same song. */
export function writeWords(brief: Brief, seed: number, words: WordAssets): WrittenLyrics {
  const { language, title, wish } = brief
  const pack = PACKS[language]
  if (pack || language === 'en') return writeSong(brief, pack ?? PACKS.en, seed)
  const { description, style = '', mood, scenario } = wish
  return writeLyrics({ title: title ?? '', description, style, mood, scenario, language, seed }, words)
}
