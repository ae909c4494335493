import { z } from 'zod'

/** The only reader of process.env. Every problem is named at once, at boot. */
const flag = z
  .enum(['0', '1', ''])
  .default('')
  .transform((value) => value === '1')

/** What the pages say of the site itself. It is read when they are drawn, for most of them when the site is built. */
const Site = z.object({
  /** Public address, without a path. */
  CANTO_URL: z
    .url()
    .refine((address) => new URL(address).pathname === '/', 'must not name a path')
    .transform((address) => new URL(address).origin)
    .optional(),
  /** Who runs this site and how to reach them: lines with semicolons between. */
  CANTO_OPERATOR: z.string().default(''),
})

const Environment = z
  .object({
    ...Site.shape,
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    /** Where to listen: this machine only, unless an address such as 0.0.0.0 opens it to others. */
    CANTO_HOST: z.string().min(1).default('localhost'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    DATABASE_URL: z.string().startsWith('postgres', 'must be a postgresql:// address'),
    /** Signs and hashes: sessions, sign-in codes. */
    CANTO_SECRET: z.string().min(32, 'must have at least 32 characters'),
    /** Folder of songs and everything else that is kept. */
    CANTO_DATA: z.string().min(1).default('.canto'),
    /** Sign-in codes are printed and plans cost no money. The launcher sets it where nobody but this machine is served. */
    CANTO_DEMO: flag,
    /** Megabytes of the disk that must be free for new songs, covers and recordings to be taken in. */
    CANTO_DISK_FLOOR_MB: z.coerce.number().int().min(0).default(512),
    /** Calls are counted and limited; off only for load tests. */
    CANTO_LIMITER: z.enum(['on', 'off']).default('on'),
    /** Number of proxies in front that append to X-Forwarded-For; 0 trusts none. */
    CANTO_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /**
     * Jobs of each kind that one worker process does at a time: with 1, a song, a cover, a new mix of a cover and the
     * stems of a song may all be made at once.
     */
    CANTO_WORKER_THREADS: z.coerce.number().int().min(1).max(64).default(1),
    /**
     * Path of the yt-dlp that finds recordings in pages, or "off". If unset, the one on the PATH is used. Without
     * yt-dlp links must lead to a file.
     */
    CANTO_YTDLP: z
      .string()
      .regex(/^(?:off$|\/)/, 'must be a whole path, or off')
      .optional(),
    /** Where yt-dlp is looked for. */
    PATH: z.string().default(''),
    /** One origin on this machine that links may lead to, for tests. Links can reach nothing else on this machine. */
    CANTO_LINK_ALLOW: z.url().optional(),
    /** A language model that writes lyrics: the base URL of any server with OpenAI's chat completions. */
    CANTO_TEXT_URL: z
      .url({ protocol: /^https?$/ })
      .refine((address) => /^[^@?#]+$/.test(address), 'must be an address without a password, a query or a fragment')
      .optional(),
    CANTO_TEXT_KEY: z.string().default(''),
    CANTO_TEXT_MODEL: z.string().max(200).optional(),
    /** How many seconds a song waits for the language model at most. */
    CANTO_TEXT_SECONDS: z.coerce.number().int().min(5).max(600).default(45),
    /** How many tokens the language model may use in a day; 0 means no limit. */
    CANTO_TEXT_DAILY_TOKENS: z.coerce.number().int().min(0).max(2_000_000_000).default(200_000),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
      .optional(),
    /** Secrets that webhooks are signed with; several, separated by commas, while they are being changed. */
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    /** Another address than Stripe's, on this machine only: for tests. */
    STRIPE_API_BASE: z.url().optional(),
    SMTP_URL: z.url().optional(),
    MAIL_FROM: z.string().default('Canto <canto@localhost>'),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    /** Another OpenID issuer than Google's, on loopback only: for tests. */
    GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  })
  .refine((env) => Boolean(env.GOOGLE_CLIENT_ID) === Boolean(env.GOOGLE_CLIENT_SECRET), {
    path: ['GOOGLE_CLIENT_SECRET'],
    message: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together',
  })
  .refine(({ GOOGLE_ISSUER }) => GOOGLE_ISSUER === 'https://accounts.google.com' || isLoopback(GOOGLE_ISSUER), {
    path: ['GOOGLE_ISSUER'],
    message: 'may only be Google or an address on this machine',
  })
  .refine((env) => Boolean(env.CANTO_TEXT_URL) === Boolean(env.CANTO_TEXT_MODEL), {
    path: ['CANTO_TEXT_MODEL'],
    message: 'CANTO_TEXT_URL and CANTO_TEXT_MODEL go together',
  })
  .refine((env) => env.CANTO_TEXT_URL || !env.CANTO_TEXT_KEY, {
    path: ['CANTO_TEXT_KEY'],
    message: 'is of no use without CANTO_TEXT_URL',
  })
  .refine((env) => Boolean(env.STRIPE_SECRET_KEY) === Boolean(env.STRIPE_WEBHOOK_SECRET), {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together',
  })
  .refine(({ STRIPE_API_BASE: base }) => !base || isLoopback(base), {
    path: ['STRIPE_API_BASE'],
    message: 'may only be an address on this machine',
  })
  .refine(({ CANTO_LINK_ALLOW: allowed }) => !allowed || (isLoopback(allowed) && new URL(allowed).origin === allowed), {
    path: ['CANTO_LINK_ALLOW'],
    message: 'may only be an origin on this machine, such as http://127.0.0.1:8000',
  })
  .transform((env) => ({ ...env, CANTO_URL: env.CANTO_URL ?? `http://localhost:${env.PORT}` }))

export type Environment = z.output<typeof Environment>

/** The settings that have no default, and what each is for. Demo mode needs only those in NEEDED_IN_DEMO. */
const NEEDED = {
  CANTO_SECRET: 'signs sessions and codes; at least 32 random characters, such as "openssl rand -hex 32" gives',
  CANTO_URL: 'the public address, such as https://songs.example.org',
  SMTP_URL: 'the mail server that sends sign-in codes, such as smtp://user:password@host:587',
  DATABASE_URL: 'the database, such as postgresql://user:password@host/canto',
}
const NEEDED_IN_DEMO = ['CANTO_SECRET', 'DATABASE_URL']

/** Reads and checks an environment. Throws an Error that lists every problem, a line each. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const set = whatIsSet(source)
  const needed = Object.entries(NEEDED).filter(([name]) => set.CANTO_DEMO !== '1' || NEEDED_IN_DEMO.includes(name))
  const missing = needed.filter(([name]) => set[name] === undefined)
  const result = Environment.safeParse(set)
  if (result.success && missing.length === 0) return result.data
  const wrong = result.error?.issues.filter(({ path }) => !missing.some(([name]) => name === path[0])) ?? []
  const lines = [
    ...missing.map(([name, purpose]) => `  ${name} is missing: ${purpose}`),
    ...wrong.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`),
  ]
  throw new Error(
    `The environment is not complete:\n${lines.join('\n')}\nSee .env.example for what each setting means.`,
  )
}

const whatIsSet = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))

/** The site's address and the lines that name its operator. Works with no other setting in place. */
export function siteFacts(source: Record<string, string | undefined> = process.env): {
  readonly address: URL
  readonly operator: readonly string[]
} {
  const { CANTO_URL, CANTO_OPERATOR } = Site.parse(whatIsSet(source))
  const lines = CANTO_OPERATOR.split(';').map((line) => line.trim())
  return {
    address: new URL(CANTO_URL ?? `http://localhost:${source.PORT || 3000}`),
    operator: lines.filter((line) => line !== ''),
  }
}

let parsed: Environment | undefined

export function env(): Environment {
  if (parsed) return parsed
  parsed = parseEnvironment(process.env)
  // next-auth looks for its own address under a name of its own.
  process.env.NEXTAUTH_URL = parsed.CANTO_URL
  return parsed
}

function isLoopback(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
}
