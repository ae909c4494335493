'use client'
import { useRef } from 'react'
import { isAnswer, isUnauthorized, RETRY_OPTIONS } from './trpc.tsx'

type Handlers<Answer> = {
  readonly onSuccess: (answer: Answer) => void
  readonly onError: (error: unknown) => void
}

type Procedure<Input, Answer> = {
  readonly useMutation: (options: Handlers<Answer> & typeof RETRY_OPTIONS) => {
    readonly isPending: boolean
    readonly isSuccess: boolean
    readonly mutate: (input: Input) => void
  }
}

/**
 * A mutation that the server carries out only once, however often it is sent. The request keeps its id through retries,
 * sign-in and further presses, until the server has answered or something else is sent.
 */
export function useIdempotentMutation<Input extends { readonly requestId?: string | undefined }, Answer>(
  procedure: Procedure<Input, Answer>,
  { onSuccess, onError }: Handlers<Answer>,
) {
  const sent = useRef<{ key: string; input: Input & { requestId: string } }>(undefined)
  const { isPending, isSuccess, mutate } = procedure.useMutation({
    ...RETRY_OPTIONS,
    onSuccess: (answer) => {
      sent.current = undefined
      onSuccess(answer)
    },
    onError: (error) => {
      if (isAnswer(error) && !isUnauthorized(error)) sent.current = undefined
      onError(error)
    },
  })
  return {
    isPending,
    isSuccess,
    /**
     * `source` is what the input was made from. As long as it stays the same, the first input is sent again unchanged.
     */
    send(input: Input, source: unknown = input) {
      const key = JSON.stringify(source)
      if (sent.current?.key !== key) sent.current = { key, input: { ...input, requestId: crypto.randomUUID() } }
      mutate(sent.current.input)
    },
  }
}
