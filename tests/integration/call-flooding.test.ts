import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { appRouter } from '#server/api/root.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld({ limiting: true })

type Procedure = { readonly _def: { readonly type: 'query' | 'mutation' } }
const MUTATIONS = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>)
  .filter(([, { _def }]) => _def.type === 'mutation')
  .map(([name]) => name)

/** Whoever logs out is nobody then; codes have limits of their own, which code-guessing.test.ts tries. */
const COUNTED_ELSEWHERE = ['auth.logout', 'auth.requestCode', 'auth.signIn']

/** Calls a procedure by its name, whatever comes of it. */
async function outcome(caller: ReturnType<typeof world.as>, name: string): Promise<string> {
  const [router = '', procedure = ''] = name.split('.')
  const call = (caller as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>)[router]?.[
    procedure
  ]
  return (await call?.({ id: randomUUID() }).catch((error: Error) => error.message)) as string
}

it.each(MUTATIONS.filter((name) => !COUNTED_ELSEWHERE.includes(name)))(
  '%s is refused to whoever keeps calling it',
  async (name) => {
    const caller = world.as(await world.person())
    let calls = 0
    while (calls < 200 && !/^That was a lot at once/.test(`${await outcome(caller, name)}`)) calls++
    expect(calls).toBeLessThanOrEqual(60)
  },
)
