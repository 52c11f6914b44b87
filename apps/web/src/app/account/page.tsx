import { hasAccounts, listAgents, listIdentities, listTokens } from '@wis/db'
import type { User } from '@wis/db'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { Notice } from '../../components/page/notice.tsx'
import { PageTitle } from '../../components/page/page-title.tsx'
import { isAllowed } from '../../features/account/actor.ts'
import { AtTheDoor } from '../../features/account/at-the-door.tsx'
import { errorFrom } from '../../features/account/form-state.ts'
import { OwnAgents } from '../../features/account/own-agents.tsx'
import { OwnData } from '../../features/account/own-data.tsx'
import { OwnNotices } from '../../features/account/own-notices.tsx'
import { Profile } from '../../features/account/profile.tsx'
import { TokenList } from '../../features/account/token-list.tsx'
import { wayBack } from '../../features/account/way-back.ts'
import { WebhooksLink } from '../../features/webhooks/webhooks-link.tsx'
import { configuredProviders } from '../../server/auth/providers.ts'
import { database } from '../../server/database.ts'
import { env } from '../../server/env/env.ts'
import { currentUser } from '../../server/session.ts'

const mostAgents = 100
const notices = ['signedOutEverywhere', 'passwordChanged', 'deleted'] as const

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('title'), robots: { index: false } }
}

export default async function AccountPage({ searchParams }: PageProps<'/account'>) {
  const t = await getTranslations('account')
  const { account } = await getMessages()
  const { said, error, next } = await searchParams
  const notice = notices.find((known) => known === said)
  const user = await currentUser()
  return (
    <NextIntlClientProvider messages={{ account }}>
      <PageTitle title={t('title')}>{!user && t('intro')}</PageTitle>
      {notice && <Notice className="mb-8">{t(`said.${notice}`)}</Notice>}
      {user ? (
        <Account user={user} />
      ) : (
        <Door error={typeof error === 'string' ? error : undefined} next={wayBack(next)} />
      )}
    </NextIntlClientProvider>
  )
}

async function Door({ error, next }: { error: string | undefined; next: string }) {
  const { isLocal } = env()
  return (
    <AtTheDoor
      providers={configuredProviders(env())}
      error={errorFrom(error)}
      next={next}
      firstIsAdmin={isLocal && !(await hasAccounts(database()))}
    />
  )
}

async function Account({ user }: { user: User }) {
  const [linked, tokens, agents] = await Promise.all([
    listIdentities(database(), user.id),
    listTokens(database(), user.id),
    listAgents(database(), { ownerId: user.id, retired: true, limit: mostAgents }),
  ])
  return (
    <>
      <Profile user={user} providers={configuredProviders(env())} linked={linked} />
      <OwnNotices userId={user.id} />
      <OwnAgents agents={agents.items} />
      <TokenList tokens={tokens} isAdmin={isAllowed(user, 'platform.administer')} now={new Date()} />
      <WebhooksLink />
      <OwnData user={user} />
    </>
  )
}
