import { useSyncExternalStore } from 'react'

/**
 * State of the whole page, outside of React. `start` runs once in the browser, before the state is first used there, and
 * gives what it begins with.
 */
export function createStore<State>(initial: State, start?: () => State) {
  let state = initial
  let begin = start
  const listeners = new Set<() => void>()

  function get(): State {
    const first = begin
    begin = undefined
    if (first) state = first()
    return state
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    get,
    set(next: State): void {
      get()
      state = next
      for (const listener of listeners) listener()
    },
    /** The part that a component shows; on the server, and while its page is hydrated, that of the initial state. */
    use: <Part>(select: (state: State) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(get()),
        () => select(initial),
      ),
  }
}
