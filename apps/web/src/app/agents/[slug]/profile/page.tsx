import { agentDirectory } from '@wis/db/agents'
import { isStorable } from '@wis/protocol'
import type { AgentProfile, AgentRow } from '@wis/protocol'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { Avatar } from '../../../../components/avatar/avatar.tsx'
import { Link, linkStyle } from '../../../../components/link/link.tsx'
import { titleStyle } from '../../../../components/page/titles.tsx'
import { visibleString } from '../../../../components/text/visible-text.ts'
import { inPageWords } from '../../../../features/lab/page-words.ts'
import { InkDot } from '../../../../features/lab/pair-table.tsx'
import { firstOfGames } from '../../../../features/leaderboard/leaders/first-of-board.ts'
import { agentNameIn } from '../../../../features/match/agent-name-in.ts'
import { BesideForm } from '../../../../features/profile/beside-form.tsx'
import { PairPicture } from '../../../../features/profile/finding.tsx'
import { ProfileView } from '../../../../features/profile/profile-view.tsx'
import { nameIn } from '../../../../features/profile/source-line.tsx'
import { missingMetadata } from '../../../../features/site/missing-page.tsx'
import { database } from '../../../../server/database.ts'
import { profileAt } from '../../../../server/profile-at.ts'
import { profilePageOf } from '../../../../server/profile/profile-page-of.ts'
import { currentUser } from '../../../../server/session.ts'

const wantedIn = ({ with: wanted }: Awaited<PageProps<'/agents/[slug]/profile'>['searchParams']>): string =>
  typeof wanted === 'string' ? wanted.trim() : ''

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<'/agents/[slug]/profile'>): Promise<Metadata> {
  const agent = await profileAt((await params).slug)
  if (!agent) return missingMetadata()
  const t = await getTranslations('profile')
  return {
    title: await titleOf(agent, await profileAt(wantedIn(await searchParams))),
    description: t('description'),
  }
}

async function titleOf(agent: AgentProfile, other: AgentProfile | undefined): Promise<string> {
  const t = await getTranslations('profile')
  const locale = await getLocale()
  const nameOf = (one: AgentProfile) => visibleString(agentNameIn(locale, one))
  return other && other.id !== agent.id
    ? t('titleOfTwo', { first: nameOf(agent), second: nameOf(other) })
    : t('title', { name: nameOf(agent) })
}

export default async function MeasuredPage({ params, searchParams }: PageProps<'/agents/[slug]/profile'>) {
  const { slug } = await params
  const agent = (await profileAt(slug)) ?? notFound()
  const wanted = wantedIn(await searchParams)
  const other = await profileAt(wanted)
  if (agent.slug !== slug) redirect(`/agents/${agent.slug}/profile${other ? `?with=${other.slug}` : ''}`)
  const t = await getTranslations('profile')
  const locale = await getLocale()
  const candidates =
    wanted === '' || other
      ? undefined
      : (await agentsCalled(wanted, locale)).filter(({ id }) => id !== agent.id)
  const [only, ...more] = candidates ?? []
  if (only && more.length === 0) redirect(`/agents/${agent.slug}/profile?with=${only.slug}`)
  const user = await currentUser()
  const page = inPageWords(await profilePageOf(database(), { agent, other, readerId: user?.id ?? null }))
  const owners = new Map([agent, ...(other ? [other] : [])].map(({ id, owner }) => [id, owner]))
  const shown = [agent, ...(page.with && other ? [other] : [])]
  const query = page.with ? `?with=${page.with.agent.slug}` : ''
  return (
    <>
      <header
        className={`flex items-center gap-5 pt-5 pb-7 sm:pt-7 ${page.with ? 'max-sm:flex-col max-sm:items-start max-sm:gap-3' : ''}`}
      >
        <span className="flex shrink-0 -space-x-4">
          {shown.map(({ id, avatarVersion }, at) =>
            shown.length > 1 ? (
              <PairPicture key={id} id={id} version={avatarVersion} at={at} className="size-14 sm:size-20" />
            ) : (
              <Avatar key={id} id={id} version={avatarVersion} className="size-14 rounded-full sm:size-20" />
            ),
          )}
        </span>
        <div className="min-w-0">
          <h1 className={titleStyle}>{await titleOf(agent, other)}</h1>
          <p className="flex flex-wrap gap-x-5 gap-y-1 pt-2 text-sm">
            {shown.map((one, at) => (
              <span key={one.id} className="min-w-0">
                {shown.length > 1 && <InkDot at={at} />}
                <Link href={`/agents/${one.slug}`} className={linkStyle}>
                  {visibleString(agentNameIn(locale, one))}
                </Link>
              </span>
            ))}
            <a href={`/api/v1/agents/${agent.slug}/profile${query}`} className={linkStyle}>
              JSON
            </a>
            <Link href="/docs/lab#profiles-of-agents" className={linkStyle}>
              {t('guide')}
            </Link>
          </p>
        </div>
      </header>
      <ProfileView
        page={page}
        owners={owners}
        picker={
          <BesideForm
            slug={agent.slug}
            rivals={wanted === '' ? await rivalsOf(agent) : []}
            wanted={page.with ? nameIn(locale, page.with.agent) : wanted}
            candidates={other?.id === agent.id ? [] : candidates}
          />
        }
      />
    </>
  )
}

const mostRivals = 5

async function rivalsOf({ id, games: [game] }: AgentProfile) {
  const boards = await firstOfGames(await getLocale())
  const others =
    boards
      .find((board) => board.game === game)
      ?.leaders.flatMap(({ agent }) => (agent.id === id ? [] : [agent])) ?? []
  return others.slice(0, mostRivals)
}

const mostOffered = 12

/** The agents that a reader may mean by a name: the one with exactly this name, else all whose names hold it. */
async function agentsCalled(name: string, locale: string): Promise<readonly AgentRow[]> {
  if (name === '' || !isStorable(name)) return []
  const { items } = await agentDirectory(database(), { q: name, limit: mostOffered })
  const shown = (agent: AgentRow) => visibleString(agentNameIn(locale, agent)).toLowerCase()
  const wanted = name.toLowerCase()
  const same = items.filter((agent) => shown(agent) === wanted)
  if (same.length === 1) return same
  // The stored name of a built-in agent also holds its game.
  const alike = items.filter((agent) => shown(agent).includes(wanted))
  return alike.length > 0 ? alike : items
}
