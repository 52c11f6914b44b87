import type { DeliveryRow, WebhookRow } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { linkStyle } from '../../components/link/link.tsx'
import { Pager } from '../../components/list/pager.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { redeliverOf, removeWebhook, switchWebhook, testWebhook } from './actions.ts'

interface WebhookCardProps {
  readonly webhook: WebhookRow
  readonly deliveries: DeliveryPage
  readonly now: Date
}

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
            <summary className={linkStyle}>{t('remove')}</summary>
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

interface DeliveryPage {
  readonly items: readonly DeliveryRow[]
  readonly nextCursor: string | null
  readonly isFirst: boolean
}

interface DeliveryTableProps {
  readonly webhook: WebhookRow
  readonly page: DeliveryPage
  readonly now: Date
}

function DeliveryTable({ webhook, page, now }: DeliveryTableProps) {
  const t = useTranslations('webhooks.deliveries')
  if (page.items.length === 0 && page.isFirst) return <p className="pt-5 text-sm text-faint">{t('none')}</p>
  const older = page.nextCursor && `/account/webhooks?hook=${webhook.id}&cursor=${page.nextCursor}`
  return (
    <div className="pt-5">
      <div
        className="scrolls-aside"
        tabIndex={0}
        role="region"
        aria-label={t('caption', { url: webhook.url })}
      >
        <table className="w-full min-w-[42rem] text-sm">
          <thead>
            <tr className="border-b border-line text-left text-xs text-faint">
              {(['when', 'event', 'state', 'outcome'] as const).map((column) => (
                <th key={column} scope="col" className="py-2 pr-6 font-normal">
                  {t(column)}
                </th>
              ))}
              <th scope="col" className="py-2 font-normal">
                <span className="sr-only">{t('again')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {page.items.map((delivery) => (
              <Delivery key={delivery.id} delivery={delivery} webhook={webhook} now={now} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager first={!page.isFirst && '/account/webhooks'} next={older} labels={[t('newest'), t('older')]} />
    </div>
  )
}

function Delivery({ delivery, webhook, now }: { delivery: DeliveryRow; webhook: WebhookRow; now: Date }) {
  const t = useTranslations('webhooks.deliveries')
  const format = useFormatter()
  const { id, event, state, attempts, nextAt, outcome, createdAt } = delivery
  const canBeSent = state !== 'waiting' && webhook.active
  return (
    <tr className="border-b border-line align-baseline last:border-b-0">
      <td className="figures py-2 pr-6 text-xs whitespace-nowrap text-soft">
        <time dateTime={createdAt}>
          {format.dateTime(new Date(createdAt), {
            dateStyle: 'medium',
            timeStyle: 'medium',
            hourCycle: 'h23',
          })}{' '}
          UTC
        </time>
      </td>
      <td className="py-2 pr-6">
        <code className="text-xs">{event}</code>
      </td>
      <td className="py-2 pr-6">
        {t(`states.${state}`)}
        <span className="figures block text-xs text-faint">
          {t('attempts', { attempts })}
          {nextAt && attempts > 0 && ` · ${t('next', { time: format.relativeTime(new Date(nextAt), now) })}`}
        </span>
      </td>
      <td className="max-w-80 py-2 pr-6 text-xs break-words text-soft">
        {outcome ? <ForeignText text={outcome} /> : '–'}
      </td>
      <td className="py-2 text-right whitespace-nowrap">
        {canBeSent && (
          <form action={redeliverOf}>
            <input type="hidden" name="id" value={webhook.id} />
            <input type="hidden" name="delivery" value={id} />
            <SubmitButton className="text-xs underline decoration-rim underline-offset-4 hover:decoration-current">
              {t('again')}
              <span className="sr-only"> {event}</span>
            </SubmitButton>
          </form>
        )}
      </td>
    </tr>
  )
}
