import { describe, expect, it } from 'vitest'
import { runRounds } from './run-rounds.ts'

const fails = (message: string) => async () => {
  throw new Error(message)
}

describe('the rounds of a job', () => {
  it('run one after the other, whatever became of those before', async () => {
    const ran: number[] = []
    const rounds = [async () => ran.push(1), fails('no disk'), async () => ran.push(2)]
    await expect(runRounds(new AbortController().signal, rounds)).rejects.toThrow('no disk')
    expect(ran).toEqual([1, 2])
  })

  it('name all of their troubles at the end', async () => {
    const running = runRounds(new AbortController().signal, [fails('no disk'), fails('no mail')])
    await expect(running).rejects.toMatchObject({ message: 'no disk; no mail', errors: [{}, {}] })
  })

  it('end where the job has to stop', async () => {
    const stop = new AbortController()
    const ran: number[] = []
    const rounds = [async () => stop.abort(new Error('The worker stops')), async () => ran.push(1)]
    await expect(runRounds(stop.signal, rounds)).rejects.toThrow('The worker stops')
    expect(ran).toEqual([])
  })
})
