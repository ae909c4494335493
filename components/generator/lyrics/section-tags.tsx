'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { fieldId } from '#components/generator/field-id.ts'
import { SECTION_KINDS, SECTION_TAGS } from '#lib/engine/browser.ts'
import { insertTag } from './insert-tag.ts'

/**
 * Buttons that insert section tags. The tags stay English in the lyrics, because singers and engines know them so.
 * `children` stand at the end of the line.
 */
export function SectionTags({ children }: { children: ReactNode }) {
  const t = useTranslations('generator')
  const names = useTranslations('music.section')
  const insert = (tag: string) => {
    const field = document.getElementById(fieldId('lyrics'))
    if (field instanceof HTMLTextAreaElement) insertTag(field, tag)
  }
  return (
    <fieldset className="flex flex-wrap items-center">
      <legend className="sr-only">{t('sections')}</legend>
      {SECTION_KINDS.map((kind, index) => (
        <button
          key={kind}
          type="button"
          aria-label={t('addSection', { section: names(kind) })}
          onClick={() => insert(SECTION_TAGS[index] ?? '')}
          className="label-caps min-h-11 rounded-md px-2 text-faint transition-colors hover:bg-high hover:text-voice"
        >
          {names(kind)}
        </button>
      ))}
      {children}
    </fieldset>
  )
}
