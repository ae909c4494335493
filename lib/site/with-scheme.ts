/** Something that may become an address once it has a scheme: "example.com/song.mp3". */
const WITHOUT_SCHEME = /^(?!\/)[^\s:/?#@]+\.[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i

/** An address as browsers would take it: what has no scheme is on the web. */
export function withScheme(address: string): string {
  const text = address.trim()
  return WITHOUT_SCHEME.test(text) ? `https://${text}` : text
}
