'use client'
import { persistently } from '#components/ui/lazily.tsx'
import { showToast } from '#components/ui/toast.ts'

type Prompt = { readonly name: string; readonly text: string }

type PromptsProps = {
  prompts: readonly Prompt[]
  /** Names the way back to what somebody had written. */
  undo: string
}

/** Descriptions to start from: a press lays one on the desk above, where the keyboard goes on. */
export function Prompts({ prompts, undo }: PromptsProps) {
  async function choose({ name, text }: Prompt, byKeyboard: boolean) {
    const { changeDraft, currentDraft, layOut } = await persistently(() => import('#components/generator/desk.ts'))
    const before = currentDraft()
    const { description } = before
    layOut({ tab: 'description', description: text }, { focus: byKeyboard })
    document.getElementById('desk')?.scrollIntoView({ behavior: 'smooth' })
    if (description.trim() && !prompts.some((prompt) => prompt.text === description))
      showToast(name, { action: { label: undo, run: () => changeDraft(before) } })
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {prompts.map((prompt) => (
        <li key={prompt.name}>
          <button
            type="button"
            // A press of a key counts no clicks.
            onClick={({ detail }) => void choose(prompt, detail === 0)}
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
