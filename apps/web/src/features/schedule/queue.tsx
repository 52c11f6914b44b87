import type { QueueLine, WaitingTicket } from '@wis/db/matches'
import { waitingReasons } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { isKnownCode } from '../../i18n/is-known-code.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'

/** A line for each season, language and mode in which agents wait. */
export function QueueLines({ lines }: { lines: readonly QueueLine[] }) {
  const locale = useLocale()
  const t = useTranslations('schedule')
  const tMatch = useTranslations('match')
  return (
    <ul className="figures divide-y divide-line border-y border-line text-sm">
      {lines.map(({ season, language, mode, waiting, checking, oldestMs }) => (
        <li key={`${season.slug} ${language} ${mode}`} className="grid grid-cols-[1fr_auto] gap-x-6 py-2.5">
          <span className="font-semibold">{seasonNameIn(locale, season)}</span>
          <span className="text-right font-semibold">
            {[
              ...(waiting > 0 || checking === 0 ? [t('waitingCount', { count: waiting })] : []),
              ...(checking > 0 ? [t('checkingCount', { count: checking })] : []),
            ].join(' · ')}
          </span>
          <span className="text-soft">
            {tMatch(`modes.${mode}`)} · {tMatch(`languages.${language}`)}
          </span>
          <span className="text-right text-soft">
            {t.rich('oldest', { time: () => <WaitedTime key="time" ms={oldestMs} /> })}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function WaitedTime({ ms }: { ms: number }) {
  const { number } = useFormatter()
  const { amount, unit } = waited(ms)
  return number(amount, { style: 'unit', unit, unitDisplay: 'long' })
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

interface Waited {
  readonly amount: number
  readonly unit: 'second' | 'minute' | 'hour'
}

/** A duration in the largest unit that it fills, rounded down. */
export function waited(ms: number): Waited {
  if (ms < minuteMs) return { amount: Math.floor(ms / secondMs), unit: 'second' }
  if (ms < hourMs) return { amount: Math.floor(ms / minuteMs), unit: 'minute' }
  return { amount: Math.floor(ms / hourMs), unit: 'hour' }
}

interface TicketListProps {
  readonly tickets: readonly WaitingTicket[]
  /** How many tickets are not listed. */
  readonly more: number
  /** The account whose own agents are named. */
  readonly viewer: { readonly id: string; readonly isAdmin: boolean } | undefined
}

/** The waiting tickets and their reasons. A stranger does not see which agents they belong to. */
export function TicketList({ tickets, more, viewer }: TicketListProps) {
  const t = useTranslations('schedule')
  return (
    <>
      <ol className="divide-y divide-line border-y border-line text-sm">
        {tickets.map((ticket) => (
          <Ticket key={ticket.id} ticket={ticket} viewer={viewer} />
        ))}
      </ol>
      {more > 0 && <p className="pt-2 text-xs text-faint">{t('more', { count: more })}</p>}
    </>
  )
}

function Ticket({ ticket, viewer }: Pick<TicketListProps, 'viewer'> & { readonly ticket: WaitingTicket }) {
  const t = useTranslations('schedule')
  const tMatch = useTranslations('match')
  const { agent, language, mode, season, waitedMs } = ticket
  const isOwn = viewer !== undefined && agent.ownerId === viewer.id
  return (
    <li className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <p className="min-w-0">
        {isOwn || viewer?.isAdmin ? (
          <Link href={`/agents/${agent.slug}`} className="font-semibold hover:underline">
            <AgentName agent={agent} />
          </Link>
        ) : (
          <span className="text-soft">{t(agent.ownerId === null ? 'houseAgent' : 'someAgent')}</span>
        )}
        {isOwn && <span className="pl-2 text-xs text-brass">{t('yours')}</span>}
        <span className="block text-xs text-faint">
          {tMatch(`modes.${mode}`)} · {tMatch(`languages.${language}`)} · {seasonNameIn(useLocale(), season)}
        </span>
      </p>
      <p className="text-soft">
        <TicketState ticket={ticket} />
      </p>
      <p className="figures text-xs text-faint sm:text-right">
        {t.rich('since', { time: () => <WaitedTime key="time" ms={waitedMs} /> })}
      </p>
    </li>
  )
}

/** Why a ticket still waits, in words. */
export function TicketState({ ticket: { state, reason } }: { ticket: WaitingTicket }) {
  const t = useTranslations()
  if (state === 'checking')
    return t(
      reason === 'waking-up'
        ? 'schedule.wakes'
        : reason === 'others-waking-up'
          ? 'schedule.othersWake'
          : 'schedule.checking',
    )
  if (reason === null) return t('schedule.justCame')
  return isKnownCode(waitingReasons, reason) ? t(`tickets.waiting.${reason}`) : reason
}
