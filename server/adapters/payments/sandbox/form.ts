export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type FormFields = { [key: string]: FormValue }

/** Reads a body in Stripe's form, `items[0][price]=…&metadata[planId]=…`, into lists and records. */
export function readForm(body: string): FormFields {
  const fields: FormFields = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[')
    let place: FormFields = fields
    for (const key of path.slice(0, -1)) {
      place[key] ??= {}
      place = place[key] as FormFields
    }
    const last = path.at(-1) ?? ''
    place[last === '' ? String(Object.keys(place).length) : last] = value
  }
  return listsIn(fields) as FormFields
}

/** Records whose keys count from 0 are lists. */
function listsIn(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, listsIn(inner)] as const)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

export function textAt(fields: FormFields, key: string): string | undefined {
  const value = fields[key]
  return typeof value === 'string' ? value : undefined
}

export function recordAt(fields: FormFields, key: string): FormFields {
  const value = fields[key]
  return value && typeof value === 'object' && !Array.isArray(value) ? value : {}
}

export function listAt(fields: FormFields, key: string): FormFields[] {
  const value = fields[key]
  return Array.isArray(value) ? (value.filter((one) => typeof one === 'object') as FormFields[]) : []
}

/** Texts by name, as metadata is. */
export function textsAt(fields: FormFields, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(recordAt(fields, key)).map(([name, value]) => [name, String(value)]))
}
