import { type Html, html } from '#lib/site/html.ts'
import {
  answerBank,
  cancelAtPeriodEnd,
  changeCard,
  changePlan,
  dueNow,
  isAlive,
  type Outcome,
  payCheckout,
  subscriptionsOf,
} from './billing.ts'
import { type FormFields, textAt } from './form.ts'
import {
  type Books,
  CARDS,
  type Card,
  held,
  type Portal,
  type Price,
  type Session,
  type Subscription,
} from './state.ts'

/**
 * The pages that Stripe would host, as plain forms. They say that they are a sandbox, and each possible outcome of a
 * payment is a button.
 */
export type PageCall = {
  readonly path: string
  readonly isPost: boolean
  readonly form: FormFields
  readonly pages: string
}

export function answerPage(books: Books, { path, isPost, form, pages }: PageCall): Response {
  const [, kind, id = ''] = path.split('/')
  const press = isPost ? (textAt(form, 'press') ?? '') : ''
  const session = books.state.sessions[id]
  if (kind === 'pay' && session) return checkout(books, session, press)
  const portal = books.state.portals[id]
  if (kind === 'portal' && portal && portal.expires_at > books.now)
    return portalPage(books, portal, press, `${pages}/portal/${id}`)
  return page('Nothing here', html`<p>This page is over. Go back to Canto and start again.</p>`, 404)
}

const CARD_NAMES: Readonly<Record<Card, string>> = {
  good: 'A card that works',
  'fails-later': 'A card that works once',
  declined: 'A card that is declined',
  asks: 'A card whose bank asks first',
}

function checkout(books: Books, session: Session, press: string): Response {
  const price = held(books.state.prices, session.price)
  const heading = `Subscribe to ${productName(books, price)}`
  if (press === 'back') return redirect(session.cancel_url)
  const outcome = CARDS.some((card) => card === press)
    ? payCheckout(books, session, press as Card)
    : press === 'agree' || press === 'refuse'
      ? answerBank(books, session, press === 'agree')
      : null
  if (session.status === 'complete') return redirect(session.success_url)
  if (session.status === 'expired') {
    return page(
      heading,
      html`<p role="alert">This checkout is over. Nothing was charged.</p><p><a href="${session.cancel_url}">Back to Canto</a></p>`,
    )
  }
  if (session.subscription) {
    return page(
      heading,
      html`<p>Your bank asks: do you agree to pay ${money(price)}?</p>${form([
        ['agree', 'I agree'],
        ['refuse', 'Refuse'],
      ])}`,
    )
  }
  const cards = CARDS.map((card) => [card, CARD_NAMES[card]] as const)
  return page(
    heading,
    html`${errorNotice(outcome)}<p class="price">${money(price)}</p><p>Pay with</p>${form([...cards, ['back', 'Back without paying']])}`,
  )
}

function portalPage(books: Books, portal: Portal, press: string, here: string): Response {
  if (press === 'return') return redirect(portal.return_url)
  const subscription = subscriptionsOf(books, portal.customer).filter(isAlive).at(-1)
  const back = form([['return', 'Back to Canto']])
  if (!subscription) return page('Your plan', html`<p>No plan is running.</p>${back}`)
  if (portal.confirm) return confirmPage(books, portal, subscription, press)
  if (press === 'cancel' || press === 'keep') cancelAtPeriodEnd(books, subscription, press === 'cancel')
  if (CARDS.some((card) => card === press)) changeCard(books, portal.customer, press as Card)
  if (press) return redirect(here)
  const { price, current_period_end: end } = subscription.items.data[0]
  const day = new Date(end * 1000).toISOString().slice(0, 10)
  const state = subscription.cancel_at_period_end
    ? `ends on ${day}`
    : subscription.status === 'past_due'
      ? 'is not paid'
      : `renews on ${day}`
  const cancel: Choice = subscription.cancel_at_period_end ? ['keep', 'Keep the plan'] : ['cancel', 'Cancel the plan']
  const cards = CARDS.map((card): Choice => [card, CARD_NAMES[card]])
  return page(
    'Your plan',
    html`<p><strong>${productName(books, price)}</strong>, ${money(price)}, ${state}.</p>
    ${form([cancel])}<p>Pay from now on with</p>${form(cards)}${back}`,
  )
}

/** Shows what an upgrade costs now and, once confirmed, bills it. Both amounts come from the same calculation. */
function confirmPage(books: Books, portal: Portal, subscription: Subscription, press: string): Response {
  const price = held(books.state.prices, portal.confirm?.price)
  const outcome = press === 'confirm' ? changePlan(books, subscription, price) : null
  if (outcome === 'paid') return redirect(portal.confirm?.done_url ?? portal.return_url)
  return page(
    'Confirm your new plan',
    html`${errorNotice(outcome)}<p><strong>${productName(books, price)}</strong>, ${money(price)}</p>
    <p class="price">To pay now: ${dollars(dueNow(books, subscription, price))}</p>
    <p>What is left of the plan that you have is taken off the price.</p>${form([
      ['confirm', 'Confirm'],
      ['return', 'Back without changing'],
    ])}`,
  )
}

const errorNotice = (outcome: Outcome | null) =>
  outcome === 'declined' || outcome === 'asks'
    ? html`<p role="alert">Your card was declined. Nothing was charged.</p>`
    : null

type Choice = readonly [value: string, label: string]

const form = (choices: readonly Choice[]) =>
  html`<form method="post">${choices.map(([value, label]) => html`<button name="press" value="${value}">${label}</button>`)}</form>`

function money({ unit_amount, recurring }: Price): string {
  return `${dollars(unit_amount)} a ${recurring.interval}`
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const productName = ({ state }: Books, { product }: Price) => String(state.products[product]?.name ?? product)

/** After a form was sent, leads on with GET. */
const redirect = (location: string) => new Response(null, { status: 303, headers: { location } })

/** Without `form-action`: a press here leads back to the site, which may have another address. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:17px/1.5 system-ui,sans-serif;display:grid;place-items:center;min-height:100dvh}
main{width:min(26rem,100vw - 3rem);padding:2rem 0}.mark{border:2px dashed;padding:.6rem .9rem;font-size:.9rem}
h1{font-size:1.5rem;line-height:1.2;margin:1.6rem 0 .6rem}.price{font-size:1.25rem}form{display:grid;gap:.6rem;margin:.8rem 0}
button{font:inherit;padding:.7rem 1rem;min-height:44px;text-align:start;border:1px solid;background:none;color:inherit;cursor:pointer}
button:hover{text-decoration:underline}button:focus-visible,a:focus-visible{outline:3px solid;outline-offset:2px}[role=alert]{font-weight:600}`

function page(heading: string, body: Html, status = 200): Response {
  const document = html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${heading} · Sandbox</title><style>${{ html: STYLE }}</style>
<main><p class="mark">Sandbox: this stands in for the payment service. No money moves, and no card is asked for.</p>
<h1>${heading}</h1>${body}</main></html>`
  return new Response(document.html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    },
  })
}
