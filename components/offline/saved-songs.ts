import type { Track } from '#components/player/track.ts'
import { readSaved, recordPath, SAVED_CACHE, type SavedSong } from './device.ts'

/** Why a song could not be saved: there is no room for it, or it could not be fetched. */
export type SaveProblem = 'full' | 'failed'

/** Saves a track's sound. Returns null on success, when the whole sound is stored. */
export async function saveSong({ thumbnailUrl: _, ...track }: Track): Promise<SaveProblem | null> {
  try {
    const answer = await fetch(track.audioUrl)
    if (!answer.ok) return 'failed'
    // Asks the browser not to delete the cache by itself; it may refuse.
    void navigator.storage?.persist?.().catch(() => false)
    const sound = await answer.blob()
    const cache = await caches.open(SAVED_CACHE)
    await cache.put(track.audioUrl, new Response(sound, { headers: { 'content-type': sound.type } }))
    const record: SavedSong = { ...track, bytes: sound.size, savedAt: Date.now() }
    // The record comes last: a song without a record does not count as saved.
    await cache.put(recordPath(track.id), Response.json(record))
    return null
  } catch (reason) {
    await removeSong(track).catch(() => {})
    return reason instanceof DOMException && reason.name === 'QuotaExceededError' ? 'full' : 'failed'
  } finally {
    await readSaved()
  }
}

export async function removeSong({ id, audioUrl }: Pick<Track, 'id' | 'audioUrl'>): Promise<void> {
  const cache = await caches.open(SAVED_CACHE)
  await cache.delete(recordPath(id))
  await cache.delete(audioUrl)
  await readSaved()
}

/** The records of these songs, newest first. */
export async function recordsOf(ids: Iterable<string>): Promise<SavedSong[]> {
  const songs = await Promise.all(
    [...ids].map(async (id) => {
      const record = await caches.match(recordPath(id), { cacheName: SAVED_CACHE })
      return record && savedSongOf(await record.json())
    }),
  )
  return songs.filter((song) => song !== undefined).sort((one, other) => other.savedAt - one.savedAt)
}

/** Reads a record that older versions of the page may have saved, which had another name for `visuals`. */
function savedSongOf({ portrait, ...song }: SavedSong & { portrait?: Track['visuals'] }): SavedSong {
  return portrait === undefined ? song : { ...song, visuals: portrait }
}

/** Removes the songs that the server no longer lets this visitor hear. */
export async function removeGone(songs: readonly SavedSong[]): Promise<void> {
  await Promise.all(
    songs.map(async (song) => {
      const answer = await fetch(song.audioUrl, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
      if (answer?.status === 404) await removeSong(song)
    }),
  )
}
