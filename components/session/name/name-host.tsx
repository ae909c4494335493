'use client'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { useNameRequest } from './name-gate.ts'

const NameDialog = lazyComponent(() => import('./name-dialog.tsx').then((module) => module.NameDialog))

/** Keeps the dialog's code away until somebody without a name shows something to others. */
export function NameHost() {
  const question = useNameRequest()
  return question && <NameDialog me={question.me} />
}
