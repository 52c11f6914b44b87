import type { TicketView } from '@wis/db/matches'
import { leftReasons, readyingReasons, waitingReasons } from '@wis/protocol'
import type { OwnerAgentPage } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { estimatedStart } from '../../server/api/estimated-start.ts'
import { gameNameIn } from '../games/names.ts'
import { ActionForm } from './action-form.tsx'
import { leaveWith } from './play-actions.ts'

interface TicketStateProps {
  readonly ticket: TicketView
  readonly agent: Pick<OwnerAgentPage, 'id' | 'kind'>
  readonly now: Date
}

/** An agent's place in the queue, the reason, and the expected wait. */
export function TicketState({ ticket, agent, now }: TicketStateProps) {
  const t = useTranslations('agentSettings.play')
  const states = useTranslations('tickets.states')
  const format = useFormatter()
  const time = (at: number) => `${format.dateTime(at, { timeStyle: 'medium', hourCycle: 'h23' })} UTC`
  const start = estimatedStart(ticket, now.getTime())
  return (
    <div role="status" className="paper mb-8 border border-line p-5 text-sm" data-testid="ticket">
      <p className="font-semibold">
        {gameNameIn(useLocale(), ticket.game)} ·{' '}
        {t(ticket.mode === 'ranked' ? 'rankedTicket' : 'practiceTicket')} ·{' '}
        {t(`languages.${ticket.language}`)} · {states(stateOf(ticket))}
      </p>
      <ul className="space-y-0.5 pt-1 empty:hidden">
        <Why ticket={ticket} kind={agent.kind} />
        {ticket.position !== null && (
          <li className="figures">{t('position', { position: ticket.position })}</li>
        )}
        {start !== null && <li className="figures">{t('start', { time: time(Date.parse(start)) })}</li>}
      </ul>
      <div className="flex flex-wrap gap-3 pt-3 empty:hidden">
        {ticket.matchId !== null && (
          <Link href={`/matches/${ticket.matchId}`} className={buttonStyle.primary}>
            {t(stateOf(ticket) === 'seated' ? 'watch' : 'watchAgain')}
          </Link>
        )}
        {ticket.state === 'waiting' && (
          <ActionForm
            action={leaveWith}
            agentId={agent.id}
            submit={t('leave')}
            hidden={{ ticket: ticket.id }}
          />
        )}
      </div>
    </div>
  )
}

/** A seated ticket also says whether its match is over. */
function stateOf({ state, matchStatus }: TicketView) {
  if (state !== 'seated') return state
  if (matchStatus === 'void') return 'void'
  return matchStatus === 'finished' ? 'over' : state
}

/** Why the ticket waits or was given up, if there is something to say. */
function Why({ ticket, kind }: { ticket: TicketView; kind: OwnerAgentPage['kind'] }) {
  const t = useTranslations('tickets')
  const tNotices = useTranslations('tickets.notices')
  const { state, reason, detail, readyingMs, waitedMs } = ticket
  const readying = readyingReasons.find((known) => known === reason) ?? 'asked'
  if (state === 'checking')
    return (
      <li className="figures">
        {t(`readying.${readying}`, { kind: wordFor(kind), seconds: Math.round((readyingMs ?? 0) / 1000) })}
      </li>
    )
  const waiting = waitingReasons.find((known) => known === reason)
  const left = leftReasons.find((known) => known === reason)
  if (state === 'waiting')
    return (
      <li>
        {t(waiting ? `waiting.${waiting}` : 'waiting.just-came')}{' '}
        <span className="figures">{t('since', { seconds: Math.round(waitedMs / 1000) })}</span>
      </li>
    )
  if (state !== 'left' || !left) return null
  return (
    <>
      <li>{t(`left.${left}`)}</li>
      {detail && <li className="break-words">{t('found', { detail: failureWords(tNotices, detail) })}</li>}
    </>
  )
}

function wordFor(kind: OwnerAgentPage['kind']): 'space' | 'endpoint' | 'program' | 'agent' {
  if (kind === 'hf-space') return 'space'
  if (kind === 'hf-endpoint') return 'endpoint'
  return kind === 'outbound' ? 'program' : 'agent'
}
