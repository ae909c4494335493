import type { ReactNode } from 'react'
import { DeskDoor } from '#components/generator/desk-door.tsx'
import type { Genre } from '#lib/catalog/genres.ts'

/** The style that each genre's desk begins with, in words that the engine knows. */
const STYLES: Readonly<Record<Genre, string>> = {
  christmas: 'Christmas carol',
  country: 'Country',
  metal: 'Heavy metal',
  love: 'Love ballad',
  kpop: 'K-pop',
  lofi: 'Lo-fi hip hop',
  rap: 'Rap',
}

export function GenreDesk({ genre, children }: { genre: Genre; children: ReactNode }) {
  return <DeskDoor presetStyle={STYLES[genre]}>{children}</DeskDoor>
}
