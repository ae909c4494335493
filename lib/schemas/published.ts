import { z } from 'zod'
import { PUBLISHED_MAX } from '#lib/catalog/limits.ts'
import { CATEGORY_NAMES, SETTING_NAMES } from '#lib/catalog/setting-kinds.ts'
import { TimeCursor } from './cursor.ts'
import type { ListedSong } from './song.ts'

/** The settings that published songs must name in their style. */
export const PublishedSettings = z.strictObject({
  style: z.enum(CATEGORY_NAMES.style).optional(),
  mood: z.enum(CATEGORY_NAMES.mood).optional(),
  scenario: z.enum(CATEGORY_NAMES.scenario).optional(),
})
export type PublishedSettings = z.infer<typeof PublishedSettings>

export const PublishedSongs = PublishedSettings.extend({
  cursor: TimeCursor.optional(),
  /** Every infinite query sends it; there is no other direction. */
  direction: z.literal('forward').optional(),
  limit: z.int().min(1).max(PUBLISHED_MAX).default(12),
})
export type PublishedSongs = z.infer<typeof PublishedSongs>

export const ListCategories = z.strictObject({ kind: z.enum(SETTING_NAMES) })
export type ListCategories = z.infer<typeof ListCategories>

/** A published song, as anybody sees it in a list. */
export type PublishedSong = ListedSong & { readonly creator: string | null }

export type PublishedPage = { readonly items: readonly PublishedSong[]; readonly nextCursor: string | null }

/** A setting by its name, and the newest songs that name it. */
export type SongCategory = { readonly name: string; readonly songs: readonly PublishedSong[] }
