/**
 * Does what is asked for one person in sequence, so that no two of it meet at the payment service; who asks for what was
 * asked last and is not answered yet shares that answer. What was asked before something else is done again after it, so that
 * the last one counts. Within this process, of which a site has one.
 */
export function serialPerUser<Answer>() {
  const last = new Map<string, { readonly key: string; readonly answer: Promise<Answer> }>()

  return async (person: string, key: string, task: () => Promise<Answer>): Promise<Answer> => {
    const before = last.get(person)
    if (before?.key === key) return await before.answer
    const answer = Promise.allSettled([before?.answer])
      .then(task)
      .finally(() => {
        if (last.get(person)?.answer === answer) last.delete(person)
      })
    last.set(person, { key, answer })
    return await answer
  }
}
