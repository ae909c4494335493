type Segment<Value> = { readonly value: Value; readonly label: string; readonly disabled?: boolean }

type SegmentedControlProps<Value> = {
  /** Once in a page. */
  name: string
  segments: readonly Segment<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of two or three answers that stand side by side; inside of a fieldset, whose legend is the question. */
export function SegmentedControl<Value extends string | number>({
  name,
  segments,
  chosen,
  onChoose,
}: SegmentedControlProps<Value>) {
  return (
    <div className="flex w-fit rounded-full border border-edge p-0.5">
      {segments.map(({ value, label, disabled = false }) => (
        <label
          key={value}
          className="flex min-h-10 items-center whitespace-nowrap rounded-full px-4 text-sm text-soft transition-colors hover:text-ink has-checked:bg-ink has-checked:text-ground has-disabled:text-faint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            disabled={disabled}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
