import { readFeed, readFollowed, readNotices } from '@wis/db/follows'
import type { FeedItem } from '@wis/db/follows'
import { listMatches } from '@wis/db/matches'
import { pageOfSeasons } from '@wis/db/seasons'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { PageTitle, Section, SectionTitle } from '../../components/page/titles.tsx'
import { DayAndTime } from '../../components/text/day-and-time.tsx'
import { SignInCard } from '../../features/account/sign-in-card.tsx'
import { FeedList } from '../../features/following/feed-list.tsx'
import { FollowButton } from '../../features/following/follow-button.tsx'
import { NotifySwitch } from '../../features/following/notify-switch.tsx'
import { toldNotices } from '../../features/following/told-notice.ts'
import { gameNameIn } from '../../features/games/names.ts'
import { seasonNameIn } from '../../features/seasons/season-name-in.ts'
import type { Locale } from '../../i18n/locale.ts'
import { database } from '../../server/database.ts'
import { hasMail } from '../../server/mail/post.ts'
import { currentUser } from '../../server/session.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('following'))('title'), robots: { index: false } }
}

export default async function FollowingPage({ searchParams }: PageProps<'/following'>) {
  const [t, user] = [await getTranslations('following'), await currentUser()]
  const isRefused = (await searchParams)['said'] === 'refused'
  const items = user ? await readFeed(database(), user.id) : []
  return (
    <>
      <PageTitle title={t('title')}>
        {t('text')}{' '}
        <Link href="/week" className="inline-block underline decoration-rim underline-offset-4">
          {t('week')}
        </Link>
      </PageTitle>
      {isRefused && <p role="alert">{t('refused')}</p>}
      {user ? (
        <>
          {items.length > 0 && <FeedList items={items} />}
          <Notices userId={user.id} />
          {/* A notice that asks for something is not to be found below an empty card. */}
          {items.length === 0 && (
            <div className="pt-10">
              <EmptyState
                title={t('emptyTitle')}
                text={t('emptyText')}
                action={
                  <Link href="/agents" className="underline underline-offset-4">
                    {t('emptyLink')}
                  </Link>
                }
              />
            </div>
          )}
          <FollowedList userId={user.id} />
        </>
      ) : (
        <Door />
      )}
    </>
  )
}

/** What a feed is, for a reader who has to sign in first. */
async function Door() {
  const t = await getTranslations('following')
  const example = await exampleFeed(await getLocale())
  return (
    <>
      <SignInCard title={t('signInTitle')} text={t('signInText')}>
        <Link href="/account?next=/following" className={buttonStyle.primary}>
          {t('signIn')}
        </Link>
      </SignInCard>
      {example.length > 0 && (
        <section aria-labelledby="example" className="pt-12">
          <SectionTitle id="example" title={t('example')}>
            {t('exampleText')}
          </SectionTitle>
          <FeedList items={example} />
        </section>
      )}
    </>
  )
}

const [mostLooked, mostSeasons, mostGames] = [40, 2, 4]

/** The news of a reader who follows the newest seasons, and one agent in each of a few games. */
async function exampleFeed(locale: Locale): Promise<FeedItem[]> {
  const db = database()
  const [{ items }, { items: seasons }] = await Promise.all([
    listMatches(db, { status: ['finished'], limit: mostLooked }),
    pageOfSeasons(db, { limit: mostSeasons }),
  ])
  const told = new Set<string>()
  const matches = items.flatMap(({ id, game, seats, endedAt, withheld }): FeedItem[] => {
    const agent = seats.find((seat) => !told.has(seat.agent.slug))?.agent
    if (!agent || endedAt === null || withheld || told.has(game)) return []
    told.add(game).add(agent.slug)
    const shown = { ...agent, avatarVersion: agent.avatarVersion ?? null }
    return [{ kind: 'match', at: new Date(endedAt), agent: shown, matchId: id, game }]
  })
  const started = seasons.flatMap((season): FeedItem[] =>
    new Date(season.startsAt) > new Date()
      ? []
      : [
          {
            kind: 'season',
            at: new Date(season.startsAt),
            season: { slug: season.slug, name: seasonNameIn(locale, season), game: season.game },
            step: 'open',
          },
        ],
  )
  return [...matches.slice(0, mostGames), ...started].toSorted(
    (one, other) => other.at.getTime() - one.at.getTime(),
  )
}

async function Notices({ userId }: { userId: string }) {
  const t = await getTranslations('following')
  const found = await readNotices(database(), userId)
  const notices = await toldNotices(found)
  const { following } = await getMessages()
  return (
    <Section id="notices" title={t('notices')} className="pt-10">
      {notices.length === 0 ? (
        <p className="text-sm text-soft">{t('noNotices')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line text-sm">
          {notices.map(({ id, title, text, href, at }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
              <p className="min-w-0 wrap-anywhere">
                <Link href={href} className="font-semibold underline decoration-rim underline-offset-4">
                  {title}
                </Link>{' '}
                <span className="text-soft">{text}</span>
              </p>
              <DayAndTime at={at} className="figures text-xs text-faint" />
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-[62ch] py-4 text-sm text-soft">
        {t('notify.text')}{' '}
        {hasMail() && (
          <Link href="/account#by-mail" className="underline underline-offset-4">
            {t('notify.mail')}
          </Link>
        )}
      </p>
      <NextIntlClientProvider messages={{ following }}>
        <NotifySwitch after={found[0]?.id ?? ''} />
      </NextIntlClientProvider>
    </Section>
  )
}

async function FollowedList({ userId }: { userId: string }) {
  const [t, locale] = [await getTranslations('following'), await getLocale()]
  const followed = await readFollowed(database(), userId)
  if (followed.length === 0) return null
  return (
    <Section id="followed" title={t('followed')} className="pt-14">
      <ul className="divide-y divide-line border-y border-line text-sm">
        {followed.map(({ kind, subject, name }) => {
          const called = kind === 'game' ? gameNameIn(locale, subject) : (name ?? t('gone'))
          return (
            <li
              key={`${kind} ${subject}`}
              className="flex flex-wrap items-center justify-between gap-x-6 py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="label pr-3">{t(`kinds.${kind}`)}</span>
                {called}
              </span>
              <FollowButton kind={kind} subject={subject} name={called} back="/following" />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
