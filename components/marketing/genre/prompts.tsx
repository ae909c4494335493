'use client'
import { loadWithRetry } from '#components/ui/lazy-component.tsx'

type Prompt = { readonly name: string; readonly text: string }

/**
 * Descriptions to start from. A press puts one into the form above, and if it came from the keyboard, the focus moves
 * there.
 */
export function Prompts({ prompts }: { prompts: readonly Prompt[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {prompts.map((prompt) => (
        <li key={prompt.name}>
          <button
            type="button"
            onClick={async ({ detail }) => {
              const { prefillDraft } = await loadWithRetry(() => import('#components/draft/draft-store.ts'))
              // A press by keyboard has a click count of 0.
              prefillDraft({ tab: 'description', description: prompt.text }, { focus: detail === 0 })
              document.getElementById('generator')?.scrollIntoView({ behavior: 'smooth' })
            }}
            className="size-full rounded-md border border-edge p-4 text-left hover:bg-high"
          >
            <span className="block font-medium">{prompt.name}</span>
            <span className="block pt-1 text-sm text-soft">{prompt.text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
