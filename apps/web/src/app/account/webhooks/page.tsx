import { listDeliveries, listWebhooks } from '@wis/db'
import { mostWebhooks, webhookEvents } from '@wis/protocol'
import type { WebhookRow } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { Link, underlined } from '../../../components/link/link.tsx'
import { EmptyState, Notice } from '../../../components/page/notice.tsx'
import { PageTitle, Section } from '../../../components/page/titles.tsx'
import { isAllowed } from '../../../features/account/actor.ts'
import { NewWebhookForm } from '../../../features/webhooks/new-webhook-form.tsx'
import { WebhookCard } from '../../../features/webhooks/webhook-card.tsx'
import { database } from '../../../server/database.ts'
import { currentUser } from '../../../server/session.ts'

const shown = 8
const notices = ['testQueued', 'redelivered', 'switchedOn', 'switchedOff', 'removed', 'refused'] as const

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('webhooks'))('title'), robots: { index: false } }
}

export default async function WebhooksPage({ searchParams }: PageProps<'/account/webhooks'>) {
  const user = await currentUser()
  if (!user) redirect('/account?next=/account/webhooks')
  const t = await getTranslations('webhooks')
  const { webhooks: messages } = await getMessages()
  const { said, hook, cursor } = await searchParams
  const notice = notices.find((known) => known === said)
  const webhooks = await listWebhooks(database(), user.id)
  const mayOrganize = isAllowed(user, 'season.create')
  const events = webhookEvents.filter((event) => event !== 'season-closed' || mayOrganize)
  return (
    <>
      <PageTitle title={t('title')}>
        {t('text')}{' '}
        <Link href="/docs/webhooks" className={underlined}>
          {t('docs')}
        </Link>
      </PageTitle>
      {notice && <Notice className="mb-8">{t(`said.${notice}`)}</Notice>}
      {webhooks.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {webhooks.map((webhook) => (
            <Card key={webhook.id} webhook={webhook} cursor={hook === webhook.id ? cursor : undefined} />
          ))}
        </ul>
      )}
      <Section id="new-webhook" title={t('new.title')} className="pt-14">
        {webhooks.length < mostWebhooks ? (
          <NextIntlClientProvider messages={{ webhooks: messages }}>
            <NewWebhookForm events={events} />
          </NextIntlClientProvider>
        ) : (
          <p className="text-sm text-soft">{t('errors.tooMany')}</p>
        )}
      </Section>
    </>
  )
}

async function Card({ webhook, cursor }: { webhook: WebhookRow; cursor: string | string[] | undefined }) {
  const after = typeof cursor === 'string' && /^\w{1,64}$/.test(cursor) ? cursor : undefined
  const page = await listDeliveries(database(), webhook.id, { cursor: after, limit: shown })
  return (
    <WebhookCard webhook={webhook} deliveries={{ ...page, isFirst: after === undefined }} now={new Date()} />
  )
}
