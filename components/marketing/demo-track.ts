import { linePeaks } from '#components/drawing/song-line.tsx'
import type { Track } from '#components/player/track.ts'
import { type DemoName, demoFacts, demoSong } from '#lib/catalog/demo-songs.ts'
import { BRAND } from '#lib/site/brand.ts'

/** Gives the same array at each call: React then writes it into a page only once. */
const lists = new Map<string, readonly Track[]>()

/** Demo songs as the player takes them; `path` is where their titles lead. */
export function demoTracks(names: readonly DemoName[], path: string): readonly Track[] {
  const key = [path, ...names].join()
  const tracks = lists.get(key) ?? names.map((name) => trackOf(name, path))
  lists.set(key, tracks)
  return tracks
}

/** Everything is known without a request, because browsers allow sound only while they handle the press. */
function trackOf(name: DemoName, path: string): Track {
  const { durationSec, visuals } = demoFacts(name)
  return {
    id: name,
    audioUrl: `/demos/${name}.mp3`,
    thumbnailUrl: `/demos/${name}.svg`,
    title: demoSong(name).title,
    artist: BRAND,
    path,
    duration: Math.round(durationSec * 10) / 10,
    peaks: linePeaks(visuals.peaks),
  }
}
