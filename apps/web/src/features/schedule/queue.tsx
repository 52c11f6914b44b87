import type { QueueLine, WaitingTicket } from '@wis/db/matches'
import { housePlayerCalled } from '@wis/games'
import { waitingReasons } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Link } from '../../components/link/link.tsx'
import { isKnownCode } from '../../i18n/is-known-code.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'

interface QueueLinesProps {
  readonly lines: readonly QueueLine[]
  readonly tickets: readonly WaitingTicket[]
  /** The account whose own agents are named. */
  readonly viewer: { readonly id: string; readonly isAdmin: boolean } | undefined
}

/** A line for each season, language and mode in which agents wait, with the reasons. */
export function QueueLines({ lines, tickets, viewer }: QueueLinesProps) {
  const locale = useLocale()
  const t = useTranslations('schedule')
  const tMatch = useTranslations('match')
  return (
    <ul className="figures grid gap-4 text-sm sm:grid-cols-2 xl:grid-cols-3">
      {lines.map(({ season, language, mode, waiting, checking, oldestMs }) => (
        <li
          key={`${season.slug} ${language} ${mode}`}
          className="grid grid-cols-[1fr_auto] content-start gap-x-6 rounded-card border border-line bg-raised p-4"
        >
          <span className="font-display text-lg leading-snug">{seasonNameIn(locale, season)}</span>
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
          <Reasons
            tickets={tickets.filter(
              (ticket) =>
                ticket.season.slug === season.slug && ticket.language === language && ticket.mode === mode,
            )}
            viewer={viewer}
          />
        </li>
      ))}
    </ul>
  )
}

/** No table of built-in agents alone is filled, so that they wait for each other as long as it takes. */
const isHouseAlone = ({ agent, state, reason }: WaitingTicket) =>
  state === 'waiting' && reason === 'too-few-agents' && housePlayerCalled(agent.slug) !== undefined

const reasonOf = (ticket: WaitingTicket) =>
  `${ticket.state} ${isHouseAlone(ticket) ? 'house' : ticket.reason}`

/** Why agents wait: each reason once. A stranger does not see which agents they are. */
function Reasons({ tickets, viewer }: Pick<QueueLinesProps, 'tickets' | 'viewer'>) {
  const t = useTranslations('schedule')
  const reasons = [...new Set(tickets.map(reasonOf))].map((one) =>
    tickets.filter((ticket) => reasonOf(ticket) === one),
  )
  return (
    <ul className="col-span-full">
      {reasons.map((alike) => {
        const named = alike.filter(({ agent }) => viewer && (viewer.isAdmin || agent.ownerId === viewer.id))
        return (
          alike[0] && (
            <li key={alike[0].id} className="pt-1.5 text-pretty text-soft">
              {reasons.length > 1 && `${t('some', { count: alike.length })} `}
              <TicketState ticket={alike[0]} />
              {named.length > 0 && (
                <span className="block">
                  {named.map(({ id, agent }, place) => (
                    <Fragment key={id}>
                      {place > 0 && ' · '}
                      <Link href={`/agents/${agent.slug}`} className="font-semibold text-ink hover:underline">
                        <AgentName agent={agent} />
                      </Link>
                      {agent.ownerId === viewer?.id && (
                        <span className="pl-1.5 text-xs text-brass">{t('yours')}</span>
                      )}
                    </Fragment>
                  ))}
                </span>
              )}
            </li>
          )
        )
      })}
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

/** Why a ticket still waits, in words. */
export function TicketState({ ticket }: { ticket: WaitingTicket }) {
  const t = useTranslations()
  const { state, reason } = ticket
  if (isHouseAlone(ticket)) return t('schedule.houseWaits')
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
