// node /tmp/check-stanzas.mjs <file.ts>… : run from the repository's root. Reports what is off in topic and plot files.

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dictionary } from 'cmu-pronouncing-dictionary'

const root = process.cwd()
const imp = (p) => import(pathToFileURL(resolve(root, p)))
const { stanzasOf } = await imp('lib/engine/songwriter/languages/stanzas.ts')
const { scan, rhymeQuality } = await imp('lib/engine/songwriter/prosody.ts')
const { englishEar } = await imp('lib/engine/songwriter/english/ear.ts')
const ear = englishEar((w) => dictionary[w]?.replace(/\s*#.*/, '') ?? null)
const SLOT = {
  call: 'Maria',
  name: 'Maria',
  kin: 'grandmother',
  'kin.my': 'my grandmother',
  place: 'Leeds',
  brand: 'Golden Crust',
  age: 'eighty',
  x: 'guitar',
  'x.the': 'the guitar',
  'x.a': 'a guitar',
  'x.my': 'my guitar',
  'x.your': 'your guitar',
  'x.is': 'is',
  'x.it': 'it',
  'x.them': 'it',
  'x.s': 's',
  y: 'thunder',
  'y.the': 'the thunder',
  'you.do': 'sleep on my keyboard',
  'you.did': 'slept on my keyboard',
  doing: 'missing the bus',
  do: 'miss the bus',
  did: 'missed the bus',
  title: 'Golden Hour',
}
function variants(line) {
  // each choice alone, first elsewhere
  const out = new Set()
  const n = Math.max(1, ...[...line.matchAll(/\(([^()]*\|[^()]*)\)/g)].map((m) => m[1].split('|').length))
  for (let i = 0; i < n; i++)
    out.add(
      line.replace(/\(([^()]*\|[^()]*)\)/g, (_, c) => {
        const a = c.split('|')
        return a[Math.min(i, a.length - 1)]
      }),
    )
  return [...out].map((l) =>
    l
      .replace(/\{([a-z.]+)\}/g, (_, s) => {
        if (!(s in SLOT)) report(`unknown slot {${s}}: ${line}`)
        return SLOT[s] ?? 'thing'
      })
      .replace(/\s+/g, ' ')
      .trim(),
  )
}
let where = '',
  problems = 0
const report = (text) => {
  problems++
  console.log(`${where}: ${text}`)
}
for (const file of process.argv.slice(2)) {
  const module = await imp(file)
  for (const [name, data] of Object.entries(module)) {
    const isTopic = 'kin' in data
    const texts = isTopic
      ? [
          ...['you', 'me', 'past'].flatMap((p) => ['scene', 'later'].map((k) => [`${p}.${k}`, data[p][k], 4])),
          ['hook', data.hook, 2],
        ]
      : [
          ['open', data.open, 4],
          ['turn', data.turn, 4],
          ['lift', data.lift, 2],
          ['chorus', data.chorus, 4],
          ['bridge', data.bridge, 4],
        ]
    const kin = new Set((data.kin ?? '').split(' '))
    for (const [part, text, size] of texts) {
      const stanzas = stanzasOf(text)
      if (stanzas.length === 0) {
        where = `${file} ${part}`
        report('no stanzas')
      }
      stanzas.forEach(({ title, lines }, index) => {
        where = `${file} ${part} #${index + 1}`
        if (lines.length !== size) report(`${lines.length} lines in place of ${size}`)
        const spoken = lines.map((l) => variants(l))
        const heard = spoken.map((vs) => vs.map((v) => scan(v, ear)))
        heard.forEach((hs, i) =>
          hs.forEach((h, k) => {
            const n = h.stresses.length
            if (n < 5 || n > 15) report(`${n} syllables: ${spoken[i][k]}`)
            if (h.unknown.length) report(`not in the dictionary (${h.unknown}): ${spoken[i][k]}`)
            if (/[.,;:]$/.test(spoken[i][k])) report(`ends with a mark: ${spoken[i][k]}`)
            if (!/^["'’]?[A-Z]/.test(spoken[i][k])) report(`no capital: ${spoken[i][k]}`)
          }),
        )
        const counts = heard.map((hs) => hs[0].stresses.length)
        if (Math.max(...counts) - Math.min(...counts) > 4)
          report(`uneven lengths ${counts}: ${spoken.map((v) => v[0]).join(' / ')}`)
        const same = (h) => ({ ...h, rhyme: h.rhyme.replace(/IY R/, 'IH R'), near: h.near.replace(/IY/, 'IH') })
        const q = (a, b) => Math.min(...heard[a].flatMap((x) => heard[b].map((y) => rhymeQuality(same(x), same(y)))))
        const ok = size === 2 ? q(0, 1) >= 0.5 : (q(0, 1) >= 0.5 && q(2, 3) >= 0.5) || q(1, 3) >= 0.5
        if (!ok) report(`does not rhyme (aabb, abab or xaxa): ${spoken.map((v) => v[0].split(' ').at(-1)).join(' / ')}`)
        if (isTopic && kin.size && !kin.has('')) {
          if (!spoken.some((vs) => vs.some((v) => (v.toLowerCase().match(/[a-z']+/g) ?? []).some((w) => kin.has(w)))))
            report(`no word of kin: ${spoken.map((v) => v[0]).join(' / ')}`)
        }
        if (part === 'chorus') {
          const t =
            title &&
            variants(title)[0]
              .toLowerCase()
              .replace(/[^a-z' ]/g, '')
          if (!t) report('no title')
          else if (
            !spoken
              .map((v) => v[0])
              .join(' ')
              .toLowerCase()
              .replace(/[^a-z' ]/g, '')
              .includes(t)
          )
            report(`title not sung: ${title}`)
        }
        if ((part === 'open' || part.endsWith('scene')) && !/\(/.test(lines[0] + lines[1]))
          report('note: the first two lines have no choice (a|b|c)')
      })
    }
  }
}
console.log(problems === 0 ? 'nothing to report' : `${problems} reports`)
