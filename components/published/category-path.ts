import type { SettingKind } from '#lib/catalog/setting-kinds.ts'

/** Where songs are listed by settings of a kind. */
export const CATEGORY_PATHS = { style: '/vibes', mood: '/playlists', scenario: '/playlists' } as const

/** Where all published songs are that name a setting: /vibes?style=Jazz, at the list itself. */
export const categoryPath = (kind: SettingKind, name: string) =>
  `${CATEGORY_PATHS[kind]}?${new URLSearchParams({ [kind]: name })}#songs`
