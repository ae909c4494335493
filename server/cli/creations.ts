import { parseArgs } from 'node:util'
import { releaseCreation, withholdCreation } from '#server/services/creations/withhold-creation.ts'
import { clock, inDatabase } from './in-database.ts'

const USAGE = `npm run canto -- creations <what>   (needs DATABASE_URL, or Canto running)
  hide PAGE --because "…"   takes a song or cover down; its owner keeps it and reads why
  release PAGE              lets its owner share it again

PAGE is the address of its page, or the long code at its end.`

/** Takes songs and covers down, as the contact page promises to those who report them. */
export async function creationsCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { because: { type: 'string' } }, allowPositionals: true })
  const [what, page = '', ...rest] = positionals
  const [id] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(page) ?? []
  const reason = values.because?.trim()
  const isWhole = what === 'hide' ? reason : what === 'release' && values.because === undefined
  if (!id || !isWhole || rest.length > 0) throw new Error(USAGE)
  await inDatabase(async (db) => {
    const ctx = { db, clock }
    const title = reason
      ? await withholdCreation({ ctx, input: { id, reason } })
      : await releaseCreation({ ctx, input: { id } })
    if (title === null)
      throw new Error(`Nothing to do: ${id} is ${reason ? 'no song or cover, or hidden already' : 'not hidden'}.`)
    console.log(reason ? `“${title}” is taken down.` : `“${title}” may be shared again.`)
  })
}
