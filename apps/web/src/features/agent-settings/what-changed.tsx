import { changedLines } from '@wis/protocol'
import type { SettingsChange } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../components/text/foreign-text.tsx'

interface WhatChangedProps {
  readonly changes: readonly SettingsChange[]
  /** The number of the version before. */
  readonly since: number
}

/** What the owner changed from one version to the next, setting by setting and line by line. */
export function WhatChanged({ changes, since }: WhatChangedProps) {
  const t = useTranslations('agentSettings.versions.changes')
  if (changes.length === 0) return <p className="text-xs text-soft sm:col-span-2">{t('none', { since })}</p>
  return (
    <details className="min-w-0 sm:col-span-2">
      <summary className="text-xs text-soft underline decoration-rim underline-offset-4">
        {t('title', { since, count: changes.length })}
      </summary>
      <dl className="space-y-3 pt-3">
        {changes.map((change) => (
          <div key={change.path}>
            <dt className="font-mono text-xs text-faint">{change.path}</dt>
            <dd>
              <Change change={change} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const signs = { same: ' ', removed: '−', added: '+' } as const
const looks = {
  same: 'text-faint',
  removed: 'bg-sunken text-soft line-through',
  added: 'bg-raised font-semibold',
} as const

function Change({ change: { from, to } }: { change: SettingsChange }) {
  const t = useTranslations('agentSettings.versions.changes')
  const lines = [
    ...(from !== null && to !== null ? changedLines(from, to) : []),
    ...(to === null ? (from ?? '').split('\n').map((text) => ({ kind: 'removed', text }) as const) : []),
    ...(from === null ? (to ?? '').split('\n').map((text) => ({ kind: 'added', text }) as const) : []),
  ]
  return (
    <ol className="max-h-96 overflow-y-auto border-l-2 border-line font-mono text-xs leading-relaxed">
      {lines.map(({ kind, text }, at) => (
        <li key={at} className={`flex gap-2 px-2 ${looks[kind]}`}>
          <span aria-hidden="true">{signs[kind]}</span>
          {kind !== 'same' && <span className="sr-only">{t(kind)}</span>}
          <span className="min-w-0 whitespace-pre-wrap wrap-anywhere">
            <ForeignText text={text} />
          </span>
        </li>
      ))}
    </ol>
  )
}
