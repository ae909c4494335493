/** The whole number that an option gives, within its bounds; undefined when it was not given. */
export function number(option: string, value: string | undefined, low: number, high: number): number | undefined {
  if (value === undefined) return undefined
  const parsed = Number(value)
  if (!Number.isInteger(parsed) || parsed < low || parsed > high) {
    throw new Error(`--${option} ${value}: use a whole number from ${low} to ${high}.`)
  }
  return parsed
}
