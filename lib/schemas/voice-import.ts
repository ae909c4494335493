import { z } from 'zod'
import { VOICE_CATEGORIES } from '#lib/catalog/voices/categories.ts'
import { REGISTER_NAMES } from '#lib/catalog/voices/registers.ts'
import { slugOf } from '#lib/catalog/voices/voice-id.ts'
import { LANGUAGES, PLAIN_VOICE } from '#lib/engine/browser.ts'

const between = (low: number, high: number, plain: number) => z.number().min(low).max(high).default(plain)

/**
 * The engine's voice model, limited to the ranges in which a voice still sounds like one. Missing numbers stay plain.
 */
const Model = z.strictObject({
  f0ShiftSemitones: between(-12, 12, PLAIN_VOICE.f0ShiftSemitones),
  formantScale: between(0.82, 1.22, PLAIN_VOICE.formantScale),
  lowFormantScale: between(0.9, 1.12, PLAIN_VOICE.lowFormantScale),
  highFormantScale: between(0.9, 1.12, PLAIN_VOICE.highFormantScale),
  tiltDbPerOctave: between(-5, 5, PLAIN_VOICE.tiltDbPerOctave),
  fundamentalGainDb: between(-6, 8, PLAIN_VOICE.fundamentalGainDb),
  ringGainDb: between(-3, 10, PLAIN_VOICE.ringGainDb),
  ringHz: between(2500, 3500, PLAIN_VOICE.ringHz),
  nasalDepthDb: between(0, 9, PLAIN_VOICE.nasalDepthDb),
  nasalHz: between(700, 1300, PLAIN_VOICE.nasalHz),
  formantContrast: between(0.75, 1.3, PLAIN_VOICE.formantContrast),
  airGainDb: between(-8, 8, PLAIN_VOICE.airGainDb),
  breathDb: between(-10, 14, PLAIN_VOICE.breathDb),
  vibratoCents: between(0, 80, PLAIN_VOICE.vibratoCents),
})

const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u, 'A name has no control characters')
const said = z.string().trim().min(1).max(300)

/** A voice that an operator adds, with the person who allows its use. */
const ImportedVoice = z
  .strictObject({
    name,
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(80)
      .optional(),
    category: z.enum(VOICE_CATEGORIES),
    family: z.string().trim().max(40).default(''),
    description: z.string().trim().max(300).default(''),
    tags: z.array(said.max(30)).max(12).default([]),
    register: z.enum(REGISTER_NAMES),
    lowNote: z.int().min(24).max(96),
    highNote: z.int().min(24).max(96),
    languages: z.array(z.enum(LANGUAGES)).default([]),
    model: Model,
    licence: z.strictObject({ holder: said, licence: said, reference: said }),
  })
  .refine(({ lowNote, highNote }) => lowNote < highNote, { path: ['highNote'], message: 'Must lie above lowNote' })
  .transform((voice) => ({ ...voice, slug: voice.slug ?? slugOf(voice.name) }))
  .refine(({ slug }) => slug !== '', { path: ['slug'], message: 'This name needs a slug of its own' })

export const ImportVoices = z.array(ImportedVoice).min(1).max(10_000)
export type ImportVoices = z.infer<typeof ImportVoices>
