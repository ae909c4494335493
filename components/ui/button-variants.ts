import { cva } from 'class-variance-authority'

/** How a button looks; for plain buttons and links that need nothing else of `Button`. */
export const buttonVariants = cva(
  'inline-flex min-h-11 shrink-0 select-none items-center justify-center gap-2 rounded-md text-sm font-medium transition-colors dim-disabled [&_svg]:size-4.5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        accent: 'bg-accent text-on-accent hover:bg-accent-strong',
        plain: 'border border-edge text-ink hover:bg-high',
        quiet: 'text-soft hover:bg-high hover:text-ink',
      },
      size: {
        base: 'px-4 py-2',
        small: 'px-3 py-1.5',
        large: 'min-h-12 px-6 text-base',
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'plain', size: 'base' },
  },
)
