import { createHmac } from 'node:crypto'
import { join, resolve } from 'node:path'
import { platformLimits } from '#server/adapters/confined/platform-limits.ts'
import { directLinks } from '#server/adapters/link-source/direct/direct-links.ts'
import { links } from '#server/adapters/link-source/links.ts'
import { findYtDlp } from '#server/adapters/link-source/yt-dlp/find-yt-dlp.ts'
import { ytDlpLinks } from '#server/adapters/link-source/yt-dlp/yt-dlp-links.ts'
import { printingMailer, transportMailer } from '#server/adapters/mail/mailers.ts'
import { smtpTransport } from '#server/adapters/mail/smtp/smtp-transport.ts'
import { ENGINE_MODEL } from '#server/adapters/music/engine/model.ts'
import { sandboxPayments } from '#server/adapters/payments/sandbox/sandbox-payments.ts'
import { stripePayments } from '#server/adapters/payments/stripe/stripe-payments.ts'
import { type Boss, openQueue } from '#server/adapters/queue/pg-boss/pg-boss-queue.ts'
import { confinedInspector } from '#server/adapters/recording/confined-inspector.ts'
import { engineAnalyser } from '#server/adapters/reference-analyser/engine/engine-analyser.ts'
import { localStorage, privateFolder } from '#server/adapters/storage/local/local-storage.ts'
import { chatClient } from '#server/adapters/text/chat/client.ts'
import { chatText } from '#server/adapters/text/chat/provider.ts'
import { withFallback } from '#server/adapters/text/fallback.ts'
import { songwriterText } from '#server/adapters/text/songwriter/songwriter-text.ts'
import { engineEstimator } from '#server/adapters/voice-estimator/engine/engine-estimator.ts'
import { enginePreview } from '#server/adapters/voice-preview/engine/engine-preview.ts'
import type { Services } from '#server/context.ts'
import { connect } from '#server/db/client.ts'
import { type Environment, env } from '#server/env.ts'
import { JOB_CONTRACTS } from '#server/jobs/registry.ts'
import { log } from '#server/log.ts'
import type { LinkSource } from '#server/ports/link-source.ts'
import type { Mailer } from '#server/ports/mail.ts'
import type { Payments } from '#server/ports/payments.ts'
import { tokenBudget } from '#server/services/limits/token-budget.ts'
import { findRefused } from '#server/services/moderation/refuse-words.ts'
import { receiveEvent } from '#server/services/payments/receive-event.ts'

/**
 * The composition root: says which adapter stands behind which port. What only workers have is in
 * worker/worker-container.ts.
 */
export type Container = Services & {
  readonly boss: Boss
  /** The pages of the payment sandbox; null with real payments, and where no payments are set up. */
  readonly sandboxPages: ((request: Request) => Promise<Response>) | null
  /** The language model that writes lyrics before the songwriter is asked; null where only the songwriter writes. */
  readonly textModel: { answers(): Promise<boolean> } | null
  close(): Promise<void>
}

/** Opens everything without waiting for the database, which is reached when it is first needed. */
export function openContainer(role: 'web' | 'worker'): Container {
  const settings = env()
  const name = `canto-${role}-${process.pid}`
  const db = connect(settings.DATABASE_URL, {
    connections: role === 'web' ? 12 : 4,
    name: `canto-${role}-${process.pid}`,
  })
  const files = privateFolder(join(resolve(settings.CANTO_DATA), 'files'))
  const boss = openQueue({
    url: settings.DATABASE_URL,
    name,
    connections: role === 'web' ? 2 : 4,
    supervise: role === 'worker',
    contracts: JOB_CONTRACTS,
  })

  if (role === 'web') void sayMissingLimits()
  const recordings = confinedInspector()
  const voicePreview = enginePreview()
  const voiceEstimator = engineEstimator()
  const referenceAnalyser = engineAnalyser()

  const clock = { now: () => new Date() }
  const { text, textModel } = textBy(settings, { db, clock })
  const sandbox = settings.CANTO_DEMO && !settings.STRIPE_SECRET_KEY ? openSandbox() : null
  const container: Container = {
    db,
    boss,
    payments: sandbox?.payments ?? realPayments(settings),
    sandboxPages: sandbox?.answer ?? null,
    queue: boss.queue,
    storage: localStorage(files, { floorBytes: settings.CANTO_DISK_FLOOR_MB * 2 ** 20 }),
    mailer: mailerBy(settings),
    model: ENGINE_MODEL,
    text,
    textModel,
    clock,
    recordings,
    links: linksBy(settings),
    siteUrl: settings.CANTO_URL,
    voicePreview,
    voiceEstimator,
    referenceAnalyser,
    secret: settings.CANTO_SECRET,
    limiting: settings.CANTO_LIMITER === 'on',
    async close() {
      await voicePreview.close()
      await voiceEstimator.close()
      await referenceAnalyser.close()
      await boss.stop()
      await recordings.close()
      await db.$disconnect()
    },
  }
  // Checks at start-up whether yt-dlp runs, so that nobody who asks which links work has to wait for the check.
  if (role === 'web') void container.links.readsPages()
  return container

  /** The sandbox delivers its webhooks to the same receiver as Stripe does. */
  function openSandbox() {
    return sandboxPayments({
      db,
      pages: `${settings.CANTO_URL}/api/sandbox`,
      webhookSecret: createHmac('sha256', settings.CANTO_SECRET).update('sandbox webhooks').digest('hex'),
      deliver: (webhook) => receiveEvent({ ctx: container, input: webhook }),
    })
  }
}

/** Logs the limits that this machine cannot put on decoders: a hostile recording that took one over could use them. */
async function sayMissingLimits(): Promise<void> {
  const { missing } = await platformLimits()
  for (const limit of missing) log.line(`Decoding is less confined on this machine: ${limit}`)
}

function linksBy({ CANTO_YTDLP, PATH, CANTO_LINK_ALLOW: allowedOrigin }: Environment): LinkSource {
  const guard = { allowedOrigin }
  const program = findYtDlp(CANTO_YTDLP, PATH)
  return links(directLinks(guard), program ? ytDlpLinks({ program, guard }) : null)
}

/** If the operator has named a language model, it writes first and the songwriter is the fallback. */
function textBy(settings: Environment, world: Pick<Services, 'db' | 'clock'>) {
  const { CANTO_TEXT_URL: url, CANTO_TEXT_KEY: key, CANTO_TEXT_MODEL: model } = settings
  if (!url || !model) return { text: songwriterText(), textModel: null }
  const client = chatClient({ url, key, model })
  const budget = tokenBudget(world, settings.CANTO_TEXT_DAILY_TOKENS)
  const writing = chatText({ client, model, budget, findRefused, timeoutMs: settings.CANTO_TEXT_SECONDS * 1000 })
  return { text: withFallback(writing, songwriterText()), textModel: client }
}

function realPayments(settings: Environment): Payments | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_API_BASE: baseUrl } = settings
  if (!secretKey || !secrets) return null
  return stripePayments({ secretKey, webhookSecrets: secrets.split(',').map((secret) => secret.trim()), baseUrl })
}

/** Outside of demo mode the environment is not complete without a mail server. */
function mailerBy({ SMTP_URL: url, MAIL_FROM: from, CANTO_URL }: Environment): Mailer {
  return url ? transportMailer(smtpTransport({ url, from }), CANTO_URL) : printingMailer(log.line)
}
