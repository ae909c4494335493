export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const plain = (text: string) => text.replace(/&(\w+);/g, (_, sign: string) => SIGNS[sign] ?? '?')

/** A document without comments and sections of character data; throws where its tags do not close one another. */
export function readXml(document: string): XmlElement {
  const root = { name: '', attributes: {}, children: [] as XmlElement[], text: '' }
  const open = [root]
  for (const [, closing, name = '', attributes = '', empty, text = ''] of document.matchAll(
    /<(\/)?([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/)?>([^<]*)/g,
  )) {
    const inside = open.at(-1)!
    if (closing) {
      if (inside.name !== name) throw new Error(`</${name}> closes <${inside.name}>`)
      open.pop()
      continue
    }
    const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value = '']) => [key, plain(value)])
    const element = { name, attributes: Object.fromEntries(pairs), children: [], text: plain(text) }
    inside.children.push(element)
    if (!empty) open.push(element)
  }
  const [document_] = root.children
  if (open.length !== 1 || !document_ || root.children.length !== 1) throw new Error('Not one whole element')
  return document_
}
