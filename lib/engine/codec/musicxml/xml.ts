type Attributes = Readonly<Record<string, string | number>>

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** No XML 1.0 document may contain these. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** An element with text in it. */
export function leaf(name: string, text: string | number, attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}>${escaped(String(text))}</${name}>`
}

/** An element with elements in it, or with nothing. */
export function branch(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const content = children.join('')
  return `<${name}${written(attributes)}${content === '' ? '/>' : `>${content}</${name}>`}`
}

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('')

const escaped = (text: string) => text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => SIGNS[sign]!)
