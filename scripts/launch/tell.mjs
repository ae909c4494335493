/** What the person at the terminal reads while they wait. */
export function tell(text) {
  process.stderr.write(`${text}\n`)
}

/** Tells the same thing again only when something else was said in between, or after a minute. */
export function tellingRarely({ everyMs = 60_000, say = tell, now = Date.now } = {}) {
  let last = { text: '', at: 0 }
  return (text) => {
    if (text === last.text && now() - last.at < everyMs) return
    last = { text, at: now() }
    say(text)
  }
}

/** A failure that says what to do about it. */
export class Trouble extends Error {
  constructor(what, remedy) {
    super(what)
    this.remedy = remedy
  }
}
