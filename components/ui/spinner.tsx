/** Three bars that rise and fall: something is being made. Still under reduced motion, where the words beside it say the same. */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden className={`inline-flex h-3.5 items-end gap-0.5 ${className}`}>
      {[0, 160, 320].map((delayMs) => (
        <span
          key={delayMs}
          className="h-full w-0.75 origin-bottom rounded-sm bg-current motion-safe:animate-[pulse-bar_960ms_ease-in-out_infinite]"
          style={{ animationDelay: `${delayMs}ms` }}
        />
      ))}
    </span>
  )
}
