import { z } from 'zod'

/** The id of the row that the next page of a list begins with, or that the last page ended with. */
export const Cursor = z.uuid()

const Timestamp = z.iso.datetime({ precision: 3 })
/** A year that ISO 8601 has and PostgreSQL does not. */
const YEAR_ZERO = '0000'

/** The same for a list ordered by time: "2026-11-23T10:00:00.000Z_{id}". */
export const TimeCursor = z.string().refine((cursor) => {
  const [time = '', id] = cursor.split('_')
  return !time.startsWith(YEAR_ZERO) && Timestamp.safeParse(time).success && Cursor.safeParse(id).success
})
