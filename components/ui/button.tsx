import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

const button = cva(
  'inline-flex min-h-11 shrink-0 select-none items-center justify-center gap-2 rounded-md text-sm font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4.5 [&_svg]:shrink-0',
  {
    variants: {
      look: {
        accent: 'bg-accent text-on-accent hover:bg-accent-strong',
        plain: 'border border-edge text-ink hover:bg-high',
        quiet: 'text-soft hover:bg-high hover:text-ink',
        danger: 'border border-edge text-danger hover:bg-high',
      },
      size: {
        base: 'px-4 py-2',
        small: 'px-3 py-1.5',
        large: 'min-h-12 px-6 text-base',
        icon: 'size-11',
      },
    },
    defaultVariants: { look: 'plain', size: 'base' },
  },
)

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof button> & { asChild?: boolean }

export function Button({ asChild = false, className, look, size, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      className={clsx(button({ look, size }), className)}
      {...props}
    />
  )
}
