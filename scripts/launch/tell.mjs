/** What the person at the terminal reads while they wait. */
export function tell(text) {
  process.stderr.write(`${text}\n`)
}

/** A failure that says what to do about it. */
export class Trouble extends Error {
  constructor(what, remedy) {
    super(what)
    this.remedy = remedy
  }
}
