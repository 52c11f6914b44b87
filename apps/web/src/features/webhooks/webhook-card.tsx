import type { WebhookRow } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { removeWebhook, switchWebhook, testWebhook } from './actions.ts'
import { DeliveryTable } from './delivery-table.tsx'
import type { DeliveryPage } from './delivery-table.tsx'

interface WebhookCardProps {
  readonly webhook: WebhookRow
  readonly deliveries: DeliveryPage
  readonly now: Date
}

const link = 'underline decoration-rim underline-offset-4 hover:decoration-current'

export function WebhookCard({ webhook, deliveries, now }: WebhookCardProps) {
  const { id, url, events, active, createdAt } = webhook
  const t = useTranslations('webhooks')
  const format = useFormatter()
  return (
    <li className="py-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-mono text-sm font-semibold break-all">
            <ForeignText text={url} />
          </h2>
          <p className="pt-1 text-xs text-soft">
            {t(active ? 'on' : 'off')} · {events.map((event) => t(`event.${event}`)).join(' · ')}
          </p>
          <p className="figures text-xs text-faint">
            {t('since', { day: format.dateTime(new Date(createdAt), { dateStyle: 'medium' }) })}
          </p>
          {!active && <p className="max-w-[56ch] pt-2 text-sm">{t('offText')}</p>}
        </div>
        <div className="flex flex-wrap items-start gap-x-5 gap-y-2 text-sm">
          {active && (
            <form action={testWebhook}>
              <input type="hidden" name="id" value={id} />
              <SubmitButton className={buttonStyle.quiet}>{t('test')}</SubmitButton>
            </form>
          )}
          <form action={switchWebhook}>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="active" value={String(!active)} />
            <SubmitButton className={buttonStyle.quiet}>{t(active ? 'switchOff' : 'switchOn')}</SubmitButton>
          </form>
          <details className="self-center">
            <summary className={link}>{t('remove')}</summary>
            <form action={removeWebhook} className="pt-3">
              <input type="hidden" name="id" value={id} />
              <p className="max-w-[32ch] pb-3 text-xs text-soft">{t('removeText')}</p>
              <SubmitButton className={buttonStyle.quiet}>{t('removeNow')}</SubmitButton>
            </form>
          </details>
        </div>
      </div>
      <DeliveryTable webhook={webhook} page={deliveries} now={now} />
    </li>
  )
}
