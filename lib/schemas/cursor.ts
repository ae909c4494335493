import { z } from 'zod'

/** The row that the next page of a list begins with, or that the last one ended with, by its id. */
export const Cursor = z.uuid()

/** The same of a list that is ordered by time: "2026-11-23T10:00:00.000Z_{id}". */
export const TimeCursor = z.string().refine((cursor) => {
  const [time = '', id] = cursor.split('_')
  return z.iso.datetime({ precision: 3 }).safeParse(time).success && Cursor.safeParse(id).success
})
