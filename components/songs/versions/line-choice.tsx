'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { focusOnMount } from '#components/ui/focus/focus-on-mount.ts'
import { Field } from '#components/ui/form/field.tsx'
import { onEnter } from '#components/ui/form/on-enter.ts'
import { Switch } from '#components/ui/form/switch.tsx'
import { LINE_MAX } from '#lib/schemas/rework.ts'
import type { ChoiceProps } from './choice-props.ts'

type LineChoiceProps = ChoiceProps<'line'> & {
  lang: string | null
  /** Enter was pressed in the line. */
  onWritten: () => void
}

/** The words as they are sung; a press on a line opens it for writing. */
export function LineChoice(props: LineChoiceProps) {
  const t = useTranslations('song.versions')
  const sections = useTranslations('music.section')
  const { choices, chosen, onChoose, lang } = props
  const [left, setLeft] = useState<number>()
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-soft">{t('lineHint')}</p>
      <ol className="font-display text-base">
        {choices.lines.map(({ text, section }, line) => {
          const starts = choices.lines[line - 1]?.section.index !== section.index
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: sung lines have no identity but their place
            <li key={line}>
              {starts && <p className="label-caps pt-4 pb-1 font-sans text-voice">{sections(section.kind)}</p>}
              {chosen?.line === line ? (
                <OpenLine
                  {...props}
                  onLeave={() => {
                    setLeft(line)
                    onChoose(undefined)
                  }}
                />
              ) : (
                <button
                  type="button"
                  aria-label={t('rewrite', { text })}
                  ref={left === line ? focusOnMount : undefined}
                  onClick={() => {
                    setLeft(undefined)
                    onChoose({ kind: 'line', line, text, everywhere: true })
                  }}
                  className="-mx-3 flex min-h-11 w-[calc(100%+1.5rem)] items-center rounded-md px-3 py-1 text-left hover:bg-high"
                >
                  <span {...(lang ? { lang } : {})}>{text}</span>
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function OpenLine({ choices, chosen, onChoose, onWritten, onLeave }: LineChoiceProps & { onLeave: () => void }) {
  const t = useTranslations('song.versions')
  const old = chosen && choices.lines[chosen.line]
  if (!old) return null
  return (
    <div className="flex flex-col gap-2 py-2 font-sans">
      <Field label={t('newLine')} hint={t('syllables', { count: old.syllables })}>
        {(field) => (
          <input
            {...field}
            ref={focusOnMount}
            autoComplete="off"
            maxLength={LINE_MAX}
            className="input font-display"
            value={chosen.text}
            onChange={({ currentTarget: { value } }) => onChoose({ ...chosen, text: value })}
            enterKeyHint="next"
            onKeyDown={(event) => (event.key === 'Escape' ? onLeave() : onEnter(onWritten)(event))}
          />
        )}
      </Field>
      {old.times > 1 && (
        <Switch
          label={t('everywhere', { count: old.times })}
          on={chosen.everywhere}
          onChange={(everywhere) => onChoose({ ...chosen, everywhere })}
        />
      )}
    </div>
  )
}
