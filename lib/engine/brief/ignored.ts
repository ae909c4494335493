import type { Brief } from './brief.ts'

/** The brief without what somebody took out of it, each named by its chip: "plot", "instrument:piano", "about:thunder". */
export function withoutIgnored(brief: Brief, ignored: readonly string[]): Brief {
  if (ignored.length === 0) return brief
  const keeps = (chip: string) => !ignored.includes(chip)
  const unless = <Value>(chip: string, value: Value): Value | null => (keeps(chip) ? value : null)
  const { music, subjects, deeds } = brief
  const { wishes } = music
  return {
    ...brief,
    instrumental: brief.wish.instrumental === true || (brief.instrumental && keeps('instrumental')),
    voice: unless('voice', brief.voice),
    plot: unless('plot', brief.plot),
    hearer: unless('hearer', brief.hearer),
    place: unless('place', brief.place),
    lengthSec: unless('length', brief.lengthSec),
    language: keeps('language') ? brief.language : (brief.wish.language ?? brief.spokenIn),
    subjects: subjects.filter(({ text }) => keeps(`about:${text}`)),
    // A topic goes with the word that brought it.
    topics: brief.topics.filter((topic) => !subjects.some((one) => one.topic === topic && !keeps(`about:${one.text}`))),
    deeds: deeds.filter((deed) => keeps(`about:${deed}`)),
    without: brief.without.filter((word) => keeps(`without:${word}`)),
    music: {
      ...music,
      styles: keeps('style') ? music.styles : ['Pop'],
      mood: unless('mood', music.mood),
      scenario: unless('scenario', music.scenario),
      wishes: {
        ...wishes,
        tempoBpm: unless('tempo', wishes.tempoBpm),
        tonic: unless('key', wishes.tonic),
        mode: unless('key', wishes.mode),
        beatsPerBar: unless('meter', wishes.beatsPerBar),
        instruments: wishes.instruments.filter((name) => keeps(`instrument:${name}`)),
      },
    },
  }
}
