import type { ToldRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { tableName } from '../../match/table-name.ts'
import { Attempts, Code } from './attempts.tsx'
import { callsAddress } from './call-filter.ts'

/** The notices in a match that did not reach the agent, each with its evidence. */
export function UndeliveredList({ told }: { told: readonly ToldRow[] }) {
  const t = useTranslations('agent.calls')
  const unheard = told.filter(({ taken }) => !taken)
  if (unheard.length === 0) return null
  return (
    <section aria-labelledby="unheard" className="border-t border-strong py-6">
      <h2 id="unheard" className="display text-xl">
        {t('unheard.title')}
      </h2>
      <p className="pt-1 pb-3 text-sm text-soft">{t('unheard.text')}</p>
      <ul className="border-t border-line">
        {unheard.map(({ seq, told, detail, exchange, at }, place) => (
          <li key={`${seq} ${place}`} className="min-w-0 border-b border-line py-3 text-sm">
            <div className="flex flex-wrap justify-between gap-x-4 pb-1">
              <ForeignText text={detail ?? ''} className="min-w-0 break-words" />
              <DayAndTime at={at} precision="second" className="figures text-xs text-faint" />
            </div>
            {told && <Code text={told} />}
            {exchange.length > 0 && (
              <details className="pt-2">
                <summary className="text-soft underline decoration-rim underline-offset-4">
                  {t('exchange')}
                </summary>
                <div className="pt-3">
                  <Attempts exchange={exchange} none={t('notKept')} />
                </div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface UndeliveredMatchesProps {
  readonly slug: string
  readonly matches: readonly { readonly matchId: string; readonly count: number }[]
}

/** The last matches in which some notices did not reach it. */
export function UndeliveredMatches({ slug, matches }: UndeliveredMatchesProps) {
  const t = useTranslations('agent.calls.unheard')
  if (matches.length === 0) return null
  return (
    <p className="pb-6 text-sm">
      {t('all')}{' '}
      {matches.map(({ matchId, count }) => (
        <span key={matchId}>
          <Link
            href={`${callsAddress(slug, { match: matchId })}#unheard`}
            className="underline decoration-rim underline-offset-4"
          >
            {t('count', { name: tableName(matchId), count })}
          </Link>{' '}
        </span>
      ))}
    </p>
  )
}
