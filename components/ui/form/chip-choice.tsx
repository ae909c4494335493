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
          <label key={chip.value} className="chip">
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
