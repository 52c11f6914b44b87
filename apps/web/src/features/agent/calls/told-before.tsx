import type { ToldRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { Attempts } from './attempts.tsx'
import { Code } from './code.tsx'

/** The notices to an agent between two of its turns, in order. */
export function ToldBefore({ told, title }: { told: readonly ToldRow[]; title: 'toldBefore' | 'toldAfter' }) {
  const t = useTranslations('agent.calls')
  if (told.length === 0) return null
  const missed = told.filter(({ taken }) => !taken).length
  return (
    <details className="text-sm">
      <summary className="text-soft underline decoration-rim underline-offset-4">
        {t(title, { count: told.length })}
        {missed > 0 && ` · ${t('notTaken', { count: missed })}`}
      </summary>
      <ol className="border-t border-line pt-1">
        {told.map((row, place) => (
          <ToldLine key={place} row={row} />
        ))}
      </ol>
    </details>
  )
}

function ToldLine({ row: { told, taken, detail, exchange } }: { row: ToldRow }) {
  const t = useTranslations('agent.calls')
  return (
    <li className="min-w-0 space-y-2 border-b border-line py-2">
      {told && <Code text={told} />}
      {!taken && detail && (
        <p className="min-w-0 text-xs font-semibold break-words">
          {t('notTakenBecause')} <ForeignText text={detail} />
        </p>
      )}
      {exchange.length > 0 && (
        <details>
          <summary className="text-xs text-soft underline decoration-rim underline-offset-4">
            {t('exchange')}
          </summary>
          <div className="pt-2">
            <Attempts exchange={exchange} none={t('notKept')} />
          </div>
        </details>
      )}
    </li>
  )
}
