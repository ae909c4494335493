/** Something that may become an address once it has a scheme: "example.com/song.mp3", "203.0.113.7:8080/song.mp3". */
const WITHOUT_SCHEME = /^(?:[^\s:/?#@]+\.[a-z]{2,}|\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?(?:[/?#]|$)/i

/** An address as browsers would take it: what has no scheme is on the web. */
export function withScheme(address: string): string {
  const text = address.trim()
  return WITHOUT_SCHEME.test(text) ? `https://${text}` : text
}
