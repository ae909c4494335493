import { catalogueHeader, loadVoices } from '#server/assets/voices.ts'
import type { Database } from '#server/db/client.ts'

/**
 * Brings the voices of a database up to the catalogue's edition. Returns how many were written, 0 when the database has
 * them already. Voices from elsewhere are left alone, and what an operator revoked stays revoked. Voices that left the
 * catalogue are revoked rather than deleted, since covers may name them.
 */
export async function seedVoices({ ctx }: { ctx: { readonly db: Database } }): Promise<number> {
  const { edition, voices } = catalogueHeader()
  if ((await ctx.db.voice.count({ where: { edition } })) === voices) return 0
  const rows = JSON.stringify(loadVoices())
  return await ctx.db.$transaction(async (tx) => {
    const written = await tx.$executeRaw`
      INSERT INTO voices (id, slug, name, category, family, description, tags, register, low_note, high_note, languages,
        origin, model, rights, edition)
      SELECT id, slug, name, category, family, description, tags, register, "lowNote", "highNote", languages,
        'synthetic', model, '{}', ${edition}
      FROM jsonb_to_recordset(${rows}::jsonb) AS row (id uuid, slug text, name text, category text, family text,
        description text, tags text[], register text, "lowNote" int, "highNote" int, languages text[], model jsonb)
      ON CONFLICT (slug) DO UPDATE SET
        name = excluded.name, category = excluded.category, family = excluded.family,
        description = excluded.description, tags = excluded.tags, register = excluded.register,
        low_note = excluded.low_note, high_note = excluded.high_note, languages = excluded.languages,
        model = excluded.model, edition = excluded.edition
      WHERE voices.edition IS NOT NULL`
    await tx.voice.updateMany({
      where: { edition: { not: null, lt: edition }, revokedAt: null },
      data: { revokedAt: new Date() },
    })
    return written
  })
}
