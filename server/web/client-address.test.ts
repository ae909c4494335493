import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const request = (forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage

it.each([
  [undefined, 0, '10.0.0.1'],
  ['1.2.3.4', 0, '10.0.0.1'],
  ['1.2.3.4', 1, '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4, 10.0.0.9', 2, '1.2.3.4'],
  [undefined, 3, '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', 1, '2001:db8:1:2::/64'],
  ['2001:db8::9', 1, '2001:db8:0:0::/64'],
  ['2001:db8::3:4:5:6:7', 1, '2001:db8:0:3::/64'],
  ['::1', 1, '0:0:0:0::/64'],
  ['fe80::1%eth0', 1, 'fe80:0:0:0::/64'],
  ['::ffff:1.2.3.4', 1, '1.2.3.4'],
])('X-Forwarded-For %j behind %d proxies is %s', (forwarded, proxies, address) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(address)
})
