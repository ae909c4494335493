'use client'
import { registerScript } from '#components/offline/register.ts'
import { IN_DEVELOPMENT } from '#lib/site/build.ts'
import { earlyInputScript } from './early-input-script.ts'
import { hintScript } from './hint-script.ts'
import { themeScript } from './theme-script.ts'

/**
 * Scripts for which no page should wait for a file. They are in the HTML only; the code that hydrates the page leaves
 * them out.
 */
export function HeadScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: IN_BROWSER ? '' : allScripts() }} />
}

// The bundler evaluates this, and leaves the server's part out of the browser's code.
const IN_BROWSER = typeof window !== 'undefined'

/**
 * All scripts without the spaces that only people need, because they are in every page. No string in these scripts may
 * have a space beside an operator.
 */
function allScripts(): string {
  return [themeScript, hintScript, earlyInputScript, IN_DEVELOPMENT ? '' : registerScript]
    .join('\n')
    .replace(/\n\s*/g, '\n')
    .replace(/ ?([-+=?:&|<>!,(){}[\]]+) ?/g, '$1')
}
