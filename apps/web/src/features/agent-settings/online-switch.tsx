import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ActionForm } from './action-form.tsx'
import { setOnlineWith } from './play-actions.ts'

/** Takes an agent online or offline; one that the platform took offline comes back by its owner's word only. */
export function OnlineSwitch({ agent: { id, kind, online, offline, badge } }: { agent: OwnerAgentPage }) {
  const t = useTranslations('agentSettings')
  if (online)
    return (
      <ActionForm
        action={setOnlineWith}
        agentId={id}
        submit={t('play.goOffline')}
        hidden={{ online: 'false' }}
      />
    )
  if (!offline && !badge && kind !== 'house')
    return <p className="flex min-h-11 items-center text-sm text-soft">{t('play.goOnlineNeeds')}</p>
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
      <p className="text-sm">
        <strong className="font-semibold">{t('state.faults')}</strong> {t('state.faultsAdvice')}
      </p>
      <ActionForm
        action={setOnlineWith}
        agentId={id}
        submit={t('play.confirmOnline')}
        hidden={{ online: 'true', confirmed: 'true' }}
      />
    </div>
  )
}
