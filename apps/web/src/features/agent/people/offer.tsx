import type { AgentPeoplePage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { visibleString } from '../../../components/text/visible-text.ts'
import { ActionForm } from '../../agent-settings/action-form.tsx'
import { declineOfferWith, takeOverWith, withdrawOfferWith } from './people-actions.ts'

interface OfferProps {
  readonly agentId: string
  readonly page: AgentPeoplePage
  readonly readerId: string
}

/** The offer of an agent to somebody: for whoever is to answer it, and for whoever made it. */
export function Offer({ agentId, page: { owner, offer }, readerId }: OfferProps) {
  const t = useTranslations('people.offer')
  if (!offer || !owner) return null
  const { account, expiresAt } = offer
  const names = { owner: visibleString(owner.name), name: visibleString(account.name) }
  const isMine = account.id === readerId
  return (
    <section aria-labelledby="offer" className="mb-12 border border-rim bg-raised p-4 sm:p-6">
      <h2 id="offer" className="display text-xl">
        {t(isMine ? 'toYou' : 'toAnother', names)}
      </h2>
      <p className="max-w-[68ch] py-3 text-sm text-soft">{t('text')}</p>
      <p className="figures pb-4 text-xs text-soft">
        {t('until')} <DayAndTime at={expiresAt} />
      </p>
      <div className="flex flex-wrap gap-3">
        {isMine && (
          <>
            <ActionForm action={takeOverWith} agentId={agentId} submit={t('accept')} look="primary" />
            <ActionForm action={declineOfferWith} agentId={agentId} submit={t('decline')} />
          </>
        )}
        {owner.id === readerId && (
          <ActionForm action={withdrawOfferWith} agentId={agentId} submit={t('withdraw')} />
        )}
      </div>
    </section>
  )
}
