import { randomInt } from 'node:crypto'
import { refusalBy } from '#lib/catalog/entitlements.ts'
import { lengthOf } from '#lib/catalog/length.ts'
import { isSingable, type Language, readBrief, stylesIn } from '#lib/engine/index.ts'
import type { GenerateSong, SongView } from '#lib/schemas/song.ts'
import { parseEnglish } from '#server/assets/english.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'
import { acceptSong } from './accept-song.ts'
import { songTitle } from './song-title.ts'

/** Accepts a song that is to be written. */
export async function createSong({ ctx, input }: { ctx: MemberContext; input: GenerateSong }): Promise<SongView> {
  await refuseWhenFull({ ctx })
  const { tier } = await planOf(ctx.db, ctx.user.id)
  refuseByPlan({
    prompt: refusalBy.lyrics(tier, lengthOf(input.prompt)),
    lengthSec: refusalBy.length(tier, input.lengthSec ?? 0),
    visibility: refusalBy.visibility(tier, input.visibility),
    reference: refusalBy.reference(tier, input.reference !== undefined),
  })
  refuseWords({ prompt: input.prompt, title: input.title, style: input.style, description: input.description })
  const isWritten = input.prompt.trim() !== ''
  const asked = isWritten ? input : askedIn(ctx, input)
  const { instrumental } = asked
  if (isWritten && !instrumental && !isSingable(input.prompt)) throw new AppError('lyricsUnsingable', {}, 'prompt')
  const creation = {
    title: songTitle(input),
    seed: input.seed ?? randomInt(SEEDS),
    visibility: input.visibility,
    publicSince: input.visibility === 'public' ? ctx.clock.now() : null,
  }
  const song = {
    isTitled: input.title.trim() !== '',
    description: input.description.trim(),
    prompt: instrumental ? '' : input.prompt,
    style: input.style.trim() || asked.style || stylesIn(input.description),
    gender: asked.gender,
    instrumental,
    language: asked.language ?? null,
    lengthSec: input.lengthSec ?? null,
    ignored: input.ignored,
    ...(input.reference ? { reference: input.reference } : {}),
  }
  const first = { creation, song }
  if (input.takes === 1) return acceptSong({ ctx, input: { request: input, songs: [first] } })
  const second = { creation: { ...creation, seed: otherSeed(creation.seed) }, song }
  return acceptSong({ ctx, input: { request: input, songs: [first, second] } })
}

const SEEDS = 2 ** 31

/** A random seed for the second take, other than that of the first. */
const otherSeed = (seed: number) => (seed + randomInt(1, SEEDS)) % SEEDS

type Asked = Pick<GenerateSong, 'instrumental' | 'gender' | 'style'> & { readonly language: Language }

/** The settings that the description asks for, where nothing else was chosen in the form. */
function askedIn({ language: interfaceLanguage }: MemberContext, input: GenerateSong): Asked {
  const { description, title, style, gender: voice, instrumental, language, ignored, reference } = input
  const brief = readBrief(
    {
      description,
      title,
      style,
      voice,
      instrumental,
      ignored,
      ...(language ? { language } : {}),
      ...(reference ? { reference } : {}),
      ...(interfaceLanguage ? { interfaceLanguage } : {}),
    },
    parseEnglish,
  )
  return {
    instrumental: brief.instrumental,
    gender: brief.voice ?? 'random',
    style: brief.music.styles.join(', '),
    language: brief.language,
  }
}
