import type { MatchForecast, NotReadyRow } from '@wis/db/agents'
import type { WaitingTicket } from '@wis/db/matches'
import type { OwnerAgentPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link, underlined } from '../../../components/link/link.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { isKnownCode } from '../../../i18n/is-known-code.ts'
import { noticeWords } from '../../../i18n/notice-words.ts'
import { TicketState } from '../../schedule/queue.tsx'
import { seasonNameIn } from '../../seasons/season-name-in.ts'
import { FailureLine } from '../calls/failure-line.tsx'
import { ForecastText } from '../forecast-text.tsx'
import { BudgetToday } from './budget-today.tsx'
import { HiddenNotice } from './hidden-notice.tsx'
import { NextStep } from './next-step.tsx'
import { stepsDone, WayToRanked } from './way-to-ranked.tsx'

interface OwnerDeskProps {
  readonly agent: OwnerAgentPage
  readonly tickets: readonly WaitingTicket[]
  readonly notReady: readonly NotReadyRow[]
  /** Its last results, as its games tell them. */
  readonly outcomes: ReactNode
  /** Whether it has no result yet. */
  readonly isNew: boolean
  readonly forecast: MatchForecast | undefined
}

/** The part of an agent's page for its owner alone, with the tasks that are open. */
export function OwnerDesk({ agent, tickets, notReady, outcomes, isNew, forecast }: OwnerDeskProps) {
  const t = useTranslations('agent.desk')
  const counts = {
    outcomes: isNew ? 0 : 1,
    tickets: tickets.length + notReady.length,
    faults: agent.faults.length,
    notices: agent.notices.length,
  }
  const done = stepsDone({ agent, isNew })
  const empty = (['outcomes', 'tickets', 'faults', 'notices'] as const).filter((name) => counts[name] === 0)
  return (
    <section aria-labelledby="desk" className="mb-14 border border-rim bg-raised px-4 py-6 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-4">
        <h2 id="desk" className="display text-2xl">
          {t('title')}
        </h2>
        <p className="text-xs text-faint">{t('private')}</p>
      </div>
      <HiddenNotice agentId={agent.id} />
      <NextStep agent={agent} />
      {forecast && (
        <p className="pt-3">
          <ForecastText forecast={forecast} />
        </p>
      )}
      {!empty.includes('outcomes') && outcomes}
      <div className="grid gap-x-12 gap-y-8 pt-6 lg:grid-cols-2 lg:*:only:col-span-2">
        {done && <WayToRanked agent={agent} done={done} />}
        <BudgetToday agent={agent} />
        {!empty.includes('tickets') && <OwnTickets tickets={tickets} notReady={notReady} />}
        {!empty.includes('faults') && <FaultList agent={agent} />}
        {!empty.includes('notices') && <NoticeList notices={agent.notices} />}
      </div>
      {empty.length > 0 && (
        <p className="mt-6 border-t border-line pt-3 text-sm text-soft">
          {empty.map((name) => t(`${name}.none`)).join(' ')}{' '}
          {empty.includes('tickets') && (
            <Link href="/schedule" className={underlined}>
              {t('tickets.schedule')}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}

type Notice = OwnerAgentPage['notices'][number]

function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const t = useTranslations('agent.desk.notices')
  return (
    <div>
      <h3 className="pb-2 font-semibold">{t('title')}</h3>
      {notices.length === 0 ? (
        <p className="border-t border-line py-2 text-sm text-faint">{t('none')}</p>
      ) : (
        <ul
          className="max-h-96 overflow-y-auto border-t border-line text-sm"
          tabIndex={0}
          aria-label={t('title')}
        >
          {notices.map((notice) => (
            <li key={notice.id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
              <span className="min-w-0">
                <NoticeText notice={notice} />
              </span>
              <DayAndTime at={notice.createdAt} className="figures text-xs text-faint" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NoticeText({ notice }: { notice: Notice }) {
  const words = noticeWords(useTranslations('tickets.notices'), useLocale(), notice)
  if (!words) return notice.kind
  if (words.href === undefined) return words.text
  return (
    <Link href={words.href} className={underlined}>
      {words.text}
    </Link>
  )
}

interface OwnTicketsProps {
  readonly tickets: readonly WaitingTicket[]
  readonly notReady: readonly NotReadyRow[]
}

/** The agent's tickets with the reason why each still waits, and the times when the agent was not ready. */
function OwnTickets({ tickets, notReady }: OwnTicketsProps) {
  const locale = useLocale()
  const t = useTranslations('agent.desk.tickets')
  const tMatch = useTranslations('match')
  return (
    <div>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 font-semibold">
        {t('title')}
        <Link
          href="/schedule"
          className="text-sm font-normal text-soft underline decoration-rim underline-offset-4"
        >
          {t('schedule')}
        </Link>
      </h3>
      {tickets.length === 0 ? (
        <p className="border-t border-line py-2 text-sm text-faint">{t('none')}</p>
      ) : (
        <ul className="border-t border-line text-sm">
          {tickets.map((ticket) => (
            <li key={ticket.id} className="border-b border-line py-2">
              {tMatch(`modes.${ticket.mode}`)} · {tMatch(`languages.${ticket.language}`)} ·{' '}
              {seasonNameIn(locale, ticket.season)}
              <span className="block text-soft">
                <TicketState ticket={ticket} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {notReady.length > 0 && <NotReady rows={notReady} />}
    </div>
  )
}

function NotReady({ rows }: { rows: readonly NotReadyRow[] }) {
  const t = useTranslations('agent.desk')
  return (
    <>
      <h4 className="pt-4 pb-2 text-sm font-semibold">{t('tickets.notReady')}</h4>
      <ul className="border-t border-line text-sm">
        {rows.map(({ at, verdict, detail }) => (
          <li key={at} className="border-b border-line py-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span>{isKnownCode(faultVerdicts, verdict) ? t(`faults.verdicts.${verdict}`) : verdict}</span>
              <DayAndTime at={at} className="figures text-xs text-faint" />
            </p>
            <FailureLine detail={detail} />
          </li>
        ))}
      </ul>
    </>
  )
}

export const faultVerdicts = ['agent', 'asleep', 'provider', 'network', 'platform'] as const

/** The last faults, each with its verdict and its remedy. */
function FaultList({ agent: { slug, faults } }: { agent: OwnerAgentPage }) {
  const t = useTranslations('agent.desk.faults')
  return (
    <div>
      <h3 className="pb-2 font-semibold">{t('title')}</h3>
      {faults.length === 0 ? (
        <p className="border-t border-line py-2 text-sm text-faint">{t('none')}</p>
      ) : (
        <ul
          className="max-h-96 overflow-y-auto border-t border-line text-sm"
          tabIndex={0}
          aria-label={t('title')}
        >
          {faults.map(({ matchId, seq, at, verdict, detail }) => (
            <li key={`${matchId} ${seq}`} className="border-b border-line py-2.5">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">
                  {isKnownCode(faultVerdicts, verdict) ? t(`verdicts.${verdict}`) : verdict}
                </span>
                <Link
                  href={`/agents/${slug}/calls?match=${matchId}#call-${seq}`}
                  className="figures text-xs text-soft underline decoration-rim underline-offset-4"
                >
                  <DayAndTime at={at} />
                </Link>
              </p>
              <FailureLine detail={detail} />
              {isKnownCode(faultVerdicts, verdict) && (
                <p className="pt-1 text-xs text-soft">{t(`mend.${verdict}`)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
