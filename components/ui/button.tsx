import type { VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { buttonLook } from './button-look.ts'

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonLook> & { asChild?: boolean }

export function Button({ asChild = false, className, look, size, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      className={buttonLook({ look, size, className })}
      {...props}
    />
  )
}
