import type { ReactNode } from 'react'
import { LazyGeneratorForm } from '#components/generator/lazy-generator-form.tsx'
import { GENRE_STYLES, type Genre } from '#lib/catalog/genres.ts'

export function GenreGeneratorForm({ genre, children }: { genre: Genre; children: ReactNode }) {
  return <LazyGeneratorForm presetStyle={GENRE_STYLES[genre]}>{children}</LazyGeneratorForm>
}
