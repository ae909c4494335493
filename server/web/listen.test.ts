import { expect, test } from 'vitest'
import { freePort } from '../../scripts/launch/ports.mjs'
import { listen } from './listen.ts'

test('an idle connection is kept for longer than the proxies before it would use it again', async () => {
  const port = await freePort()
  const close = await listen(
    '127.0.0.1',
    port,
    () => {},
    (_, response) => response.end(),
  )
  const kept = (await fetch(`http://127.0.0.1:${port}`)).headers.get('keep-alive')
  await close()
  // Of load balancers' own limits, 60 s is the usual one.
  expect(Number(kept?.replace('timeout=', ''))).toBeGreaterThan(60)
})
