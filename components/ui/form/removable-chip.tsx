import { Undo2, X } from 'lucide-react'

type RemovableChipProps = {
  label: string
  isOut: boolean
  onPress: () => void
  /** The small button at its end; null if the chip cannot be taken out. */
  toggle: { readonly label: string; readonly onToggle: () => void } | null
}

/** A chip that can be pressed and taken out. It stays then, struck through, and its button puts it back. */
export function RemovableChip({ label, isOut, onPress, toggle }: RemovableChipProps) {
  return (
    <span
      className={`inline-flex max-w-full items-center rounded-full border text-sm ${isOut ? 'border-dashed border-edge text-faint' : 'border-edge text-ink'}`}
    >
      <button
        type="button"
        onClick={onPress}
        className={`min-h-11 min-w-11 rounded-l-full py-1 pl-4 text-left wrap-anywhere hover:underline ${toggle ? 'pr-0' : 'rounded-r-full pr-4'} ${isOut ? 'line-through' : ''}`}
      >
        {label}
      </button>
      {toggle && (
        <button
          type="button"
          aria-label={toggle.label}
          title={toggle.label}
          onClick={toggle.onToggle}
          className="grid size-11 shrink-0 place-items-center rounded-full text-faint transition-colors hover:bg-high hover:text-ink"
        >
          {isOut ? <Undo2 aria-hidden className="size-4" /> : <X aria-hidden className="size-4" />}
        </button>
      )}
    </span>
  )
}
