import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { loadMessages } from '#lib/i18n/messages.ts'
import { FAILURES } from '#lib/schemas/creation.ts'
import { useCreationLabels } from './use-creation-labels.ts'

it.each(COMPLETE_LANGUAGES)('says in %s why something was not made, in whole sentences', async (locale) => {
  const { errors, music } = await loadMessages(locale)
  const incomplete: unknown[] = []
  const Why = ({ failure }: { failure: string }) =>
    useCreationLabels({ status: 'failed', stage: null, failure }).failure
  for (const failure of FAILURES) {
    const onError = (error: Error) => incomplete.push(`${failure}: ${error.message}`)
    const children = createElement(Why, { failure })
    const said = renderToStaticMarkup(
      createElement(NextIntlClientProvider, {
        locale,
        timeZone: 'UTC',
        messages: { errors, music },
        onError,
        children,
      }),
    )
    if (/undefined|\{/.test(said) || said === '') incomplete.push(`${failure}: ${said}`)
  }
  expect(incomplete).toEqual([])
})
