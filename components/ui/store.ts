import { useSyncExternalStore } from 'react'

/**
 * State of the whole page, outside of React. `start` runs once in the browser, before the state is first used there,
 * and returns the first state.
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
    /**
     * The part of the state that a component shows. On the server and while the page is hydrated, it is that of
     * `initial`.
     */
    use: <Part>(select: (state: State) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(get()),
        () => select(initial),
      ),
  }
}
