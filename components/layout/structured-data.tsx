import { type StructuredData as Data, scriptJson } from '#lib/site/structured-data.ts'

/** Facts about the page for machines; nothing that people see. */
export function StructuredData({ data }: { data: readonly Data[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `scriptJson` lets nothing out of the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}
