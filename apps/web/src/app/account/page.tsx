import { hasAccounts, listIdentities, listSessions, listTokens } from '@wis/db/accounts'
import type { TokenRow } from '@wis/db/accounts'
import { lastMatches, listAgents } from '@wis/db/agents'
import { listBlocks } from '@wis/db/people'
import { mostTokens, scopes, tokenLifetimes } from '@wis/protocol'
import type { Metadata } from 'next'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link, underlined } from '../../components/link/link.tsx'
import { Notice } from '../../components/page/notice.tsx'
import { SettingsRows } from '../../components/page/settings-rows.tsx'
import { PageTitle, Section, SectionTitle } from '../../components/page/titles.tsx'
import { DayAndTime } from '../../components/text/day-and-time.tsx'
import { AccessList } from '../../features/account/access-list.tsx'
import { OwnData, OwnNotices } from '../../features/account/account-sections.tsx'
import { isAllowed } from '../../features/account/actor.ts'
import { ByMail } from '../../features/account/by-mail/by-mail.tsx'
import { errorFrom } from '../../features/account/form-state.ts'
import { NewTokenForm } from '../../features/account/new-token-form.tsx'
import { OwnAgents } from '../../features/account/own-agents.tsx'
import { Profile } from '../../features/account/profile.tsx'
import { SignOutButton } from '../../features/account/provider-buttons.tsx'
import { SignedOut } from '../../features/account/signed-out.tsx'
import { TokenList } from '../../features/account/token-list.tsx'
import { wayBack } from '../../features/account/way-back.ts'
import { firstOfGames } from '../../features/leaderboard/leaders/first-of-board.ts'
import { tableName } from '../../features/match/table-name.ts'
import { unblockWith } from '../../features/play/block-actions.ts'
import { AccountRow } from '../../features/play/row-of-people.tsx'
import { configuredProviders } from '../../server/auth/providers.ts'
import { database } from '../../server/database.ts'
import { env } from '../../server/env/env.ts'
import { hasMail } from '../../server/mail/post.ts'
import { currentSession } from '../../server/session.ts'
import type { OpenSession } from '../../server/session.ts'

const mostAgents = 100
const notices = [
  'signedOutEverywhere',
  'passwordChanged',
  'passwordAndTokens',
  'passwordReset',
  'emailConfirmed',
  'lettersSaved',
  'resultsCount',
  'resultsTakenOut',
  'deleted',
] as const

export async function generateMetadata(): Promise<Metadata> {
  const [t, session] = [await getTranslations('account'), await currentSession()]
  return { title: t(session ? 'title' : 'signIn.title'), robots: { index: false } }
}

export default async function AccountPage({ searchParams }: PageProps<'/account'>) {
  const t = await getTranslations('account')
  const { account } = await getMessages()
  const { said, error, next } = await searchParams
  const notice = notices.find((known) => known === said)
  const session = await currentSession()
  return (
    <NextIntlClientProvider messages={{ account }}>
      {session ? (
        <PageTitle title={t('title')} isLow>
          <Link href="/following" className={underlined}>
            {t('following')}
          </Link>
          {isAllowed(session.user, 'platform.administer') && (
            <Link href="/admin" className={underlined}>
              {t('profile.administration')}
            </Link>
          )}
          <span className="ml-auto">
            <SignOutButton />
          </span>
        </PageTitle>
      ) : (
        <PageTitle title={t('signIn.title')}>
          {t.rich('intro', { rules: (text) => <RulesLink>{text}</RulesLink> })}
        </PageTitle>
      )}
      {notice && <Notice className="mb-8">{t(`said.${notice}`)}</Notice>}
      {session ? (
        <Account session={session} />
      ) : (
        <Door error={typeof error === 'string' ? error : undefined} next={wayBack(next)} />
      )}
    </NextIntlClientProvider>
  )
}

function RulesLink({ children }: { children: ReactNode }) {
  return (
    <Link href="/docs/rules" className={underlined}>
      {children}
    </Link>
  )
}

async function Door({ error, next }: { error: string | undefined; next: string }) {
  const { isLocal } = env()
  return (
    <SignedOut
      providers={configuredProviders(env())}
      error={errorFrom(error)}
      next={next}
      hasMail={hasMail()}
      firstIsAdmin={isLocal && !(await hasAccounts(database()))}
    />
  )
}

async function Account({ session: { id: here, user } }: { session: OpenSession }) {
  const [linked, sessions, tokens, agents, boards] = await Promise.all([
    listIdentities(database(), user.id),
    listSessions(database(), user.id),
    listTokens(database(), user.id),
    listAgents(database(), { workerId: user.id, retired: true, limit: mostAgents }),
    firstOfGames(await getLocale()),
  ])
  const played = await lastMatches(
    database(),
    agents.items.map(({ id }) => id),
  )
  return (
    <>
      <OwnAgents agents={agents.items} played={played} boards={boards} now={new Date()} />
      <SettingsRows>
        <OwnNotices userId={user.id} />
        <Profile user={user} providers={configuredProviders(env())} linked={linked} />
        <AccessList sessions={sessions} here={here} />
        <Tokens tokens={tokens} isAdmin={isAllowed(user, 'platform.administer')} />
        <WebhooksLink />
        {hasMail() && <ByMail user={user} />}
        <AccountRow userId={user.id} />
        <OwnBlocks userId={user.id} />
        <OwnData user={user} />
      </SettingsRows>
    </>
  )
}

function WebhooksLink() {
  const t = useTranslations('webhooks')
  return (
    <Section id="webhooks" title={t('title')}>
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('short')}</p>
      <Link href="/account/webhooks" className={buttonStyle.quiet}>
        {t('open')}
      </Link>
    </Section>
  )
}

async function Tokens({ tokens, isAdmin }: { tokens: readonly TokenRow[]; isAdmin: boolean }) {
  const t = await getTranslations('account.tokens')
  return (
    <section aria-labelledby="tokens">
      <SectionTitle id="tokens" title={t('title')}>
        <Link href="/docs/api" className={underlined}>
          {t('docs')}
        </Link>
      </SectionTitle>
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('text')}</p>
      <TokenList tokens={tokens} now={new Date()} />
      <details className="pt-5">
        <summary className={buttonStyle.quiet}>{t('open')}</summary>
        <div className="pt-5">
          <NewTokenForm
            scopes={scopes.filter((scope) => isAdmin || scope !== 'admin')}
            lifetimes={tokenLifetimes}
            isFull={tokens.length >= mostTokens}
          />
        </div>
      </details>
    </section>
  )
}

/** The players with whom a user does not want to sit; nothing if there are none. */
async function OwnBlocks({ userId }: { userId: string }) {
  const t = await getTranslations('account.blocks')
  const blocks = await listBlocks(database(), userId)
  if (blocks.length === 0) return null
  return (
    <Section id="blocks" title={t('title')}>
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('text')}</p>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {blocks.map(({ matchId, seat, alias, at }) => {
          const name = t('player', { name: alias, table: tableName(matchId) })
          return (
            <li
              key={`${matchId} ${seat}`}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
            >
              <span className="min-w-0">
                {name} <DayAndTime at={at} className="figures text-xs text-faint" />
              </span>
              <form action={unblockWith}>
                <input type="hidden" name="match" value={matchId} />
                <input type="hidden" name="seat" value={seat} />
                <SubmitButton className={buttonStyle.quiet} aria-label={t('unblockPlayer', { name })}>
                  {t('unblock')}
                </SubmitButton>
              </form>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
