import type { ReactNode } from 'react'
import { DeskDoor } from '#components/generator/desk-door.tsx'
import { GENRE_STYLES, type Genre } from '#lib/catalog/genres.ts'

export function GenreDesk({ genre, children }: { genre: Genre; children: ReactNode }) {
  return <DeskDoor presetStyle={GENRE_STYLES[genre]}>{children}</DeskDoor>
}
