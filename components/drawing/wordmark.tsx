import { BRAND } from '#lib/site/brand.ts'

/** The name with a sung line under it: rise, hold, fall. */
export function Wordmark() {
  return (
    <span className="relative inline-block w-fit font-display text-[1.625rem] leading-none font-medium tracking-tight">
      {BRAND}
      <svg aria-hidden viewBox="0 0 64 8" className="absolute -bottom-1.75 left-0 h-2 w-full text-accent" fill="none">
        <path
          d="M1 6.5C10 6.5 10 3 19 3s9 3 17 3 9-4.500 17-4.500 7 2 10 2"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
    </span>
  )
}
