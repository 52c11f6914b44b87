import type { AgentCallRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { tableName } from '../../match/table-name.ts'
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
        <Link
          href={`${callsAddress(slug, { match: matchId })}#call-${seq}`}
          className="underline decoration-rim underline-offset-4 hover:decoration-current"
        >
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
