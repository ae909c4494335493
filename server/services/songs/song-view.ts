import { type Reference, readBrief } from '#lib/engine/index.ts'
import type { SongChange } from '#lib/schemas/rework.ts'
import type { AskedSong, Gender, SongView, SongVisuals } from '#lib/schemas/song.ts'
import { parseEnglish } from '#server/assets/english.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'
import { creationView, isFinished, previewUrl } from '#server/services/creations/creation-view.ts'
import type { SongRow } from './song-row.ts'

/**
 * A stored song as people see it. Which of two takes it is has to come from the caller, since only a query with
 * WITH_TAKES knows.
 */
export function songView(song: SongRow, take: number | null = null): SongView {
  return {
    ...creationView(song),
    title: song.title,
    description: song.description,
    prompt: song.prompt,
    style: song.style,
    model: song.model,
    instrumental: song.instrumental,
    language: song.language,
    imageUrl: null,
    audioUrl: isFinished(song) ? DEFINITIONS.song.audio(song.id) : previewUrl(song),
    visuals: song.visuals as SongVisuals | null,
    change: song.change as SongChange | null,
    take,
    asked: song.status === 'failed' && song.change === null ? askedOf(song) : null,
  }
}

/** What its owner asked for, without what was filled in for them. */
export function askedOf(song: SongRow): AskedSong {
  const { title, isTitled, style, description, instrumental, language, lengthSec, ignored } = song
  const gender = song.gender as Gender
  const reference = song.reference as unknown as Reference | null
  const said = description
    ? readBrief({ description, ignored, ...(reference ? { reference } : {}) }, parseEnglish)
    : null
  return {
    title: isTitled ? title : '',
    style: style === said?.music.styles.join(', ') ? '' : style,
    gender: gender === said?.voice ? 'random' : gender,
    instrumental: instrumental && said?.instrumental !== true,
    language: language === said?.language ? null : language,
    lengthSec,
    ignored,
    reference,
  }
}
