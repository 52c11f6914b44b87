import type { WaitingTicket } from '@wis/db'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { TicketState } from '../../schedule/ticket-state.tsx'

/** Where an agent waits for a table, and why it still does. */
export function OwnTickets({ tickets }: { tickets: readonly WaitingTicket[] }) {
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
              {ticket.season.name}
              <span className="block text-soft">
                <TicketState ticket={ticket} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
