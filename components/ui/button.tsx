import type { VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonLook } from './button-look.ts'

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonLook> & { asChild?: boolean }

/** A button, or a link that looks like one. A disabled one refuses its presses but keeps the keyboard's focus, and can be found by it. */
export function Button({ asChild = false, className, look, size, disabled = false, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      className={buttonLook({ look, size, className })}
      {...props}
      {...(disabled ? { 'aria-disabled': true, onClick: refuse } : {})}
    />
  )
}

/** Nor does it send its form. */
const refuse = (event: MouseEvent) => event.preventDefault()
