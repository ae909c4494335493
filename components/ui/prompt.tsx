import type { ReactNode } from 'react'
import { cn } from '#components/ui/cn.ts'
import { keepFocus } from '#components/ui/focus/focus-main.ts'
import { Button } from './button.tsx'

export type PromptProps = {
  /** What is missing, and why. */
  text: string
  /** In lists and panels. */
  isSmall?: boolean
  /** The button stands opposite the text, on the same line. */
  inRow?: boolean
  className?: string
}

/** Shown in place of something that is missing, with the button that brings it. */
export function Prompt({
  text,
  isSmall = false,
  inRow = false,
  className,
  children,
}: PromptProps & { children: ReactNode }) {
  const layout = inRow ? 'flex-wrap items-center justify-between' : 'flex-col items-start'
  return (
    <div className={cn('flex gap-4', layout, className)}>
      <p className={cn('text-soft', isSmall && 'text-sm')}>{text}</p>
      {children}
    </div>
  )
}

type LoadAgainProps = PromptProps & { label: string; onPress: () => void }

/** Says that something could not be loaded, and loads it again. */
export function LoadAgain({ label, onPress, ...prompt }: LoadAgainProps) {
  return (
    <Prompt {...prompt}>
      <Button ref={keepFocus} onClick={onPress}>
        {label}
      </Button>
    </Prompt>
  )
}
