import compile from 'icu-minify/compile'

/** Next's loader of message files: the same file with each message read already, so that browsers need no parser. */
export default function compileMessages(text) {
  return JSON.stringify(compiled(JSON.parse(text)))
}

function compiled(value) {
  if (typeof value === 'string') return compile(value)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, compiled(inner)]))
}
