import type { VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonVariants } from './button-variants.ts'

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants> & { asChild?: boolean }

/**
 * A button, or a link that looks like one. A disabled button ignores presses but can still be found and focused by
 * keyboard.
 */
export function Button({ asChild = false, className, variant, size, disabled = false, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      className={buttonVariants({ variant, size, className })}
      {...props}
      {...(disabled ? { 'aria-disabled': true, onClick: refuse } : {})}
    />
  )
}

/** A disabled button does not submit its form either. */
const refuse = (event: MouseEvent) => event.preventDefault()
