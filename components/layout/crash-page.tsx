'use client'
import { useEffect, useState } from 'react'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { IN_DEVELOPMENT } from '#lib/site/build.ts'
import { OUTAGE_DIGEST } from '#lib/site/outage.ts'
import english from '#messages/en/crash.json' with { type: 'json' }

export type CrashProps = { error: Error & { digest?: string } }

/**
 * The page after a crash. Even the message provider may have failed, so it brings its own English texts and fetches
 * those of the page's language.
 */
export function CrashPage({ error }: CrashProps) {
  const [text, setText] = useState(english)
  useEffect(() => {
    import('./crash-messages.ts')
      .then(({ crashMessages }) => crashMessages())
      .then((found) => {
        if (!found) return
        // The document that React started anew after the crash states English as its language.
        document.documentElement.lang = found.language
        setText(found.messages)
      })
      .catch(() => undefined)
  }, [])

  const isOutage = error.digest === OUTAGE_DIGEST
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-2xl flex-col justify-center gap-5 px-6 py-16">
      <h1 className="font-display text-xl font-medium">{isOutage ? text.away : text.title}</h1>
      {!isOutage && <p className="text-soft">{text.help}</p>}
      {IN_DEVELOPMENT && <pre className="overflow-x-auto rounded-md border bg-raised p-4 text-xs">{error.stack}</pre>}
      {!IN_DEVELOPMENT && !isOutage && error.digest && (
        <p className="text-sm text-faint">
          {text.errorId} {error.digest}
        </p>
      )}
      <button
        type="button"
        className={`${buttonVariants({ variant: 'accent' })} self-start`}
        onClick={() => window.location.reload()}
      >
        {text.reload}
      </button>
    </main>
  )
}
