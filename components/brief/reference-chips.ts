import { energyShape, REFERENCE_PARTS, type Reference } from '#lib/engine/browser.ts'

/** One thing that a recording sets, for people. */
export type ReferenceChip =
  | { readonly part: 'tempo' | 'meter' | 'form'; readonly value: number }
  | { readonly part: 'key'; readonly value: NonNullable<Reference['key']> }
  | { readonly part: 'energy'; readonly value: ReturnType<typeof energyShape> }
  | { readonly part: 'drums'; readonly value: NonNullable<Reference['drums']> }
  | { readonly part: 'bass'; readonly value: NonNullable<Reference['bass']> }
  | { readonly part: 'brightness'; readonly value: NonNullable<Reference['brightness']> }

/** All that a recording sets, in the order in which it is said. */
export function referenceChips(reference: Reference): ReferenceChip[] {
  const shown = { ...reference, energy: reference.energy && energyShape(reference.energy) }
  return REFERENCE_PARTS.flatMap((part) =>
    shown[part] === null ? [] : [{ part, value: shown[part] } as ReferenceChip],
  )
}
