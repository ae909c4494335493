import { AudioLines, Disc3, ListMusic, type LucideIcon, MicVocal, Music4, Shapes, Split } from 'lucide-react'

type Destination = {
  readonly key: 'aiMusic' | 'aiCover' | 'vocalRemover' | 'featured' | 'vibes' | 'playlists' | 'songs'
  readonly path: string
  /** Where on its page. */
  readonly anchor?: string
  readonly icon: LucideIcon
}
type Section = { readonly key: 'create' | 'listen' | 'library'; readonly destinations: readonly Destination[] }

/** What something is made with; the head of the pages that strangers find lists them too. */
export const TOOLS = [
  { key: 'aiMusic', path: '/ai-music-generator', icon: AudioLines },
  { key: 'aiCover', path: '/ai-music-cover', icon: MicVocal },
  { key: 'vocalRemover', path: '/vocal-remover', icon: Split },
] as const satisfies readonly Destination[]

/** What the sidebar and the slide-out menu list; pages below one of these addresses count as its own. */
export const SECTIONS: readonly Section[] = [
  { key: 'create', destinations: TOOLS },
  {
    key: 'listen',
    destinations: [
      { key: 'featured', path: '/featured', anchor: '#songs', icon: Disc3 },
      { key: 'vibes', path: '/vibes', anchor: '#songs', icon: Shapes },
      { key: 'playlists', path: '/playlists', anchor: '#songs', icon: ListMusic },
    ],
  },
  { key: 'library', destinations: [{ key: 'songs', path: '/songs', icon: Music4 }] },
]
