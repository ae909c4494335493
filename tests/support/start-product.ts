import { spawn } from 'node:child_process'
import { appendFileSync, chmodSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripePayments } from '#server/adapters/payments/stripe/stripe-payments.ts'
import { freePort } from '../../scripts/launch/ports.mjs'
import { fakeStripe, SECRET_KEY, WEBHOOK_SECRETS } from '../fakes/stripe.ts'
import { GOOGLE_CLIENT, startFakeGoogle } from './fake-google.ts'
import { orderGivenSong } from './given-song.ts'

/**
 * Starts the product as a newcomer does, `npm start`, with data of its own and stand-ins for Google and Stripe, and ends
 * it after the last test. Tests find its address in CANTO_TEST_URL, what it prints in the file that CANTO_TEST_OUTPUT names, and
 * in CANTO_TEST_LINKS the one origin on this machine that its links may lead to, in CANTO_TEST_STRIPE where Stripe is, and
 * in CANTO_TEST_SONG the song that they get copies of.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'canto-browser-'))
  // PostgreSQL's account must be able to pass through.
  chmodSync(data, 0o711)
  const output = join(data, 'output.log')
  writeFileSync(output, '')
  const port = await freePort()
  const links = `http://127.0.0.1:${await freePort()}`
  const google = await startFakeGoogle(`http://localhost:${port}/api/oauth/callback`)
  const stripe = await stripeOf(`http://localhost:${port}`)
  const launcher = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    env: {
      ...process.env,
      CANTO_DATA: data,
      PORT: String(port),
      CANTO_LINK_ALLOW: links,
      CANTO_PROXIES: '1',
      GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
      GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
      GOOGLE_ISSUER: google.issuer,
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRETS.join(','),
      STRIPE_API_BASE: stripe.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => launcher.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk
      appendFileSync(output, chunk)
      const ready = /Canto is ready on (\S+)/.exec(said)?.[1]
      if (ready) resolve(ready)
    }
    launcher.stdout.on('data', hear)
    launcher.stderr.on('data', hear)
    launcher.once('exit', () => reject(new Error(`The product did not start:\n${said}`)))
  })
  const found = { CANTO_TEST_URL: url, CANTO_TEST_DATA: data, CANTO_TEST_OUTPUT: output, CANTO_TEST_LINKS: links }
  Object.assign(process.env, found, { CANTO_TEST_STRIPE: stripe.url })
  process.env.CANTO_TEST_SONG = await orderGivenSong(url)

  return async () => {
    launcher.kill('SIGINT')
    await exited
    google.stop()
    await stripe.close()
    await rm(data, { recursive: true, force: true })
  }
}

/** A Stripe that knows the plans, whose webhooks go to the product, and whose clock tests can move. */
async function stripeOf(site: string) {
  let offsetSec = 0
  const stripe = await fakeStripe({
    nowSec: () => Math.floor(Date.now() / 1000) + offsetSec,
    later: (days) => {
      offsetSec += days * 86_400
    },
    onEvents: async (events) => {
      for (const event of events) {
        const { body, signature } = stripe.webhook(event)
        await fetch(`${site}/api/stripe/webhook`, { method: 'POST', body, headers: { 'stripe-signature': signature } })
      }
    },
  })
  await stripePayments({ secretKey: SECRET_KEY, webhookSecrets: [], baseUrl: stripe.url }).publishPlans()
  return stripe
}
