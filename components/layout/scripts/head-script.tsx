'use client'
import { registerScript } from '#components/offline/register.ts'
import { IN_DEVELOPMENT } from '#lib/site/build.ts'
import { earlyInputScript } from './early-input-script.ts'
import { hintScript } from './hint-script.ts'
import { themeScript } from './theme-script.ts'

/** What no page waits for a file for. It stands in the HTML alone: code that takes the page over need not bring it again. */
export function HeadScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: IN_BROWSER ? '' : allScripts() }} />
}

// The bundler knows this, and leaves out what only the server needs.
const IN_BROWSER = typeof window !== 'undefined'

/** Without what only people read: it is in every page. No text in these scripts has a space beside a sign. */
function allScripts(): string {
  return [themeScript, hintScript, earlyInputScript, IN_DEVELOPMENT ? '' : registerScript]
    .join('\n')
    .replace(/\n\s*/g, '\n')
    .replace(/ ?([-+=?:&|<>!,(){}[\]]+) ?/g, '$1')
}
