import type { FieldName } from './request.ts'

/** The element that is focused when something is wrong in a field. */
export function fieldId(field: FieldName): string {
  return `generator-${field}`
}
