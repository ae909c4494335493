import type { Messages } from '#lib/i18n/english.ts'

export type Reason = keyof Messages['errors']

/**
 * A reason to refuse an input. A form checks it before it sends, and the schema of the same input on the server; the
 * browser loads rules without the library of the schemas.
 */
export type Rule<Input, Path extends string & keyof Input = string & keyof Input> = {
  /** The field that is wrong. */
  readonly path: Path
  /** Of the message files, with the numbers that its sentence needs. */
  readonly reason: Reason
  readonly params?: { readonly max: number }
  readonly isBroken: (input: Input) => boolean
}

export function brokenRules<Input, Path extends string & keyof Input>(
  rules: readonly Rule<Input, Path>[],
  input: Input,
): Rule<Input, Path>[] {
  return rules.filter(({ isBroken }) => isBroken(input))
}
