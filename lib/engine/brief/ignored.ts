import { readChoices } from '../compose/settings/settings.ts'
import type { Brief, BriefRequest } from './brief.ts'

/**
 * The brief without what the person removed from it. Each removed item is named by its chip: "plot", "instrument:piano",
 * "about:thunder". Settings stay, and so does everything that was not removed.
 */
export function withoutIgnored(brief: Brief, ignored: readonly string[]): Brief {
  if (ignored.length === 0) return brief
  const keeps = (chip: string) => !ignored.includes(chip)
  const unless = <Value>(chip: string, value: Value): Value | null => (keeps(chip) ? value : null)
  const { music, subjects, facts, request } = brief
  const chosen = readChoices({ style: request.style ?? '', ...wordsOf(request) })
  const { attributes } = music
  return {
    ...brief,
    instrumental: request.instrumental === true || (brief.instrumental && keeps('instrumental')),
    voice: keeps('voice') ? brief.voice : chosenVoice(request),
    plot: unless('plot', brief.plot),
    hearer: unless('hearer', brief.hearer),
    names: brief.names.filter((name) => keeps(`name:${name}`)),
    brand: unless(`name:${brief.brand}`, brief.brand),
    place: unless('place', brief.place),
    lengthSec: keeps('length') ? brief.lengthSec : (request.lengthSec ?? null),
    language: keeps('language') ? brief.language : (request.language ?? brief.spokenIn),
    subjects: subjects.filter(({ text }) => keeps(`about:${text}`)),
    // Removing a subject also removes the topic that came from it.
    topics: brief.topics.filter((topic) => !subjects.some((one) => one.topic === topic && !keeps(`about:${one.text}`))),
    facts: facts.filter(({ text }) => keeps(`about:${text}`)),
    overruled: brief.overruled.filter(({ what }) => keeps(what)),
    without: brief.without.filter((word) => keeps(`without:${word}`)),
    music: {
      ...music,
      styles: keeps('style') ? music.styles : chosen.styles,
      mood: keeps('mood') ? music.mood : chosen.mood,
      scenario: keeps('scenario') ? music.scenario : chosen.scenario,
      attributes: {
        ...attributes,
        isDuet: attributes.isDuet && keeps('duet'),
        tempoBpm: unless('tempo', attributes.tempoBpm),
        tempoFactor: keeps('pace') ? attributes.tempoFactor : chosen.attributes.tempoFactor,
        energy: keeps('energy') ? attributes.energy : chosen.attributes.energy,
        tonic: unless('key', attributes.tonic),
        mode: unless('key', attributes.mode),
        beatsPerBar: unless('meter', attributes.beatsPerBar),
        instruments: attributes.instruments.filter((name) => keeps(`instrument:${name}`)),
      },
    },
  }
}

const chosenVoice = ({ voice }: BriefRequest) => (voice === 'm' || voice === 'f' ? voice : null)

const wordsOf = ({ mood, scenario }: BriefRequest) => ({ ...(mood ? { mood } : {}), ...(scenario ? { scenario } : {}) })
