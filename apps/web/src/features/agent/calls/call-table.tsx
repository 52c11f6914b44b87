import type { AgentCallRow, ToldRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link, linkStyle, underlined } from '../../../components/link/link.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { tableName } from '../../match/table-name.ts'
import { Attempts, Code } from './attempts.tsx'
import { CallCost, CallOutcome, CallTokens, CallTurn } from './call-facts.tsx'
import { callsAddress } from './call-filter.ts'

/** The result is in an early column, because a phone shows only the first columns without scrolling. */
const columns = ['at', 'outcome', 'turn', 'readAs', 'latency', 'attempts', 'tokens', 'cost', 'match'] as const
const numbers: ReadonlySet<string> = new Set(['latency', 'attempts', 'tokens', 'cost', 'match'])

/** A table of calls, each with a link to all its known details. */
export function CallTable({ slug, calls }: { slug: string; calls: readonly AgentCallRow[] }) {
  const t = useTranslations('agent.calls')
  return (
    <div tabIndex={0} role="region" aria-label={t('title')} className="-mx-4 scrolls-aside px-4">
      <table className="figures w-full text-left text-sm whitespace-nowrap [overflow-wrap:normal]">
        <thead>
          <tr className="border-b border-strong text-xs text-soft">
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className={`py-2 pr-6 font-medium last:pr-0 ${numbers.has(name) ? 'text-right' : ''}`}
              >
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <CallRow key={`${call.matchId} ${call.seq}`} slug={slug} call={call} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CallRow({ slug, call }: { slug: string; call: AgentCallRow }) {
  const { number } = useFormatter()
  const locale = useLocale()
  const { matchId, seq, startedAt, latencyMs, attempts, readAs, reply } = call
  return (
    <tr className="border-b border-line hover:bg-raised">
      <td className="py-2 pr-6">
        <Link href={`${callsAddress(slug, { match: matchId })}#call-${seq}`} className={linkStyle}>
          <DayAndTime at={startedAt} precision="second" />
        </Link>
      </td>
      <td className="pr-6">
        <CallOutcome call={call} />
      </td>
      <td className="pr-6">
        <CallTurn call={call} />
      </td>
      <td className="max-w-80 truncate pr-6">
        {readAs?.[locale] ?? (reply !== null && <ForeignText text={reply} />)}
      </td>
      <td className="pr-6 text-right">{number(latencyMs)} ms</td>
      <td className="pr-6 text-right">{attempts}</td>
      <td className="pr-6 text-right">
        <CallTokens call={call} />
      </td>
      <td className="pr-6 text-right">
        <CallCost call={call} />
      </td>
      <td className="text-right">{tableName(matchId)}</td>
    </tr>
  )
}

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
          <Link href={`${callsAddress(slug, { match: matchId })}#unheard`} className={underlined}>
            {t('count', { name: tableName(matchId), count })}
          </Link>{' '}
        </span>
      ))}
    </p>
  )
}
