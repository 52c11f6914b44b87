import 'server-only'
import { forkedFrom } from '@wis/db/agents'
import type { ForkedFrom } from '@wis/db/agents'
import { plannedPlace } from '@wis/db/experiments'
import { usualGame } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { handle } from '@wis/protocol'
import type { MatchHeader } from '@wis/protocol'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { Link, underlined } from '../../../components/link/link.tsx'
import { KeepFresh } from '../../../components/loading/keep-fresh.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { fifteenthsOfSeat, pointsText } from '../../../components/text/number-text.ts'
import { visibleString } from '../../../components/text/visible-text.ts'
import { forksAddress } from '../../../features/agent/calls/call-filter.ts'
import { titleOfMatch } from '../../../features/games/names.ts'
import { experimentSeen } from '../../../features/lab/experiment-seen.ts'
import { agentNameIn } from '../../../features/match/agent-name-in.ts'
import { MatchFacts } from '../../../features/match/match-facts.tsx'
import { matchOf, readerOf } from '../../../features/match/match-of.ts'
import { parsePlayerAddress, playerQuery } from '../../../features/match/player/player-address.ts'
import type { PlayerAddress } from '../../../features/match/player/player-address.ts'
import { previewSize } from '../../../features/match/preview/preview-portrait.tsx'
import { tableName } from '../../../features/match/table-name.ts'
import { isOver } from '../../../features/scene/player/scene-player.ts'
import { SceneMatch } from '../../../features/scene/scene-match.tsx'
import type { SceneQuestion } from '../../../features/scene/scene-opening.ts'
import { WithheldMatch } from '../../../features/seasons/withheld-match.tsx'
import { missingMetadata } from '../../../features/site/missing-page.tsx'
import { database } from '../../../server/database.ts'
import { env } from '../../../server/env/env.ts'
import { readLinkedMoment } from '../../../server/scenes/linked-moment.ts'

/** Names the players but never the result, because people who have not watched yet read titles and previews. */
export async function generateMetadata({
  params,
  searchParams,
}: PageProps<'/matches/[id]'>): Promise<Metadata> {
  const header = await matchOf((await params).id)
  if (!header) return missingMetadata()
  const canonical = `/matches/${header.id}`
  const address = new URL(canonical, env().publicUrl).href
  return {
    ...(await matchPreview(header, parsePlayerAddress(await searchParams))),
    alternates: {
      canonical,
      types: {
        'application/json': `${canonical}.json`,
        'application/json+oembed': `/oembed?url=${encodeURIComponent(address)}`,
      },
    },
  }
}

export default async function MatchPage({ params, searchParams }: PageProps<'/matches/[id]'>) {
  const { id } = await params
  const header = await matchOf(id)
  if (!header) return toItsExperiment(id, await searchParams)
  const reader = await readerOf(header)
  const question = { header, reader, address: parsePlayerAddress(await searchParams) }
  // A withheld match is shown to the organizer of its season only.
  if (header.withheld && reader === 'spectator') return <WithheldMatch header={header} />
  if (!kitCalled(header.game)) return <GameNotHere header={header} />
  const fork = header.withheld ? await forkedFrom(database(), ids.match(header.id)) : undefined
  return fork ? <ForkMatch fork={fork} question={question} /> : <SceneMatch {...question} />
}

type Query = Awaited<PageProps<'/matches/[id]'>['searchParams']>

/** A match of an experiment has its page there, and readers of the experiment are led to it. */
async function toItsExperiment(id: string, query: Query): Promise<never> {
  const address = await replayAddress(id)
  if (address === undefined) notFound()
  const { at, view, level, seat } = parsePlayerAddress(query)
  redirect(`${address}${playerQuery({ at, view, level, seat })}`)
}

/** The page of a match of an experiment. Undefined for every other match, and for who may not read that experiment. */
async function replayAddress(matchId: string): Promise<string | undefined> {
  if (!handle.safeParse(matchId).success) return undefined
  const place = await plannedPlace(database(), ids.match(matchId))
  const seen = place && (await experimentSeen(place.experimentId))
  return seen && `/lab/${place.experimentId}/matches/${place.number}`
}

type Preview = Pick<Metadata, 'openGraph' | 'twitter'> & {
  readonly title: string
  readonly description: string
}

/**
 * The preview of a link to a match: its players, or, for one moment, the speech. It never has the result, unless the
 * link asks for it.
 */
async function matchPreview(header: MatchHeader, address: PlayerAddress): Promise<Preview> {
  const t = await getTranslations('match')
  const locale = await getLocale()
  const names = header.seats.map(({ agent }) => visibleString(agentNameIn(locale, agent))).join(', ')
  const players = titleOfMatch(await getTranslations('match.titles'), locale, header)
  const game = header.game === usualGame ? undefined : kitCalled(header.game)?.texts[locale].name
  const title = game ? (await getTranslations('scene'))('title', { game, players }) : players
  const whole = {
    title,
    description:
      header.seats.length === 0
        ? (await getTranslations('seasons.withheldMatch'))('text')
        : t('description', { count: header.seats.length, names }),
  }
  const told = { type: 'website', siteName: (await getTranslations('site'))('name') } as const
  const card = 'summary_large_image'
  const moment = await readLinkedMoment(header, await readerOf(header), address)
  if (!moment) return { ...whole, openGraph: { ...told, ...whole }, twitter: { card, ...whole } }
  const { seat, title: called, round, quote, seq } = moment
  const name = called?.[locale] ?? (round === null ? null : t('round', { round }))
  const player = visibleString(header.seats[seat]?.alias ?? '')
  const of = {
    title: name === null ? title : `${title} · ${name}`,
    description: quote === null ? whole.description : t('say.speech', { player, text: visibleString(quote) }),
  }
  const query = playerQuery({ at: seq, view: undefined, level: address.level })
  const images = [{ url: `/matches/${header.id}/moment${query}`, ...previewSize }]
  return { ...whole, openGraph: { ...told, ...of, images }, twitter: { card, ...of, images } }
}

/** Shown in place of a match whose game was taken off this installation: who played, and what they got. */
async function GameNotHere({ header }: { header: MatchHeader }) {
  const t = await getTranslations('games.notHere')
  const locale = await getLocale()
  return (
    <>
      <PageTitle title={titleOfMatch(await getTranslations('match.titles'), locale, header)}>
        {t('text', { game: header.game })}
      </PageTitle>
      <ul className="divide-y divide-line border-y border-line">
        {header.seats.map(({ agent, ...row }) => (
          <li key={row.seat} className="flex justify-between gap-6 py-3">
            <Link href={`/agents/${agent.slug}`}>{visibleString(agentNameIn(locale, agent))}</Link>
            {row.points !== null && <span className="figures">{pointsText(fifteenthsOfSeat(row) ?? 0)}</span>}
          </li>
        ))}
      </ul>
      <MatchFacts header={header} />
    </>
  )
}

/** A match that its owner or a person had played again: of which one, from where, and its replay once it is over. */
async function ForkMatch({ fork, question }: { fork: ForkedFrom; question: SceneQuestion }) {
  const t = await getTranslations('forks')
  const { slug, version, ofMatchId, seq } = fork
  return (
    <>
      <p className="flex flex-wrap gap-x-4 pt-4 text-sm text-soft">
        {slug === null ? (
          <>
            <span>{t('bannerOfPerson', { match: tableName(ofMatchId), entry: seq })}</span>
            <Link
              href={`/matches/${ofMatchId}${playerQuery({ at: seq - 1, view: undefined, level: undefined })}`}
              className={underlined}
            >
              {t('one.watch')}
            </Link>
          </>
        ) : (
          <>
            <span>{t('banner', { match: tableName(ofMatchId), entry: seq, version })}</span>
            <Link href={forksAddress(slug)} className={underlined}>
              {t('bannerLink')}
            </Link>
          </>
        )}
      </p>
      {isOver(question.header) ? (
        <SceneMatch {...question}>{false}</SceneMatch>
      ) : (
        <>
          <KeepFresh everyMs={2_000} />
          <EmptyState title={t('playing')} text={t('playingText')} />
        </>
      )}
    </>
  )
}
