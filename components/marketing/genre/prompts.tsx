'use client'
import { persistently } from '#components/ui/lazily.tsx'

type Prompt = { readonly name: string; readonly text: string }

/** Descriptions to start from: a press lays one on the desk above. They are in English, which style words are read in. */
export function Prompts({ prompts }: { prompts: readonly Prompt[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {prompts.map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            onClick={async () => {
              const { changeDraft } = await persistently(() => import('#components/generator/desk.ts'))
              changeDraft({ tab: 'description', description: text })
              document.getElementById('desk')?.scrollIntoView({ behavior: 'smooth' })
            }}
            className="h-full w-full rounded-md border border-edge p-4 text-left hover:bg-high"
          >
            <span className="block font-medium">{name}</span>
            <span lang="en" className="block pt-1 text-sm text-soft">
              {text}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
