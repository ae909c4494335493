/** Bars that figures are held against, and the table that says how they fared. */
export type Limit = { readonly least?: number; readonly most?: number }

export type Bar = {
  readonly pass: Limit
  /** What would be good; passing is enough when absent. */
  readonly aim?: Limit
}

/** NaN is within no limit. */
export function isWithin({ least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Limit, value: number) {
  return value >= least && value <= most
}

export const limitText = ({ least, most }: Limit): string =>
  [least === undefined ? '' : `≥ ${least}`, most === undefined ? '' : `≤ ${most}`].filter(Boolean).join(', ')

/** Columns side by side, the first row their heads: words to the left, figures to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const isFigure = rows[0]!.map((_, column) => rows.slice(1).every((row) => /^[\d–.−-]/.test(row[column]!)))
  const pad = (cell: string, column: number) =>
    isFigure[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}
