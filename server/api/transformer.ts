import superjson from 'superjson'

const plain = new WeakSet<object>()

/** Marks an answer that holds only JSON values, so that superjson does not search it for dates and the like. */
export function plainJson<Data extends object>(data: Data): Data {
  plain.add(data)
  return data
}

/**
 * Serialises inputs and answers with superjson. Marked answers are sent as they are; superjson in the browser reads
 * them too.
 */
export const transformer = {
  serialize: (data: unknown) =>
    typeof data === 'object' && data !== null && plain.has(data) ? { json: data } : superjson.serialize(data),
  deserialize: superjson.deserialize,
}
