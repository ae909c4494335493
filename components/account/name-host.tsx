'use client'
import { lazily } from '#components/ui/lazily.tsx'
import { useNameQuestion } from './name-gate.ts'

const NameDialog = lazily(() => import('./name-dialog.tsx').then((module) => module.NameDialog))

/** Keeps the dialog's code away until somebody without a name shows something to others. */
export function NameHost() {
  const question = useNameQuestion()
  return question && <NameDialog me={question.me} />
}
