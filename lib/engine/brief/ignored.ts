import { readChoices } from '../compose/settings.ts'
import type { Brief, Wish } from './brief.ts'

/**
 * The brief without what somebody took out of it, each named by its chip: "plot", "instrument:piano", "about:thunder". What a
 * setting chooses stays, as does everything else that nobody took out.
 */
export function withoutIgnored(brief: Brief, ignored: readonly string[]): Brief {
  if (ignored.length === 0) return brief
  const keeps = (chip: string) => !ignored.includes(chip)
  const unless = <Value>(chip: string, value: Value): Value | null => (keeps(chip) ? value : null)
  const { music, subjects, facts, wish } = brief
  const chosen = readChoices({ style: wish.style ?? '', ...wordsOf(wish) })
  const { wishes } = music
  return {
    ...brief,
    instrumental: wish.instrumental === true || (brief.instrumental && keeps('instrumental')),
    voice: keeps('voice') ? brief.voice : chosenVoice(wish),
    plot: unless('plot', brief.plot),
    hearer: unless('hearer', brief.hearer),
    names: brief.names.filter((name) => keeps(`name:${name}`)),
    brand: unless(`name:${brief.brand}`, brief.brand),
    place: unless('place', brief.place),
    lengthSec: keeps('length') ? brief.lengthSec : (wish.lengthSec ?? null),
    language: keeps('language') ? brief.language : (wish.language ?? brief.spokenIn),
    subjects: subjects.filter(({ text }) => keeps(`about:${text}`)),
    // A topic goes with the word that brought it.
    topics: brief.topics.filter((topic) => !subjects.some((one) => one.topic === topic && !keeps(`about:${one.text}`))),
    facts: facts.filter(({ text }) => keeps(`about:${text}`)),
    overruled: brief.overruled.filter(({ what }) => keeps(what)),
    without: brief.without.filter((word) => keeps(`without:${word}`)),
    music: {
      ...music,
      styles: keeps('style') ? music.styles : chosen.styles,
      mood: keeps('mood') ? music.mood : chosen.mood,
      scenario: keeps('scenario') ? music.scenario : chosen.scenario,
      wishes: {
        ...wishes,
        isDuet: wishes.isDuet && keeps('duet'),
        tempoBpm: unless('tempo', wishes.tempoBpm),
        tonic: unless('key', wishes.tonic),
        mode: unless('key', wishes.mode),
        beatsPerBar: unless('meter', wishes.beatsPerBar),
        instruments: wishes.instruments.filter((name) => keeps(`instrument:${name}`)),
      },
    },
  }
}

const chosenVoice = ({ voice }: Wish) => (voice === 'm' || voice === 'f' ? voice : null)

const wordsOf = ({ mood, scenario }: Wish) => ({ ...(mood ? { mood } : {}), ...(scenario ? { scenario } : {}) })
