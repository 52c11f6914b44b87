import {
  agentMatches,
  agentOpponents,
  agentRecord,
  agentVersions,
  agentWords,
  findAgent,
  matchForecasts,
  ownerAgent,
  ratingHistory,
  recentNotReady,
  recentOutcomes,
} from '@wis/db/agents'
import type { RecentOutcome } from '@wis/db/agents'
import { readEntries, waitingTickets } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { AgentMatchRow, AgentProfile } from '@wis/protocol'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { Link } from '../../../components/link/link.tsx'
import { visibleString } from '../../../components/text/visible-text.ts'
import { isAllowed } from '../../../features/account/actor.ts'
import { OwnerDesk } from '../../../features/agent/desk/owner-desk.tsx'
import { BestRecent } from '../../../features/agent/highlights/best-recent.tsx'
import {
  BestLineQuote,
  MomentsSection,
  bestLine,
  ownMoments,
} from '../../../features/agent/highlights/highlights.tsx'
import type { PlayedMatch } from '../../../features/agent/highlights/highlights.tsx'
import { chosenRecord, forReader, HistorySection } from '../../../features/agent/history-section.tsx'
import { Making } from '../../../features/agent/making.tsx'
import { OutcomeList } from '../../../features/agent/outcomes/outcome-list.tsx'
import { ProfileHead, Versions } from '../../../features/agent/profile-head.tsx'
import { RecordFigures } from '../../../features/agent/record-block.tsx'
import {
  MatchesSection,
  OpponentsSection,
  WordsSection,
  RecordSection,
} from '../../../features/agent/sections.tsx'
import { FollowButton } from '../../../features/following/follow-button.tsx'
import { isSpoken } from '../../../features/games/names.ts'
import { agentNameIn } from '../../../features/match/agent-name-in.ts'
import { alternatesOf } from '../../../features/site/alternates.ts'
import { missingMetadata } from '../../../features/site/missing-page.tsx'
import { database } from '../../../server/database.ts'
import { profileAt } from '../../../server/profile-at.ts'
import { currentUser } from '../../../server/session.ts'

const shown = { matches: 5, versions: 3, opponents: 6 }
/** Among so many of the last ones it looks for highlights. */
const searched = 10

export async function generateMetadata({ params }: PageProps<'/agents/[slug]'>): Promise<Metadata> {
  const agent = await profileAt((await params).slug)
  if (!agent) return missingMetadata()
  const t = await getTranslations('agent')
  const name = visibleString(agentNameIn(await getLocale(), agent))
  const description = t('summary', { name, count: agent.rankedMatches })
  return {
    title: name,
    description,
    openGraph: { title: name, description, type: 'profile' },
    alternates: alternatesOf(`/agents/${agent.slug}`, { hasFeed: true }),
  }
}

export default async function AgentPage({ params, searchParams }: PageProps<'/agents/[slug]'>) {
  const { slug } = await params
  const agent = (await profileAt(slug)) ?? notFound()
  if (agent.slug !== slug) redirect(`/agents/${agent.slug}`)
  const own = await ownPage(agent)
  // An operator sees the owner's view of agents of others too.
  const isOwners = agent.owner !== null && agent.owner.id === (await currentUser())?.id
  const { records, chosen, days, opponents, words, matches, versions, lately } = await readPlay(
    agent,
    (await searchParams)['board'],
  )
  const { best, moments } = lately
  const finished = matches.items.flatMap(({ match }) =>
    match.status === 'finished' && !match.decision ? [match] : [],
  )
  const hasPlayed = chosen !== undefined || matches.items.length > 0
  const address = `/agents/${agent.slug}`
  return (
    <>
      <ProfileHead
        agent={agent}
        isOwn={own !== undefined}
        figures={chosen && <RecordFigures record={chosen} />}
      >
        <div className="flex flex-wrap gap-x-6">
          <FollowButton
            kind="agent"
            subject={agent.id}
            name={visibleString(agentNameIn(await getLocale(), agent))}
            back={address}
            isOwn={isOwners}
          />
          {agent.owner && (
            <FollowButton
              kind="owner"
              subject={agent.owner.id}
              name={visibleString(agent.owner.name)}
              back={address}
              isOwn={isOwners}
            />
          )}
        </div>
      </ProfileHead>
      {own && <OwnerDesk {...own} />}
      {finished.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-4 pb-10">
          <BestRecent matches={finished} />
          {best && <BestLineQuote line={best} />}
        </div>
      )}
      <div className="grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 *:first:pt-0">
          {hasPlayed && <RecordSection record={chosen} />}
          {chosen && <HistorySection address={address} records={records} chosen={chosen} days={days} />}
          <MatchesSection
            slug={agent.slug}
            matches={matches.items.map(({ match }) => match)}
            shown={shown.matches}
          >
            <MomentsSection moments={moments} />
          </MatchesSection>
        </div>
        <aside className="min-w-0 max-lg:pt-12">
          <Making agent={agent} />
          <WordsSection words={words} />
          <Versions slug={slug} versions={versions.items} />
          {!own && <ReportAgent slug={agent.slug} />}
        </aside>
      </div>
      {chosen && <OpponentsSection slug={agent.slug} game={chosen.game} opponents={opponents} />}
    </>
  )
}

/** Undefined for a visitor who may not see the owner's view. */
async function ownPage({ id, slug }: AgentProfile) {
  const user = await currentUser()
  const whose = user && (await findAgent(database(), id))
  if (!user || !whose || !isAllowed(user, 'agent.inspect', whose)) return undefined
  const agentId = ids.agent(id)
  const [agent, tickets, notReady, outcomes, forecasts] = await Promise.all([
    ownerAgent(database(), agentId),
    waitingTickets(database(), { agentId }),
    recentNotReady(database(), agentId),
    recentOutcomes(database(), agentId),
    matchForecasts(database(), [agentId]),
  ])
  return (
    agent && {
      agent,
      tickets,
      notReady,
      isNew: outcomes.length === 0,
      outcomes: <OutcomeList slug={slug} outcomes={await Promise.all(outcomes.map(toldOf))} />,
      forecast: forecasts.get(id),
    }
  )
}

async function readPlay({ id }: AgentProfile, board: string | readonly string[] | undefined) {
  const agentId = ids.agent(id)
  const db = database()
  const [stored, locale, matches, versions] = await Promise.all([
    agentRecord(db, agentId),
    getLocale(),
    agentMatches(db, agentId, { limit: searched }),
    agentVersions(db, agentId, { limit: shown.versions }),
  ])
  const records = forReader(stored, locale)
  const chosen = chosenRecord(records, board)
  const [days, opponents, words] = chosen
    ? await Promise.all([
        ratingHistory(db, agentId, { seasonSlug: chosen.season.slug, language: chosen.language }),
        agentOpponents(db, agentId, chosen.game, shown.opponents),
        agentWords(db, agentId, { language: chosen.language }),
      ])
    : [[], [], { best: [], worst: [] }]
  const lately = await readLately(matches.items)
  return { records, chosen, days, opponents, words, matches, versions, lately }
}

/** Only finished matches, so that a running match gives nothing away. Words are quoted in the reader's language. */
async function readLately(matches: readonly AgentMatchRow[]) {
  const locale = await getLocale()
  const over = matches.filter(
    ({ match }) =>
      match.status === 'finished' &&
      !match.decision &&
      (match.language === locale || !isSpoken(match.game, match.rulesetId)),
  )
  const played = (await Promise.all(over.map(readPlayed))).flat()
  const nameIn = ({ seats }: PlayedMatch['match'], seat: number) => {
    const agent = seats[seat]?.agent
    return agent ? agentNameIn(locale, agent) : ''
  }
  return { best: bestLine(played), moments: ownMoments(played, nameIn) }
}

const toldOf = async (outcome: RecentOutcome) => ({ outcome, played: (await readPlayed(outcome))[0] })

/** Nothing of a game that the platform has no longer. */
async function readPlayed({
  match,
  seat,
}: Pick<AgentMatchRow, 'match' | 'seat'>): Promise<readonly PlayedMatch[]> {
  const view = kitCalled(match.game)
  if (!view) return []
  return [{ match, view, seat, log: await readEntries(database(), ids.match(match.id), 'spectator') }]
}

function ReportAgent({ slug }: { slug: string }) {
  const t = useTranslations('report')
  return (
    <p className="pt-6 text-xs text-faint">
      <Link href={`/report?agent=${slug}`} rel="nofollow" className="hover:text-ink hover:underline">
        {t('reportAgent')}
      </Link>
    </p>
  )
}
