import superjson from 'superjson'

const plain = new WeakSet<object>()

/** Marks an answer that holds nothing but what JSON can say, so that it is not searched for dates and the like. */
export function plainJson<Data extends object>(data: Data): Data {
  plain.add(data)
  return data
}

/** How inputs and answers travel: superjson, of which browsers read the plain form too. */
export const transformer = {
  serialize: (data: unknown) =>
    typeof data === 'object' && data !== null && plain.has(data) ? { json: data } : superjson.serialize(data),
  deserialize: superjson.deserialize,
}
