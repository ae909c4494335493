import type { Track } from '#components/player/track.ts'
import { DEMO_SONGS, type DemoName, demoFacts } from '#lib/catalog/demo-songs.ts'
import { BRAND } from '#lib/site/brand.ts'

/** A demo song as the player takes it. */
export function demoTrack(name: DemoName, path: string): Track {
  const { durationSec, portrait } = demoFacts(name)
  const audioUrl = `/demos/${name}.mp3`
  return { id: name, audioUrl, title: DEMO_SONGS[name].title, artist: BRAND, path, duration: durationSec, portrait }
}
