import { agentNames } from '@wis/db/agents'
import { listFixtures, winnersOf } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import type { AgentRef, EntryRow, FixtureRow } from '@wis/protocol'
import { getLocale, getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { Link, underlined } from '../../components/link/link.tsx'
import { Pager } from '../../components/list/pager.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { database } from '../../server/database.ts'
import { voidAddress } from '../decisions/decide-link.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { stagesOf, stageTitles } from './bracket/season-bracket.tsx'
import { NotYet } from './not-yet.tsx'
import { seasonNameIn } from './season-name-in.ts'

const atOnce = 60

interface SeasonScheduleProps {
  readonly season: StoredSeason
  readonly entries: readonly EntryRow[]
  readonly seesWithheld: boolean
  readonly cursor: string | undefined
  readonly now: Date
}

/** The progress of the schedule, and its matches. A season without a schedule shows nothing. */
export async function SeasonSchedule({ season, now, ...reader }: SeasonScheduleProps) {
  const t = await getTranslations('seasons.schedule')
  const { waiting, seated, done, dropped } = season.fixtures
  const all = waiting + seated + done
  // Before the draw, a knockout shows its empty bracket.
  if (season.format === 'ladder' || (season.format === 'knockout' && all + dropped === 0)) return null
  return (
    <section aria-labelledby="schedule" className="pt-14">
      <SectionTitle id="schedule" title={t('title')}>
        {all > 0 && (
          <Link href={`/seasons/${season.slug}/compare`} className={underlined}>
            {(await getTranslations('seasons.compare'))('link')}
          </Link>
        )}
      </SectionTitle>
      {all + dropped === 0 ? <NotYet season={season} now={now} /> : <Fixtures season={season} {...reader} />}
    </section>
  )
}

async function Fixtures({ season, entries, seesWithheld, cursor }: Omit<SeasonScheduleProps, 'now'>) {
  const t = await getTranslations('seasons.schedule')
  const page = await listFixtures(database(), season.id, { seesWithheld, cursor, limit: atOnce })
  const names = await agentNames(database(), [...new Set(page.items.flatMap(({ agentIds }) => agentIds))])
  const winners = await winnersOf(
    database(),
    page.items.flatMap(({ matchId, decision }) => (matchId === null || decision ? [] : matchId)),
  )
  const titles =
    season.format === 'knockout'
      ? await stageTitles(season, await stagesOf(season, seesWithheld))
      : new Map<string, string>()
  const offline = new Set(entries.flatMap(({ agent, online }) => (online ? [] : agent.id)))
  const address = `/seasons/${season.slug}`
  const name = seasonNameIn(await getLocale(), season)
  return (
    <>
      {winners.size > 0 && <p className="-mt-2 pb-3 text-sm text-soft">{t('winnersBold')}</p>}
      <div role="group" aria-label={t('caption', { season: name })} className="border-t border-line">
        {groupsOf(page.items, season).map((fixtures, place) => (
          <FixtureGroup
            key={place}
            fixtures={fixtures}
            season={season}
            titles={titles}
            names={names}
            winners={winners}
            offline={offline}
            mayDecide={seesWithheld && season.state !== 'closed'}
          />
        ))}
      </div>
      <Pager
        first={cursor && `${address}#schedule`}
        next={page.nextCursor && `${address}?fixtures=${page.nextCursor}#schedule`}
        labels={[t('first'), t('more')]}
      />
    </>
  )
}

/** The fixtures of one stage, or of one deal, whose matches are played between those of others. Open deals come last. */
export function groupsOf(
  fixtures: readonly FixtureRow[],
  { format }: Pick<StoredSeason, 'format'>,
): readonly (readonly [FixtureRow, ...FixtureRow[]])[] {
  const keyOf = ({ language, stage, deal }: FixtureRow) =>
    `${language} ${format === 'knockout' ? stage : deal}`
  const groups = new Map<string, [FixtureRow, ...FixtureRow[]]>()
  for (const fixture of fixtures) {
    const group = groups.get(keyOf(fixture))
    if (group) group.push(fixture)
    else groups.set(keyOf(fixture), [fixture])
  }
  const dealOf = ([{ deal }]: readonly [FixtureRow, ...FixtureRow[]]) => deal ?? Infinity
  const inOrder = [...groups.values()]
  return format === 'knockout'
    ? inOrder
    : inOrder.toSorted(
        (one, other) =>
          one[0].language.localeCompare(other[0].language) || Math.sign(dealOf(one) - dealOf(other)) || 0,
      )
}

interface FixtureGroupProps {
  readonly fixtures: readonly [FixtureRow, ...FixtureRow[]]
  readonly season: StoredSeason
  /** Of the stages of a knockout. */
  readonly titles: ReadonlyMap<string, string>
  readonly names: FixtureNames
  /** Who won each match, by its id. */
  readonly winners: ReadonlyMap<string, ReadonlySet<string>>
  /** Entered agents that cannot be seated. */
  readonly offline: ReadonlySet<string>
  /** Whether the reader organizes the season. */
  readonly mayDecide: boolean
}

async function FixtureGroup({ fixtures, season, titles, ...rest }: FixtureGroupProps) {
  const t = await getTranslations('seasons.schedule')
  const tSeasons = await getTranslations('seasons')
  const tMatch = await getTranslations('match')
  const { stage, deal, language } = fixtures[0]
  const matches = fixtures.filter(({ state }) => state !== 'bye')
  const done = matches.filter(({ state }) => state === 'done' || state === 'dropped').length
  const isPlayed = season.fixtures.waiting + season.fixtures.seated === 0
  const about = [
    season.format === 'knockout'
      ? (titles.get(`${language} ${stage}`) ?? t('stage', { stage }))
      : deal === null
        ? fixtures.some((one) => one.matchId === null || one.state !== 'done') && t('openDeals')
        : t('deal', { deal }),
    season.ladders.length > 1 && (language === 'en' || language === 'zh') && tMatch(`languages.${language}`),
  ]
  return (
    <details
      className="border-b border-line"
      open={done < matches.length || (!titles.size && !isPlayed && matches.length <= mostOpen)}
    >
      <summary className="py-3 text-sm font-semibold">
        {about.filter((one) => one !== false).join(' · ')}
        <span className="figures pl-3 font-normal text-faint">
          {done < matches.length
            ? t('progress', { done, all: matches.length })
            : tSeasons('card.matches', { count: done })}
        </span>
      </summary>
      <ol className="divide-y divide-line border-t border-line pb-4 text-sm">
        {fixtures.map((fixture) => (
          <Fixture key={fixture.number} fixture={fixture} season={season} {...rest} />
        ))}
      </ol>
    </details>
  )
}

/** The matches of a deal that a reader can take in at once. */
const mostOpen = 30

interface FixtureProps extends Omit<FixtureGroupProps, 'fixtures' | 'titles'> {
  readonly fixture: FixtureRow
}

async function Fixture({ fixture, season, names, winners, offline, mayDecide }: FixtureProps) {
  const t = await getTranslations('seasons.schedule')
  const { number, deal, agentIds, sittingIn, matchId } = fixture
  const won = winners.get(matchId ?? '')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)_9rem] sm:items-baseline">
      <span className="figures text-soft max-sm:text-xs max-sm:text-faint">
        {fixture.state !== 'bye' && t('match', { number })}
        {season.format === 'knockout' && deal !== null && ` · ${t('deal', { deal })}`}
      </span>
      <span className="min-w-0 text-soft max-sm:order-last max-sm:col-span-2">
        {agentIds.map((id, seat) => (
          <Fragment key={id}>
            {seat > 0 && '\u00a0· '}
            <AgentName
              agent={names.get(id) ?? { name: id, nameZh: null }}
              className={won?.has(id) ? 'font-semibold text-ink' : ''}
            />
            {sittingIn.includes(id) && <span className="text-xs text-faint"> {t('sitsIn')}</span>}
          </Fragment>
        ))}
      </span>
      <FixtureState fixture={fixture} season={season} names={names} offline={offline} mayDecide={mayDecide} />
    </li>
  )
}

type FixtureNames = ReadonlyMap<string, Pick<AgentRef, 'name' | 'nameZh' | 'kind'>>

interface FixtureStateProps {
  readonly fixture: FixtureRow
  readonly season: Pick<StoredSeason, 'slug' | 'embargoed'>
  readonly names: FixtureNames
  /** Entered agents that cannot be seated. */
  readonly offline: ReadonlySet<string>
  readonly mayDecide: boolean
}

/** The progress of a fixture, and why it waits or counts for nobody. */
async function FixtureState({ fixture, season, names, offline, mayDecide }: FixtureStateProps) {
  const t = await getTranslations('seasons.schedule')
  const { state, agentIds, matchId, attempts, decision } = fixture
  const awaited = state === 'waiting' ? agentIds.filter((id) => offline.has(id)) : []
  const said = decision ? t('void') : t(state === 'seated' ? 'watch' : `states.${state}`)
  return (
    <span className="text-right">
      {matchId === null ? (
        decision || state !== 'seated' ? (
          said
        ) : (
          t('states.seated')
        )
      ) : (
        <Link href={`/matches/${matchId}`} className={underlined}>
          {said}
        </Link>
      )}
      {mayDecide && matchId !== null && state === 'done' && !decision && (
        <Link href={voidAddress(season.slug, matchId)} className={`${underlined} pl-4 text-soft`}>
          {t('voidIt')}
        </Link>
      )}
      {decision && <DecisionNote season={season.slug} decision={decision} />}
      {attempts > 0 && <span className={note}>{t('attempts', { count: attempts })}</span>}
      {awaited.length > 0 && (
        <span className={note}>
          {t('isOffline')}{' '}
          {awaited.map((id, place) => (
            <Fragment key={id}>
              {place > 0 && '\u00a0· '}
              <AgentName agent={names.get(id) ?? { name: id, nameZh: null }} />
            </Fragment>
          ))}
        </span>
      )}
      {matchId === null && state === 'done' && !season.embargoed && (
        <span className={note}>{t('withheld')}</span>
      )}
    </span>
  )
}

const note = 'block text-xs text-faint'

async function DecisionNote({
  season,
  decision: { number, reason },
}: {
  season: string
  decision: NonNullable<FixtureRow['decision']>
}) {
  const t = await getTranslations('seasons.schedule')
  return (
    <span className={note}>
      <Link href={`/seasons/${season}/decisions#decision-${number}`} className={underlined}>
        {t('byDecision', { number })}
      </Link>
      {': '}
      <ForeignText text={reason} />
    </span>
  )
}
