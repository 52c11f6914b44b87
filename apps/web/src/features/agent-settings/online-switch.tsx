import { traitsOf } from '@wis/protocol'
import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { WhyOffline } from '../agent/profile-head.tsx'
import { ActionForm } from './action-form.tsx'
import { setOnlineWith } from './play-actions.ts'

interface OnlineSwitchProps {
  readonly agent: OwnerAgentPage
  /** Whether an agent that has yet to pass a check gets the way to it instead of a button that is off. */
  readonly leadsToCheck?: boolean
}

/** Takes an agent online or offline. If the platform took it offline, only its owner can bring it back. */
export function OnlineSwitch({ agent, leadsToCheck = false }: OnlineSwitchProps) {
  const t = useTranslations('agentSettings')
  const tDesk = useTranslations('agent.desk')
  const { id, kind, online, offline } = agent
  const badge = agent.badges.length > 0
  if (online) return <WhileOnline agent={agent} />
  const isUnchecked = !offline && !badge && traitsOf(kind).needsBadge
  if (isUnchecked && leadsToCheck)
    return (
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3 border-l-2 border-brass pl-4 text-sm">
        <span className="min-w-0 flex-1 basis-56">{t('play.goOnlineNeeds')}</span>
        <Link href={`/agents/${agent.slug}/settings/check`} className={buttonStyle.quiet}>
          {tDesk('do.checkNeeded')}
        </Link>
      </p>
    )
  if (isUnchecked)
    return (
      <>
        <OffButton>{t('play.goOnline')}</OffButton>
        <p className="pt-2 text-xs text-soft">{t('play.goOnlineNeeds')}</p>
      </>
    )
  if (!offline)
    return (
      <ActionForm
        action={setOnlineWith}
        agentId={id}
        submit={t('play.goOnline')}
        hidden={{ online: 'true' }}
      />
    )
  return (
    <div className="space-y-3">
      <WhyOffline offline={offline} />
      <p className="text-sm">{t('state.faultsAdvice')}</p>
      <ActionForm
        action={setOnlineWith}
        agentId={id}
        submit={t('play.confirmOnline')}
        hidden={{ online: 'true', confirmed: 'true' }}
      />
    </div>
  )
}

/** A button for something that cannot be done yet. The text beside it says why. */
export function OffButton({ children }: { children: string }) {
  return (
    <button type="button" disabled className={`${buttonStyle.quiet} disabled:cursor-not-allowed`}>
      {children}
    </button>
  )
}

/** An agent that dials in is online while it is connected. Its owner decides whether it plays ranked matches. */
function WhileOnline({ agent: { id, kind, badges, playsRanked } }: { agent: OwnerAgentPage }) {
  const badge = badges.length > 0
  const t = useTranslations('agentSettings.play')
  const form = { action: setOnlineWith, agentId: id } as const
  return (
    <div className="flex flex-wrap gap-3">
      {!playsRanked && badge && (
        <ActionForm {...form} submit={t('letPlayRanked')} hidden={{ online: 'true' }} />
      )}
      {!playsRanked && !badge && (
        <p className="flex min-h-11 items-center text-sm text-soft">{t('goOnlineNeeds')}</p>
      )}
      {playsRanked && kind === 'outbound' && (
        <ActionForm {...form} submit={t('onlyWhenAsked')} hidden={{ online: 'true', ranked: 'false' }} />
      )}
      <ActionForm {...form} submit={t('goOffline')} hidden={{ online: 'false' }} />
    </div>
  )
}
