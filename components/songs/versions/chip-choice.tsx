import { type ReactNode, useId } from 'react'

type Chip<Value> = { readonly value: Value; readonly label: string; readonly disabled?: boolean }

type ChipChoiceProps<Value> = {
  label: string
  hint: ReactNode
  chips: readonly Chip<Value>[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

/** One of a few short names. */
export function ChipChoice<Value extends string | number>(props: ChipChoiceProps<Value>) {
  const { label, hint, chips, chosen, onChoose } = props
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`} className="flex flex-col gap-3">
      <legend className="sr-only">{label}</legend>
      <p id={`${id}-hint`} aria-live="polite" className="text-sm text-soft">
        {hint}
      </p>
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <label
            key={chip.value}
            className="flex min-h-11 min-w-11 items-center justify-center rounded-full border border-edge px-4 text-sm text-soft transition-colors hover:bg-high hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-transparent has-disabled:text-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              disabled={chip.disabled}
              checked={chip.value === chosen}
              onChange={() => onChoose(chip.value)}
            />
            {chip.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
