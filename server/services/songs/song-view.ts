import { type Reference, readBrief } from '#lib/engine/index.ts'
import type { SongChange } from '#lib/schemas/rework.ts'
import type { AskedSong, Gender, SongView, SongVisuals } from '#lib/schemas/song.ts'
import { parseEnglish } from '#server/assets/english.ts'
import type { Song } from '#server/db/generated/client.ts'
import { songTitle } from './song-title.ts'

/** A stored song as people see it; which of two takes it is, only whoever has asked for both can say. */
export function songView(song: Song, take: number | null = null): SongView {
  const finished = song.status === 'completed' && song.files !== null
  return {
    id: song.id,
    title: song.title,
    description: song.description,
    prompt: song.prompt,
    style: song.style,
    model: song.model,
    instrumental: song.instrumental,
    language: song.language,
    status: song.status,
    progress: song.progress,
    stage: song.stage,
    place: null,
    failure: song.failure,
    visibility: song.visibility,
    imageUrl: null,
    audioUrl: finished ? `/api/audio/${song.id}` : previewUrl(song),
    duration: song.durationSec,
    visuals: song.visuals as SongVisuals | null,
    change: song.change as SongChange | null,
    take,
    asked: song.status === 'failed' && song.change === null ? askedOf(song) : null,
    createdAt: song.createdAt,
  }
}

/** Without what was filled in for it. */
export function askedOf(song: Song): AskedSong {
  const { title, style, description, instrumental, language, lengthSec, ignored } = song
  const gender = song.gender as Gender
  const reference = song.reference as unknown as Reference | null
  const said = description
    ? readBrief({ description, ignored, ...(reference ? { reference } : {}) }, parseEnglish)
    : null
  return {
    title: title === songTitle({ ...song, title: '' }) ? '' : title,
    style: style === said?.music.styles.join(', ') ? '' : style,
    gender: gender === said?.voice ? 'random' : gender,
    instrumental: instrumental && said?.instrumental !== true,
    language: language === said?.language ? null : language,
    ...{ lengthSec, ignored, reference },
  }
}

/** Names the attempt, since another one makes another file. */
export function previewUrl({ id, attempt, preview }: Pick<Song, 'id' | 'attempt' | 'preview'>): string | null {
  return preview === null ? null : `/api/audio/${id}?preview=${attempt}`
}
