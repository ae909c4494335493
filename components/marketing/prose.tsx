import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import { LocalLink } from '#components/ui/link/local-link.tsx'

/** How the elements of a long text are drawn; links inside the site keep its language. */
const ELEMENTS: MDXComponents = {
  a: ({ href = '', children }) => <LocalLink href={href}>{children}</LocalLink>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="overflow-x-auto" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
}

/** A column of text that can be read: a measure, and the display face for its headings. */
export function Prose({ children }: { children: (elements: MDXComponents) => ReactNode }) {
  return <div className="prose">{children(ELEMENTS)}</div>
}
