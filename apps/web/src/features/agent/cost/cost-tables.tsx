import type { AgentCost } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link, underlined } from '../../../components/link/link.tsx'
import { TableHead } from '../../../components/list/pager.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { gameNameIn } from '../../games/names.ts'
import { tableName } from '../../match/table-name.ts'
import { callsAddress } from '../calls/call-filter.ts'

const left = 'py-2 pr-4 text-left'
const right = 'py-2 pl-4 text-right whitespace-nowrap'
const cell = 'py-2.5 pl-4 text-right whitespace-nowrap'

/** How numbers of this page are written. What is not known is a dash. */
function useAmounts() {
  const { number } = useFormatter()
  const t = useTranslations('cost')
  return {
    count: (value: number | null) => (value === null ? '–' : number(value)),
    dollars: (micros: number | null) =>
      micros === null
        ? '–'
        : number(micros / 1_000_000, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 }),
    seconds: (ms: number | null) =>
      ms === null
        ? '–'
        : t('seconds', {
            seconds: number(ms / 1000, { maximumFractionDigits: ms < 100 ? 3 : ms < 10_000 ? 1 : 0 }),
          }),
  }
}

const tokensOf = ({
  inputTokens,
  outputTokens,
}: AgentCost['matches'][number] | AgentCost['models'][number]) =>
  inputTokens === null && outputTokens === null ? null : (inputTokens ?? 0) + (outputTokens ?? 0)

/** A day counts nothing where nothing is known. */
const known = (sum: number) => (sum === 0 ? null : sum)

const eachOf = (value: number | null, matches: number) =>
  value === null || matches === 0 ? null : value / matches

export function CostByDay({ days }: { readonly days: AgentCost['days'] }) {
  const t = useTranslations('cost')
  const { dateTime } = useFormatter()
  const { count, dollars } = useAmounts()
  return (
    <Scrolled label={t('days')}>
      <TableHead
        columns={[
          [t('day'), left],
          [t('played'), right],
          [t('tokens'), right],
          [t('cost'), right],
          [t('checks'), right],
          [t('checkCost'), right],
        ]}
      />
      <tbody className="divide-y divide-line">
        {days.map(({ day, matches, tokens, costMicros, checkTokens, checkCostMicros }) => (
          <tr key={day}>
            <th scope="row" className="py-2.5 pr-4 text-left font-normal whitespace-nowrap">
              {dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}
            </th>
            <td className={cell}>{count(matches)}</td>
            <td className={cell}>{count(tokens)}</td>
            <td className={cell}>{dollars(known(costMicros))}</td>
            <td className={cell}>{count(known(checkTokens))}</td>
            <td className={cell}>{dollars(known(checkCostMicros))}</td>
          </tr>
        ))}
      </tbody>
    </Scrolled>
  )
}

export function CostByModel({ models }: { readonly models: AgentCost['models'] }) {
  const t = useTranslations('cost')
  const { count, dollars, seconds } = useAmounts()
  return (
    <Scrolled label={t('models')}>
      <TableHead
        columns={[
          [t('model'), left],
          [t('played'), right],
          [t('calls'), right],
          [t('failed'), right],
          [t('median'), right],
          [t('tokens'), right],
          [t('cost'), right],
          [t('perMatch'), right],
        ]}
      />
      <tbody className="divide-y divide-line">
        {models.map((row) => (
          <tr key={`${row.model ?? ''} ${row.provider ?? ''}`} className="align-top">
            <th scope="row" className="min-w-32 py-2.5 pr-4 text-left font-normal">
              {row.model === null ? t('own') : <ForeignText text={row.model} />}
              <span className="block text-xs text-faint">
                {row.provider !== null && `${row.provider} · `}
                {row.versions.map((number) => `v${number}`).join(', ')}
              </span>
            </th>
            <td className={cell}>{count(row.matches)}</td>
            <td className={cell}>{count(row.calls)}</td>
            <td className={cell}>{count(row.failed)}</td>
            <td className={cell}>{seconds(row.medianMs)}</td>
            <td className={cell}>{count(tokensOf(row))}</td>
            <td className={cell}>{dollars(row.costMicros)}</td>
            <td className={cell}>{dollars(eachOf(row.costMicros, row.matches))}</td>
          </tr>
        ))}
      </tbody>
    </Scrolled>
  )
}

interface CostByMatchProps {
  readonly slug: string
  readonly matches: AgentCost['matches']
}

export function CostByMatch({ slug, matches }: CostByMatchProps) {
  const t = useTranslations('cost')
  const locale = useLocale()
  const { count, dollars, seconds } = useAmounts()
  return (
    <Scrolled label={t('matches')}>
      <TableHead
        columns={[
          [t('match'), left],
          [t('calls'), right],
          [t('failed'), right],
          [t('waited'), right],
          [t('tokens'), right],
          [t('cost'), right],
        ]}
      />
      <tbody className="divide-y divide-line">
        {matches.map((row) => (
          <tr key={row.matchId} className="align-top">
            <th scope="row" className="min-w-32 py-2.5 pr-4 text-left font-normal">
              <Link href={callsAddress(slug, { match: row.matchId })} className={underlined}>
                {tableName(row.matchId)}
              </Link>
              <span className="block text-xs text-faint">
                {gameNameIn(locale, row.game)} · v{row.version}
              </span>
            </th>
            <td className={cell}>{count(row.calls)}</td>
            <td className={cell}>{count(row.failed)}</td>
            <td className={cell}>{seconds(row.waitedMs)}</td>
            <td className={cell}>{count(tokensOf(row))}</td>
            <td className={cell}>{dollars(row.costMicros)}</td>
          </tr>
        ))}
      </tbody>
    </Scrolled>
  )
}

const Scrolled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="scrolls-aside" tabIndex={0} role="region" aria-label={label}>
    <table className="figures w-full text-sm">{children}</table>
  </div>
)
