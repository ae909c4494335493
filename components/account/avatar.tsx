/** The first letter of a name, U for the unnamed. */
export function Avatar({ name, className = '' }: { name: string | null; className?: string }) {
  const [letter = 'U'] = name?.trim() ?? ''
  return (
    <span
      aria-hidden
      className={`grid size-8 place-items-center rounded-full border border-edge bg-high font-display text-base font-medium uppercase ${className}`}
    >
      {letter}
    </span>
  )
}
