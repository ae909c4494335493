type SwitchProps = { label: string; hint?: string; on: boolean; onChange: (on: boolean) => void }

export function Switch({ label, hint, on, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm text-soft">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-high transition-colors before:absolute before:top-0.75 before:left-0.75 before:size-4 before:rounded-full before:bg-faint before:transition-transform checked:border-ink checked:bg-ink checked:before:translate-x-4 checked:before:bg-ground"
      />
      <span>
        <span className="font-medium">{label}</span>
        {hint && <span className="block text-xs text-faint">{hint}</span>}
      </span>
    </label>
  )
}
