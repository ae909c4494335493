import { expect, it } from 'vitest'
import { isDemo } from './settings.mjs'

it.each([
  ['on one’s own machine, with nothing set', {}, true],
  ['with an address of this machine', { CANTO_URL: 'http://localhost:8080', CANTO_HOST: '127.0.0.1' }, true],
  ['listening for others, as the image does', { CANTO_HOST: '0.0.0.0' }, false],
  ['listening on IPv6 for others', { CANTO_HOST: '::' }, false],
  ['behind a proxy that others reach', { CANTO_URL: 'https://songs.example.org' }, false],
  ['with a database of the operator’s', { DATABASE_URL: 'postgresql://db/canto' }, false],
  ['asked for, whoever is served', { CANTO_DEMO: '1', CANTO_HOST: '0.0.0.0' }, true],
  ['refused, wherever', { CANTO_DEMO: '0' }, false],
  ['with a name that only begins like this machine’s', { CANTO_URL: 'http://localhost.example.org' }, false],
])('knows whether it is a demo: %s', (_, settings, expected) => {
  expect(isDemo(settings)).toBe(expected)
})
