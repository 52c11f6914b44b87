import { nextSeasonStates, takesDecision } from '@wis/arena'
import { agentNames } from '@wis/db/agents'
import { listMatches } from '@wis/db/matches'
import { seasonFlags, seasonPairs, wordsLeft } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { hasWords, kitCalled } from '@wis/games'
import { mostHouseMatches, traitsOf } from '@wis/protocol'
import type { EntryRow, FlagRow, PairRow, SeasonState } from '@wis/protocol'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { Link, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { withMinus } from '../../components/text/number-text.ts'
import { database } from '../../server/database.ts'
import { voidAddress } from '../decisions/decide-link.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { crowdedIn } from '../seasons/bracket/crowded-in.ts'
import { mayFinish } from '../seasons/is-decided.ts'
import { isOfWords } from '../seasons/season-facts.tsx'
import { MatchList } from '../watch/match-list.tsx'
import { EntryRequests } from './entry-requests.tsx'
import { Rehearsal } from './rehearsal.tsx'
import { ownerAndAgents, SeasonCollusion, SeasonReports, TableLinks } from './season-collusion.tsx'
import { Move, Publish, SeasonEdit } from './season-edit.tsx'

interface OrganizerDeskProps {
  readonly season: StoredSeason
  readonly entries: readonly EntryRow[]
  /** The ticket of the last requested rehearsal. */
  readonly rehearsal: string | undefined
}

/** There are no tools once the season is closed and public. */
export const hasDesk = ({ state, embargoed }: StoredSeason) => state !== 'closed' || embargoed

/** The tools of an organizer, below the result that everybody comes for. */
export async function OrganizerDesk({ season, entries, rehearsal }: OrganizerDeskProps) {
  const t = await getTranslations('organize.manage')
  const { state } = season
  if (!hasDesk(season)) return null
  const isScheduled = hasSchedule(season)
  const isPlayed = await mayFinish(season)
  return (
    <section aria-labelledby="organize" className="mt-14 border border-rim bg-raised px-4 py-6 sm:px-6">
      <SectionTitle id="organize" title={t('title')}>
        {t('text')}
      </SectionTitle>
      {isLeftToHouse(season, entries) && <Remark>{t('houseOnly', { most: mostHouseMatches })}</Remark>}
      {!isScheduled && <Crowded season={season} />}
      {isOfWords(season) && <Words season={season} />}
      {isPlayed && <Remark>{t('played')}</Remark>}
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div className="min-w-0 space-y-6">
          {mayRehearse(state) && !isPlayed && <Rehearsal season={season} rehearsal={rehearsal} />}
          {movesOf(state, isPlayed).map((to) => (
            <Move key={to} season={season} to={to} />
          ))}
          {season.embargoed && state !== 'created' && <Publish season={season} />}
        </div>
        <div className="min-w-0 space-y-10">
          {takesDecision({ state, isScheduled }, 'approve') && (
            <EntryRequests season={season} entries={entries} />
          )}
          {state !== 'closed' && <SeasonEdit season={season} />}
          {state !== 'created' && <SeasonReports season={season} />}
          {state !== 'created' && isOfWords(season) && <SeasonFlags season={season} />}
          {state !== 'created' && !kitCalled(season.game)?.results.shared && (
            <>
              <SeasonCollusion season={season} />
              <SeasonPairs season={season} />
            </>
          )}
          {season.format === 'ladder' && <Played season={season} />}
        </div>
      </div>
    </section>
  )
}

/** Whether the matches of a season are made. */
export const hasSchedule = ({ fixtures: { waiting, seated, done, dropped } }: StoredSeason) =>
  waiting + seated + done + dropped > 0

/** The ways on. Once all is played, a season can only end. */
const movesOf = (state: SeasonState, isPlayed: boolean) =>
  nextSeasonStates(state).filter((to) => !isPlayed || to === 'closing')

/** Whether only house agents play a ladder. They start matches by themselves, and need little room on the page. */
function isLeftToHouse({ format, state }: StoredSeason, entries: readonly EntryRow[]): boolean {
  const entered = entries.filter((entry) => entry.state === 'entered')
  const isPlayed = format === 'ladder' && (state === 'open' || state === 'frozen')
  return isPlayed && entered.length > 0 && entered.every(({ agent }) => !traitsOf(agent.kind).hasOwner)
}

/** Whether matches may begin. A paused season has no rehearsals either. */
const mayRehearse = (state: SeasonState) => state === 'created' || state === 'open' || state === 'frozen'

function Remark({ children }: { children: ReactNode }) {
  return <p className="mb-6 border-l-2 border-brass pl-4 text-sm">{children}</p>
}

/** Owners with so many agents that the schedule cannot treat everybody alike. There is time to ask for fewer. */
async function Crowded({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize.manage')
  const tMatch = await getTranslations('match.languages')
  const crowded = await crowdedIn(season)
  const kind = season.format === 'knockout' && season.ruleset.players === 2 ? 'byes' : 'house'
  return crowded.map(({ language, owner, own, agents }) => (
    <Remark key={`${language} ${owner}`}>
      {t(`crowded.${own === agents ? 'alone' : kind}`, {
        language: hasWords(season.game, season.ruleset) ? tMatch(language) : 'none',
        owner,
        own,
        agents,
      })}
    </Remark>
  ))
}

/** How much of its word order a season has used. Nothing has to be done when a pool ends. */
async function Words({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize.manage')
  const tMatch = await getTranslations('match.languages')
  const left = await wordsLeft(database(), season.id)
  return left.map(({ language, ...counts }) => (
    <p key={language} className="mb-2 text-sm text-soft">
      {t(counts.pool === 0 ? 'wordsLeftNone' : 'wordsLeft', { language: tMatch(language), ...counts })}
    </p>
  ))
}

const newest = 12

/** The newest matches, including those that only the organizer can see, each with the way to a decision about it. */
async function Played({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize.manage')
  const tSeasons = await getTranslations('seasons.schedule')
  const filter = { seasonSlug: season.slug, mode: 'ranked', seesWithheld: true, limit: newest } as const
  const { items } = await listMatches(database(), filter)
  if (items.length === 0) return null
  return (
    <div>
      <h3 className="display pb-3 text-xl">{t('newest')}</h3>
      <MatchList
        matches={items}
        tell={(id) =>
          season.state !== 'closed' &&
          items.some((match) => match.id === id && match.status === 'finished') && (
            <Link href={voidAddress(season.slug, id)} className={`relative ${underlined}`}>
              {tSeasons('voidIt')}
            </Link>
          )
        }
      />
    </div>
  )
}

/** Pairs of owners whose agents did better together than with others. Only the organizer sees this, and it decides nothing. */
async function SeasonPairs({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize.pairs')
  const { looked: pairs, items } = await seasonPairs(database(), season.id)
  const standing = items.filter(({ stands }) => stands)
  const text = pairs === 0 ? t('tooFew') : t(standing.length === 0 ? 'none' : 'text', { pairs })
  return (
    <div>
      <h3 className="display pb-3 text-xl">{t('title')}</h3>
      <p className="max-w-[62ch] pb-3 text-sm text-soft">{text}</p>
      <ul className="space-y-4">
        {standing.map((row) => (
          <Pair key={`${row.language} ${row.one.agentIds.join()} ${row.other.agentIds.join()}`} row={row} />
        ))}
      </ul>
    </div>
  )
}

async function Pair({ row }: { row: PairRow }) {
  const t = await getTranslations('organize.pairs')
  const format = await getFormatter()
  const number = (value: number) =>
    withMinus(format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
  const { one, other, matches, joint, expected, gain, low, high } = row
  const numbers = {
    joint: number(joint),
    expected: number(expected),
    gain: number(gain),
    low: number(low),
    high: number(high),
  }
  return (
    <li className="border-l-2 border-brass pl-4 text-sm wrap-anywhere">
      <p>{t('between', { one: await ownerAndAgents(one), other: await ownerAndAgents(other) })}</p>
      <p>{t('gain', { matches, ...numbers })}</p>
      <TableLinks matchIds={row.matchIds} />
    </li>
  )
}

/** The agents that knew more than their tables. Only the organizer sees this, and it decides nothing. */
async function SeasonFlags({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize.flags')
  const flagged = (await seasonFlags(database(), season.id)).filter((row) => row.flagged)
  const names = await agentNames(
    database(),
    flagged.map(({ agentId }) => agentId),
  )
  return (
    <div>
      <h3 className="display pb-3 text-xl">{t('title')}</h3>
      <p className="max-w-[62ch] pb-3 text-sm text-soft">{flagged.length === 0 ? t('none') : t('text')}</p>
      <ul className="space-y-4">
        {flagged.map((row) => (
          <Flag
            key={`${row.measure} ${row.language} ${row.agentId}`}
            row={row}
            agent={names.get(row.agentId)}
          />
        ))}
      </ul>
    </div>
  )
}

type Named = ComponentProps<typeof AgentName>['agent']

async function Flag({ row, agent }: { row: FlagRow; agent: Named | undefined }) {
  const t = await getTranslations('organize.flags')
  const format = await getFormatter()
  const p = row.p < 1e-6 ? '< 0.000001' : format.number(row.p, { maximumSignificantDigits: 2 })
  const expected = format.number(row.expected, { maximumFractionDigits: 1 })
  return (
    <li className="border-l-2 border-brass pl-4 text-sm">
      <p>{agent ? <AgentName agent={agent} /> : row.agentId}</p>
      <p>{t(row.measure, { observed: row.observed, matches: row.matches, expected, p })}</p>
      <TableLinks matchIds={row.matchIds} />
    </li>
  )
}
