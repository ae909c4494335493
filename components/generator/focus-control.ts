'use client'
import type { Chip } from '#components/brief/chips-of.ts'
import { focusField } from '#components/ui/focus/focus-field.ts'
import { fieldId } from './field-id.ts'

/** Controls of the form that have no errors of their own. */
export const CONTROLS = {
  language: 'generator-language',
  length: 'generator-length',
  voice: 'generator-voice',
} as const

/** Focuses the control with which an understood thing can be changed; if it has none, its words in the description. */
export function focusControl({ kind, value }: Chip): void {
  if (kind === 'style' || kind === 'mood' || kind === 'scenario') document.getElementById(fieldId('settings'))?.click()
  else if (kind === 'language' || kind === 'length') focusField(CONTROLS[kind])
  else if (kind === 'voice') focusIn(CONTROLS.voice, 'input[type=radio]:checked')
  else if (kind === 'instrumental') focusIn(CONTROLS.voice, 'input[role=switch]')
  else toWords(typeof value === 'object' ? '' : `${value}`)
}

function focusIn(id: string, selector: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>(selector)?.focus()
}

/** Selects the words in the description if they stand there as understood; else puts the caret at the end. */
function toWords(words: string): void {
  const field = document.getElementById(fieldId('description'))
  if (!(field instanceof HTMLTextAreaElement)) return
  const at = words ? field.value.toLowerCase().indexOf(words.toLowerCase()) : -1
  field.focus()
  if (at < 0) field.setSelectionRange(field.value.length, field.value.length)
  else field.setSelectionRange(at, at + words.length)
}
