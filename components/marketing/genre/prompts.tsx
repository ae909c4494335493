'use client'
import { afterLoading, loadWithRetry } from '#components/ui/lazy-component.tsx'

type Prompt = { readonly name: string; readonly text: string }

/**
 * Descriptions to start from. A press puts one into the form above, and if it came from the keyboard, the focus moves
 * there.
 */
export function Prompts({ prompts }: { prompts: readonly Prompt[] }) {
  function choose({ text }: Prompt, byKeyboard: boolean) {
    const loading = loadWithRetry(() => import('#components/draft/draft-store.ts'))
    afterLoading(loading, ({ prefillDraft }) => {
      prefillDraft({ tab: 'description', description: text }, { focus: byKeyboard })
      document.getElementById('generator')?.scrollIntoView({ behavior: 'smooth' })
    })
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {prompts.map((prompt) => (
        <li key={prompt.name}>
          <button
            type="button"
            // A press by keyboard has a click count of 0.
            onClick={({ detail }) => choose(prompt, detail === 0)}
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
