import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Section } from '../../components/page/titles.tsx'
import { DayAndTime } from '../../components/text/day-and-time.tsx'
import { ActionForm } from './action-form.tsx'
import { endEarlierTokenWith, removeTokenWith } from './change-actions.ts'
import { TokenForm } from './token-form.tsx'

/** An agent that connects by itself has no address to open. */
export const hasTokenSection = ({ connector }: Pick<OwnerAgentPage, 'connector'>): boolean =>
  connector !== null && connector.kind !== 'outbound'

/** The secret that opens the agent's address. It can be replaced or destroyed, but is never shown. */
export function TokenSection({
  agent: { id, connector },
  isOwner,
}: {
  agent: OwnerAgentPage
  isOwner: boolean
}) {
  const t = useTranslations('agentSettings.token')
  if (!connector || connector.kind === 'outbound') return null
  return (
    <Section id="token" title={t('title')}>
      <p className="pb-5 text-sm text-soft">{t(connector.hasToken ? 'kept' : 'none')}</p>
      {isOwner && <TokenForm agentId={id} hasToken={connector.hasToken} />}
      {connector.earlierTokenUntil !== undefined && (
        <div className="pt-6">
          <p className="max-w-[62ch] pb-3 text-sm">
            {t.rich('earlier', {
              until: () => <DayAndTime at={connector.earlierTokenUntil ?? ''} className="font-semibold" />,
            })}
          </p>
          {isOwner && <ActionForm action={endEarlierTokenWith} agentId={id} submit={t('endEarlier')} />}
        </div>
      )}
      {connector.hasToken && (
        <details className="pt-6">
          <summary className="text-sm underline decoration-rim underline-offset-4">{t('remove')}</summary>
          <p className="max-w-[62ch] py-3 text-sm">{t('removeText')}</p>
          <ActionForm action={removeTokenWith} agentId={id} submit={t('removeNow')} />
        </details>
      )}
    </Section>
  )
}
