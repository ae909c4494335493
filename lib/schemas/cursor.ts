import { z } from 'zod'

/** The row that the next page of a list begins with, or that the last one ended with, by its id. */
export const Cursor = z.uuid()

const Timestamp = z.iso.datetime({ precision: 3 })
/** ISO 8601 has it, PostgreSQL has not. */
const YEAR_ZERO = '0000'

/** The same of a list that is ordered by time: "2026-11-23T10:00:00.000Z_{id}". */
export const TimeCursor = z.string().refine((cursor) => {
  const [time = '', id] = cursor.split('_')
  return !time.startsWith(YEAR_ZERO) && Timestamp.safeParse(time).success && Cursor.safeParse(id).success
})
