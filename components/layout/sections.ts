import { AudioLines, type LucideIcon, MicVocal, Music4, Split } from 'lucide-react'

type Destination = {
  readonly key: 'aiMusic' | 'aiCover' | 'vocalRemover' | 'songs'
  readonly path: string
  readonly icon: LucideIcon
}
type Section = { readonly key: 'create' | 'library'; readonly destinations: readonly Destination[] }

/** What the sidebar and the slide-out menu list; pages below one of these addresses count as its own. */
export const SECTIONS: readonly Section[] = [
  {
    key: 'create',
    destinations: [
      { key: 'aiMusic', path: '/ai-music-generator', icon: AudioLines },
      { key: 'aiCover', path: '/ai-music-cover', icon: MicVocal },
      { key: 'vocalRemover', path: '/vocal-remover', icon: Split },
    ],
  },
  { key: 'library', destinations: [{ key: 'songs', path: '/songs', icon: Music4 }] },
]
