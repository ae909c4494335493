import { Pause, Play } from 'lucide-react'
import { Spinner } from '#components/ui/spinner.tsx'
import type { DemoState } from './demo.ts'

export function DemoIcon({ state }: { state: DemoState }) {
  if (state === 'loading') return <Spinner />
  const Icon = state === 'playing' ? Pause : Play
  return <Icon aria-hidden className="size-4.5 fill-current stroke-none" />
}
