import type { NotReadyRow } from '@wis/db/agents'
import type { WaitingTicket } from '@wis/db/matches'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { isKnownCode } from '../../../i18n/is-known-code.ts'
import { TicketState } from '../../schedule/ticket-state.tsx'
import { seasonNameIn } from '../../seasons/season-name-in.ts'
import { faultVerdicts } from './fault-list.tsx'

interface OwnTicketsProps {
  readonly tickets: readonly WaitingTicket[]
  readonly notReady: readonly NotReadyRow[]
}

/** The agent's tickets with the reason why each still waits, and the times when the agent was not ready. */
export function OwnTickets({ tickets, notReady }: OwnTicketsProps) {
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
            <ForeignText text={detail} className="block font-mono text-xs break-words text-soft" />
          </li>
        ))}
      </ul>
    </>
  )
}
