import { createStore } from '#components/ui/store.ts'
import type { Me } from '#lib/schemas/account.ts'

/** Who is asked for a name, and what they were about to show to others. */
export type NameRequest = { readonly me: Me; readonly goOn: () => void }

/** null while nobody is asked. */
const request = createStore<NameRequest | null>(null)

export const openNameDialog = (asked: NameRequest): void => request.set(asked)
export const closeNameDialog = (): void => request.set(null)

/** Closes the dialog and goes on with the action that waited for it. */
export function completeName(): void {
  const goOn = request.get()?.goOn
  request.set(null)
  goOn?.()
}

export const useNameRequest = () => request.use((asked) => asked)
