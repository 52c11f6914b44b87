import type { TicketView } from '@wis/db'
import { leftReasons, waitingReasons } from '@wis/protocol'
import Link from 'next/link'
import { useFormatter, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { visibleString } from '../../components/text/visible-text.ts'
import { estimatedStart } from '../../server/api/estimated-start.ts'
import { ActionForm } from './action-form.tsx'
import { leaveWith } from './play-actions.ts'

interface TicketStateProps {
  readonly ticket: TicketView
  readonly agentId: string
  readonly now: Date
}

/** Where an agent stands in the queue, why, and for how long yet. */
export function TicketState({ ticket, agentId, now }: TicketStateProps) {
  const t = useTranslations('agentSettings.play')
  const states = useTranslations('tickets.states')
  const format = useFormatter()
  const time = (at: number) => format.dateTime(at, { timeStyle: 'medium' })
  const start = estimatedStart(ticket, now.getTime())
  return (
    <div role="status" className="paper mb-8 border border-line p-5 text-sm" data-testid="ticket">
      <p className="font-semibold">
        {t(ticket.mode === 'ranked' ? 'rankedTicket' : 'practiceTicket')} ·{' '}
        {t(`languages.${ticket.language}`)} · {states(ticket.state)}
      </p>
      <ul className="space-y-0.5 pt-1 empty:hidden">
        <Why ticket={ticket} />
        {ticket.position !== null && (
          <li className="figures">{t('position', { position: ticket.position })}</li>
        )}
        {start !== null && <li className="figures">{t('start', { time: time(Date.parse(start)) })}</li>}
      </ul>
      <div className="flex flex-wrap gap-3 pt-3 empty:hidden">
        {ticket.matchId !== null && (
          <Link href={`/matches/${ticket.matchId}`} className={buttonStyle.primary}>
            {t('watch')}
          </Link>
        )}
        {ticket.state === 'waiting' && (
          <ActionForm
            action={leaveWith}
            agentId={agentId}
            submit={t('leave')}
            hidden={{ ticket: ticket.id }}
          />
        )}
      </div>
    </div>
  )
}

/** Why it waits, or why it left, as far as there is something to say. */
function Why({ ticket: { state, reason, detail } }: { ticket: TicketView }) {
  const t = useTranslations('tickets')
  const waiting = waitingReasons.find((known) => known === reason)
  const left = leftReasons.find((known) => known === reason)
  if (state === 'waiting' && waiting) return <li>{t(`waiting.${waiting}`)}</li>
  if (state !== 'left' || !left) return null
  return (
    <>
      <li>{t(`left.${left}`)}</li>
      {detail && <li className="break-words">{t('found', { detail: visibleString(detail) })}</li>}
    </>
  )
}
