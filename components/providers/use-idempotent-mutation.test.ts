import { TRPCClientError } from '@trpc/client'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useIdempotentMutation } from './use-idempotent-mutation.ts'

type Input = { title: string; takes?: number; requestId?: string }
type Options = { onSuccess: (answer: string) => void; onError: (error: unknown) => void }

/** A mutation whose calls are written down, and answered by hand. */
function mutation() {
  const calls: Input[] = []
  const heard: unknown[] = []
  let options: Options | undefined
  let send: (input: Input, source?: unknown) => void = () => {}
  const procedure = {
    useMutation: (given: Options) => {
      options = given
      return { isPending: false, isSuccess: false, mutate: (input: Input) => void calls.push(input) }
    },
  }
  function Form() {
    const hears = {
      onSuccess: (answer: string) => void heard.push(answer),
      onError: (error: unknown) => void heard.push(error),
    }
    send = useIdempotentMutation(procedure, hears).send
    return null
  }
  renderToStaticMarkup(createElement(Form))
  return {
    calls,
    heard,
    send,
    succeed: () => options?.onSuccess('made'),
    fail: (error: unknown) => options?.onError(error),
    ids: () => calls.map(({ requestId }) => requestId),
  }
}

const lost = () => new TRPCClientError('Failed to fetch', { cause: new TypeError() })
const refusal = (code: string) => Object.assign(new TRPCClientError('refused'), { data: { code } })

test('a request whose answer was lost keeps its id', () => {
  const { send, fail, ids } = mutation()
  send({ title: 'Rain' })
  fail(lost())
  send({ title: 'Rain' })
  const [first, second] = ids()
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
})

test('another request has another id', () => {
  const { send, fail, ids } = mutation()
  send({ title: 'Rain' })
  fail(lost())
  send({ title: 'Snow' })
  expect(new Set(ids()).size).toBe(2)
})

test('a request that was answered is over, carried out or refused', () => {
  const { send, succeed, fail, ids, heard } = mutation()
  send({ title: 'Rain' })
  succeed()
  send({ title: 'Rain' })
  fail(refusal('BAD_REQUEST'))
  send({ title: 'Rain' })
  expect(new Set(ids()).size).toBe(3)
  expect(heard).toEqual(['made', expect.any(TRPCClientError)])
})

test('a request keeps its id while somebody signs in', () => {
  const { send, fail, ids } = mutation()
  send({ title: 'Rain' })
  fail(refusal('UNAUTHORIZED'))
  send({ title: 'Rain' })
  expect(new Set(ids()).size).toBe(1)
})

test('what is made from the same source is sent as it was the first time', () => {
  const { send, fail, calls } = mutation()
  send({ title: 'Rain', takes: 2 }, 'draft')
  fail(lost())
  send({ title: 'Rain', takes: 1 }, 'draft')
  expect(calls[1]).toEqual(calls[0])
  send({ title: 'Rain', takes: 1 }, 'another draft')
  expect(calls[2]).toMatchObject({ title: 'Rain', takes: 1 })
})
