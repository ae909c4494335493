import { expect, it } from 'vitest'
import { opensHere } from './opens-here.ts'

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it('tells a click that leaves the document from those that open or save the link elsewhere', () => {
  expect(opensHere(PLAIN)).toBe(true)
  expect(opensHere({ ...PLAIN, button: 1 })).toBe(false)
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(opensHere({ ...PLAIN, [key]: true })).toBe(false)
})
