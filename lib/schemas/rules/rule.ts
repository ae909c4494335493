import type { Messages } from '#lib/i18n/english.ts'

export type Reason = keyof Messages['errors']

/**
 * A reason to refuse an input. A form checks it before sending, and the input's schema checks it on the server. The
 * browser loads the rules without the schema library.
 */
export type Rule<Input, Path extends string & keyof Input = string & keyof Input> = {
  /** The field that is wrong. */
  readonly path: Path
  /** A key of the message files, with the numbers that its sentence needs. */
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
