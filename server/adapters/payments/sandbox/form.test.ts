import { expect, it } from 'vitest'
import { readForm } from './form.ts'

it('reads lists and records out of brackets', () => {
  const body =
    'mode=subscription&items[0][price]=p1&items[1][price]=p2&metadata[planId]=pro_yearly&lookup_keys[]=a&lookup_keys[]=b'
  expect(readForm(body)).toEqual({
    mode: 'subscription',
    items: [{ price: 'p1' }, { price: 'p2' }],
    metadata: { planId: 'pro_yearly' },
    lookup_keys: ['a', 'b'],
  })
})
