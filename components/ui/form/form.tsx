import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSubmit: () => void }

/** A form that stays on its page, and shows what is wrong in it beside its fields instead of in the browser's own bubbles. */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
