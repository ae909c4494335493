/**
 * Does what is asked for one person after the other, so that no two of it meet at the payment service; who asks for what was
 * asked and is not answered yet shares that answer. Within this process, of which a site has one.
 */
export function oneByOne<Answer>() {
  const asked = new Map<string, Map<string, Promise<Answer>>>()

  return async (person: string, wish: string, work: () => Promise<Answer>): Promise<Answer> => {
    const theirs = asked.get(person) ?? new Map<string, Promise<Answer>>()
    const same = theirs.get(wish)
    if (same) return await same
    const earlier = [...theirs.values()]
    const answer = Promise.allSettled(earlier)
      .then(work)
      .finally(() => {
        theirs.delete(wish)
        if (theirs.size === 0) asked.delete(person)
      })
    asked.set(person, theirs.set(wish, answer))
    return await answer
  }
}
