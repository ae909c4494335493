'use client'
import type { Chip } from '#components/brief/chips-of.ts'
import { fieldId } from './field-id.ts'

/** Controls of the form that have no errors of their own. */
export const CONTROLS = {
  language: 'generator-language',
  length: 'generator-length',
  voice: 'generator-voice',
} as const

/** Leads to where a thing that was understood can be said otherwise: its control, else its words in the description. */
export function focusControl({ kind, value }: Chip): void {
  if (kind === 'style' || kind === 'mood' || kind === 'scenario') document.getElementById(fieldId('settings'))?.click()
  else if (kind === 'language' || kind === 'length') openOption(CONTROLS[kind])
  else if (kind === 'voice') focusIn(CONTROLS.voice, 'input[type=radio]:checked')
  else if (kind === 'instrumental') focusIn(CONTROLS.voice, 'input[role=switch]')
  else toWords(typeof value === 'object' ? '' : `${value}`)
}

function openOption(id: string): void {
  const field = document.getElementById(id)
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
}

function focusIn(id: string, selector: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>(selector)?.focus()
}

/** The words themselves are selected where they stand as they were understood; else writing goes on at the end. */
function toWords(words: string): void {
  const field = document.getElementById(fieldId('description'))
  if (!(field instanceof HTMLTextAreaElement)) return
  const at = words ? field.value.toLowerCase().indexOf(words.toLowerCase()) : -1
  field.focus()
  if (at < 0) field.setSelectionRange(field.value.length, field.value.length)
  else field.setSelectionRange(at, at + words.length)
}
