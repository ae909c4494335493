import type { Fact } from '../../../brief.ts'
import { fact } from './lines.ts'

/** The lines of a table, as a class says it in chorus: "the 7 times table". */
export function timesTableIn(description: string): readonly Fact[] {
  const factor = Number(/\b(\d{1,2}) times table/iu.exec(description)?.[1] ?? 0)
  const lines = Array.from({ length: 12 }, (_, at) =>
    fact('thing', `${at + 1} times ${factor} is ${(at + 1) * factor}`),
  )
  return factor > 0 ? lines : []
}
