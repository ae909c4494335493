/** Something that may become an address once it has a scheme: "example.com/song.mp3", "203.0.113.7:8080/song.mp3", "localhost:4444/x". */
const WITHOUT_SCHEME = /^(?:[^\s:/?#@]+\.[a-z]{2,}|\d{1,3}(?:\.\d{1,3}){3}|(?<local>localhost))(?::\d+)?(?:[/?#]|$)/i

/** An address as browsers would understand it: without a scheme it gets https, or http if it is on this machine. */
export function withScheme(address: string): string {
  const text = address.trim()
  const found = WITHOUT_SCHEME.exec(text)
  return found ? `${found.groups?.local ? 'http' : 'https'}://${text}` : text
}
