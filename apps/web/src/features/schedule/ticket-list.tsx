import type { WaitingTicket } from '@wis/db/matches'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { TicketState } from './ticket-state.tsx'
import { WaitedTime } from './waited-time.tsx'

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
