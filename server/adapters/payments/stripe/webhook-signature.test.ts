import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { stripePayments } from './stripe-payments.ts'

const SECRET = 'whsec_test'
const { readEvent } = stripePayments({ secretKey: 'sk_test_x', webhookSecrets: [SECRET] })
const body = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.updated',
  created: 1_700_000_000,
  livemode: false,
  data: { object: { object: 'customer', id: 'cus_1' } },
})
const nowSec = Math.floor(Date.now() / 1000)
const signatureAt = (sec: number) => createHmac('sha256', SECRET).update(`${sec}.${body}`).digest('hex')
const [now, later] = [nowSec, nowSec + 600].map((sec) => ({ sec, hex: signatureAt(sec) })) as [Signed, Signed]
type Signed = { readonly sec: number; readonly hex: string }

it.each([
  `t=${now.sec},v1=${now.hex}`,
  // A secret that is being changed, and the scheme that Stripe adds to test events.
  `t=${now.sec},v1=${'0'.repeat(64)},v1=${now.hex}`,
  `t=${now.sec},v1=${now.hex},v0=${'0'.repeat(64)}`,
])('takes a signature as Stripe writes it: %s', (signature) => {
  expect(readEvent(body, signature)).toMatchObject({ id: 'evt_1', customerId: 'cus_1' })
})

it.each([
  `t=${later.sec},v1=${later.hex}`,
  `t= ${later.sec},v1=${later.hex}`,
  `t=+${later.sec},v1=${later.hex}`,
  `t=${later.sec}=,v1=${later.hex}`,
  `t=${now.sec},t= ${later.sec},v1=${later.hex}`,
  `v1=${later.hex},t=\t${later.sec}`,
  ...[`t= ${now.sec},v1=${now.hex}`, `t=${now.sec}, v1=${now.hex}`, `t=${now.sec},v1=${now.hex}\n`],
  ...[`t=${now.sec}.5,v1=${now.hex}`, `t=${now.sec},v1=${now.hex},`, `v1=${now.hex},t=${now.sec}`],
])('refuses any other: %j', (signature) => {
  expect(() => readEvent(body, signature)).toThrow('No webhook of ours')
})
