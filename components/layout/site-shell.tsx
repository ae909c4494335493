import type { ReactNode } from 'react'
import { type FooterPosts, SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

type SiteShellProps = { posts: FooterPosts; children: ReactNode }

/** The frame of the pages that strangers find. */
export function SiteShell({ posts, children }: SiteShellProps) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter posts={posts} />
    </>
  )
}
