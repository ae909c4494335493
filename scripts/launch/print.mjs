/** Prints what the person at the terminal reads while they wait. */
export function print(text) {
  process.stderr.write(`${text}\n`)
}

/** Prints the same line again only when something else was printed in between, or after a minute. */
export function printRarely({ everyMs = 60_000, say = print, now = Date.now } = {}) {
  let last = { text: '', at: 0 }
  return (text) => {
    if (text === last.text && now() - last.at < everyMs) return
    last = { text, at: now() }
    say(text)
  }
}

/** A failure that says what to do about it. */
export class LaunchError extends Error {
  constructor(what, remedy) {
    super(what)
    this.remedy = remedy
  }
}
