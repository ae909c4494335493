// Writes languages/<code>/plots.ts and topics.ts, which name every file of the folders beside them. Command: node scripts/list-stanzas.mjs
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PLOTS, TOPICS } from '#lib/engine/songwriter/languages/names.ts'

const root = join(import.meta.dirname, '../lib/engine/songwriter/languages')
const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
for (const language of (await readdir(root, { withFileTypes: true }))
  .filter((e) => e.isDirectory())
  .map((e) => e.name)) {
  for (const [kind, type, all] of [
    ['plots', 'Plot', PLOTS],
    ['topics', 'Topic', TOPICS],
  ]) {
    const files = (await readdir(join(root, language, kind)).catch(() => []))
      .filter((f) => f.endsWith('.ts'))
      .map((f) => f.slice(0, -3))
    const unknown = files.filter((file) => !all.includes(file))
    if (unknown.length) console.log(language, kind, 'not in names.ts:', unknown.join(' '))
    const missing = all.filter((name) => !files.includes(name))
    if (missing.length) console.log(language, kind, 'missing:', missing.join(' '))
    const known = files.filter((file) => all.includes(file)).sort()
    const entries = known.map((name) => (camel(name) === name ? name : `'${name}': ${camel(name)}`)).join(', ')
    await writeFile(
      join(root, language, `${kind}.ts`),
      `import type { LanguagePack } from '../language-pack.ts'\n${known.map((name) => `import { ${camel(name)} } from './${kind}/${name}.ts'`).join('\n')}\n\nexport const ${kind}: LanguagePack['${kind}'] = { ${entries} }\n`,
    )
  }
}
