'use client'
import type { ComponentProps } from 'react'
import { openSignIn } from '#components/providers/sign-in-gate.ts'
import { Button } from '#components/ui/button.tsx'
import { Prompt, type PromptProps } from '#components/ui/prompt.tsx'

type SignInPromptProps = PromptProps & { label: string } & Pick<ComponentProps<typeof Button>, 'variant' | 'size'>

/** Says what signing in would show here, and opens the sign-in. */
export function SignInPrompt({ label, variant, size, ...prompt }: SignInPromptProps) {
  return (
    <Prompt {...prompt}>
      <Button variant={variant} size={size} onClick={() => openSignIn()}>
        {label}
      </Button>
    </Prompt>
  )
}
