/**
 * Runs the tasks of one person one after the other, so that no two of them meet at the payment service. A call with the
 * same key as the person's latest unanswered call shares the answer of that one. A call that repeats an older key runs
 * its task again, after the latest, so that the last call counts. This holds within this process, of which a site has
 * one.
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
