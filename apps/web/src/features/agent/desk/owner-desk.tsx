import type { MatchForecast, NotReadyRow } from '@wis/db/agents'
import type { WaitingTicket } from '@wis/db/matches'
import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ForecastText } from '../forecast-text.tsx'
import { BudgetToday } from './budget-today.tsx'
import { FaultList } from './fault-list.tsx'
import { HiddenNotice } from './hidden-notice.tsx'
import { NextStep } from './next-step.tsx'
import { NoticeList } from './notice-list.tsx'
import { OwnTickets } from './own-tickets.tsx'

interface OwnerDeskProps {
  readonly agent: OwnerAgentPage
  readonly tickets: readonly WaitingTicket[]
  readonly notReady: readonly NotReadyRow[]
  /** Its last results, as its games tell them. */
  readonly outcomes: ReactNode
  readonly forecast: MatchForecast | undefined
}

/** The part of an agent's page for its owner alone, with the tasks that are open. */
export function OwnerDesk({ agent, tickets, notReady, outcomes, forecast }: OwnerDeskProps) {
  const t = useTranslations('agent.desk')
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
      {outcomes}
      <div className="grid gap-x-12 gap-y-8 pt-6 lg:grid-cols-2">
        <BudgetToday agent={agent} />
        <OwnTickets tickets={tickets} notReady={notReady} />
        <FaultList agent={agent} />
        <NoticeList notices={agent.notices} />
      </div>
    </section>
  )
}
