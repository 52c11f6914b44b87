import { agentDeeds, agentRights } from '@wis/protocol'
import type { AgentPeoplePage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { visibleString } from '../../../components/text/visible-text.ts'
import { ActionForm } from '../../agent-settings/action-form.tsx'
import { declineOfferWith, takeOverWith, withdrawOfferWith } from './people-actions.ts'
import { RightsWords } from './person-list.tsx'

/** What was done with an agent, newest first. */
export function DeedList({ deeds }: Pick<AgentPeoplePage, 'deeds'>) {
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {deeds.map((deed) => (
        <li key={deed.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
          <span className="min-w-0">
            <Deed {...deed} />
          </span>
          <DayAndTime at={deed.at} className="figures text-xs text-soft" />
        </li>
      ))}
    </ul>
  )
}

function Deed({ by, about, deed, detail }: AgentPeoplePage['deeds'][number]) {
  const t = useTranslations('people.deeds')
  const known = agentDeeds.find((one) => one === deed)
  const who = by ? visibleString(by.name) : t('gone')
  if (!known) return <>{t('other', { who })}</>
  const rights = agentRights.safeParse(detail).data
  const version = typeof detail['version'] === 'number' ? detail['version'] : 0
  const times = typeof detail['times'] === 'number' ? detail['times'] : 1
  return (
    <>
      {t(known, { who, whom: about ? visibleString(about.name) : t('gone'), version })}
      {times > 1 && <span className="text-soft"> {t('times', { times })}</span>}
      {rights && (
        <span className="text-soft">
          {' '}
          (<RightsWords rights={rights} />)
        </span>
      )}
    </>
  )
}

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
