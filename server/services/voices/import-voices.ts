import { voiceId } from '#lib/catalog/voices/voice-id.ts'
import { ImportVoices } from '#lib/schemas/voice-import.ts'
import type { Services } from '#server/context.ts'

/** Everything that is wrong with an import; none of it was stored. */
export class ImportRefused extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ImportRefused'
    this.problems = problems
  }
}

/** Stores an operator's licensed voices, all or none; the same slug again changes the voice. Throws ImportRefused. */
export async function importVoices({ ctx, input }: { ctx: Pick<Services, 'db'>; input: unknown }): Promise<number> {
  const parsed = ImportVoices.safeParse(input)
  if (!parsed.success) {
    throw new ImportRefused(parsed.error.issues.map(({ path, message }) => `${placeOf(path)}: ${message}`))
  }
  const voices = parsed.data
  const slugs = voices.map(({ slug }) => slug)
  const twice = slugs.filter((slug, index) => slugs.indexOf(slug) !== index)
  const taken = await ctx.db.voice.findMany({
    where: { slug: { in: slugs }, OR: [{ edition: { not: null } }, { origin: { not: 'licensed' } }] },
    select: { slug: true },
  })
  const problems = [
    ...twice.map((slug) => `${slug}: stands in the file twice`),
    ...taken.map(({ slug }) => `${slug}: is a voice of the catalogue or of a person already`),
  ]
  if (problems.length > 0) throw new ImportRefused(problems)
  await ctx.db.$transaction(
    voices.map(({ licence, slug, ...voice }) => {
      const data = { ...voice, origin: 'licensed' as const, rights: licence }
      return ctx.db.voice.upsert({ where: { slug }, create: { ...data, id: voiceId(slug), slug }, update: data })
    }),
  )
  return voices.length
}

/** "voice 3, model.breathDb"; voices are counted from 1. */
function placeOf([index, ...rest]: readonly PropertyKey[]): string {
  if (typeof index !== 'number') return 'the file'
  return [`voice ${index + 1}`, rest.map(String).join('.')].filter(Boolean).join(', ')
}
