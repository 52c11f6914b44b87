import type { DirectoryRow } from '@wis/db/agents'
import { houseOfKit, housePlayerCalled } from '@wis/games'
import { traitsOf } from '@wis/protocol'
import type { AgentRow } from '@wis/protocol'
import { averageRating, fifteenthsPerPoint, matchesToLead } from '@wis/ratings'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { visibleString } from '../../components/text/visible-text.ts'
import { GameGlyph, GameMark } from '../games/game-marks.tsx'
import { gameNameIn, isSpoken } from '../games/names.ts'
import { placeIn } from '../leaderboard/leaders/first-of-board.ts'
import type { FirstOfBoard } from '../leaderboard/leaders/first-of-board.ts'
import { agentNameIn } from '../match/agent-name-in.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { Description, LookAlike, OnlineMark, OwnerName } from './agent-marks.tsx'
import { AxisEnds, Standing } from './standing.tsx'

interface AgentListProps {
  readonly agents: readonly DirectoryRow[]
  /** Whether their totals are told, because the list is in their order. */
  readonly isByTotal: boolean
  readonly isByGame: boolean
  /** The boards of the games, which say where an agent stands. */
  readonly boards: readonly FirstOfBoard[]
}

/** On the first of its boards that these are. */
const placeOf = (boards: readonly FirstOfBoard[], { id, placings }: DirectoryRow) =>
  placings.map(({ game }) => placeIn(boards, { game, agentId: id })).find((placed) => placed !== undefined)

/**
 * Where the list is of all games, its agents stand with those of the game that ranks them, in the order of its board; the
 * games come as their first agents do.
 */
export function AgentList({ agents, isByTotal, isByGame, boards }: AgentListProps) {
  const t = useTranslations('agents')
  const groupOf = (agent: DirectoryRow) => placeOf(boards, agent)?.board.game ?? agent.games.join(' ')
  const orderOf = (agent: DirectoryRow) => placeOf(boards, agent)?.place ?? Infinity
  const groups = isByGame
    ? [...new Set(agents.map(groupOf))].map((game) =>
        agents
          .filter((agent) => groupOf(agent) === game)
          .toSorted((one, other) => orderOf(one) - orderOf(other) || 0),
      )
    : [agents]
  return (
    <div className="@container">
      <p
        aria-hidden="true"
        className={`label hidden gap-x-4 border-b border-strong pb-2 @3xl:grid ${columns(isByGame)}`}
      >
        {(['name', ...(isByGame ? [] : (['game'] as const)), 'making'] as const).map((name) => (
          <span key={name} className={name === 'name' ? 'col-span-2' : ''}>
            {t(`columns.${name}`)}
          </span>
        ))}
        <span className="text-right">{!isByTotal && t('columns.interval')}</span>
        <span className="text-right">{t(`columns.${isByTotal ? 'totals' : 'result'}`)}</span>
      </p>
      {isByGame && (
        <p className="py-1.5 text-xs text-soft">
          {t('barsText', { average: String(averageRating), least: matchesToLead })}
        </p>
      )}
      {groups.map((group, place) => (
        <section key={place}>
          {isByGame && group[0] && (
            <h3
              className={`flex flex-wrap justify-between gap-x-6 border-b border-line bg-sunken py-1.5 pl-3 text-sm font-semibold @3xl:grid @3xl:gap-x-4 @3xl:pl-0 @max-3xl:pr-3 ${columns(isByGame)}`}
            >
              <GroupName agent={group[0]} boards={boards} />
            </h3>
          )}
          <Lines
            agents={group}
            isFolding={isByGame}
            isByTotal={isByTotal}
            isByGame={isByGame}
            boards={boards}
          />
        </section>
      ))}
    </div>
  )
}

interface LinesProps extends AgentListProps {
  /** Whether second seats of the same programs are folded into one line. */
  readonly isFolding: boolean
}

function Lines({ agents, isFolding, ...about }: LinesProps) {
  const t = useTranslations('agents')
  const [locale, { list }] = [useLocale(), useFormatter()]
  const again = isFolding ? agents.filter((agent, at) => playsAgain(agents.slice(0, at), agent)) : []
  const isFolded = again.length >= fewestFolded && again.length < agents.length
  const lines = (shown: readonly DirectoryRow[]) => (
    <ul aria-label={t('listed')} className="divide-y divide-line border-b border-line">
      {shown.map((agent) => (
        <AgentLine key={agent.id} agent={agent} {...about} />
      ))}
    </ul>
  )
  if (!isFolded) return lines(agents)
  return (
    <>
      {lines(agents.filter((agent) => !again.includes(agent)))}
      <details className="border-b border-line open:border-b-0">
        <summary className="py-2.5 pl-3 text-sm text-soft">
          {t('sameProgram', {
            count: again.length,
            names: list(again.map((agent) => visibleString(agentNameIn(locale, agent)))),
          })}
        </summary>
        {lines(again)}
      </details>
    </>
  )
}

/** A single one is as short as the line that would stand for it. */
const fewestFolded = 2

/**
 * Whether the same program of the house stands above it under another name, for a table with more seats than the house has
 * programs.
 */
function playsAgain(above: readonly DirectoryRow[], { slug }: DirectoryRow): boolean {
  const found = housePlayerCalled(slug)
  if (!found) return false
  const twins = houseOfKit(found.kit).filter((twin) => twin.player === found.player && twin.slug !== slug)
  return twins.some((twin) => above.some((agent) => agent.slug === twin.slug))
}

const columns = (isByGame: boolean) =>
  isByGame
    ? '@3xl:grid-cols-[5.5rem_minmax(0,4fr)_minmax(0,7fr)_11rem_6rem]'
    : '@3xl:grid-cols-[2.5rem_minmax(0,4fr)_minmax(0,2.5fr)_minmax(0,5fr)_11rem_6rem]'

interface AgentLineProps extends Omit<AgentListProps, 'agents'> {
  readonly agent: DirectoryRow
}

function AgentLine({ agent, isByTotal, isByGame, boards }: AgentLineProps) {
  const placed = isByTotal ? undefined : placeOf(boards, agent)
  return (
    <li
      className={`group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 text-sm hover:bg-raised ${columns(isByGame)}`}
    >
      <span className="flex items-center gap-3 @max-3xl:gap-2">
        {isByGame && (
          <span className="figures w-9 text-right font-display text-lg font-light whitespace-nowrap text-faint">
            {placed?.leader.places}
          </span>
        )}
        <Avatar id={agent.id} version={agent.avatarVersion} className="size-10 rounded-full" />
      </span>
      <p className="min-w-0">
        <Link
          href={`/agents/${agent.slug}`}
          className="block wrap-anywhere text-base font-semibold after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
        >
          <AgentName agent={agent} />
        </Link>
        <span className="block wrap-anywhere text-xs text-faint">
          <span className={traitsOf(agent.kind).hasOwner ? '' : '@max-3xl:sr-only'}>
            <OwnerName agent={agent} />
          </span>
          <ModelMark agent={agent} />
          {/* Almost all are online. */}
          {(!agent.online || agent.retired) && (
            <span className="ml-1.5">
              <OnlineMark agent={agent} />
            </span>
          )}
        </span>
        <LookAlike agent={agent} />
      </p>
      {!isByGame && (
        <div className="min-w-0 @max-3xl:order-last @max-3xl:col-start-2 @max-3xl:col-end-4">
          <Games agent={agent} />
        </div>
      )}
      <div className="min-w-0 @max-3xl:hidden">
        <Making agent={agent} />
      </div>
      {isByTotal ? (
        <div className="col-span-2 min-w-0 text-right">
          <Totals agent={agent} />
        </div>
      ) : (
        <Standing agent={agent} placed={placed} isAlike={isByGame} />
      )}
      {!traitsOf(agent.kind).hasOwner && (
        <p className="order-last col-span-2 col-start-2 text-xs text-soft @3xl:hidden">
          <Description agent={agent} />
        </p>
      )}
    </li>
  )
}

/** Marks an agent that is a language model, or says which it asks. */
function ModelMark({ agent: { connector, kind } }: { agent: AgentRow }) {
  const t = useTranslations('agents')
  if (!traitsOf(kind).isModel && connector.model == null) return null
  return (
    <span className="ml-1.5 inline-block rounded-card border border-brass px-1.5 text-ink">{t('model')}</span>
  )
}

/** The game that ranks a group, and by what. */
function GroupName({ agent, boards }: { agent: DirectoryRow } & Pick<AgentListProps, 'boards'>) {
  const tColumns = useTranslations('leaderboard.ofGame.columns')
  const locale = useLocale()
  const { board } = placeOf(boards, agent) ?? {}
  if (!board)
    return (
      <div className="@3xl:col-span-5 @3xl:pl-3">
        <Games agent={agent} />
      </div>
    )
  return (
    <>
      <span className="flex items-center gap-2 @3xl:col-span-3 @3xl:pl-3">
        <GameGlyph game={board.game} className="size-4" />
        {gameNameIn(locale, board.game)}
      </span>
      <AxisEnds board={board} />
      <span className="font-normal text-soft @3xl:text-right">{tColumns(board.column)}</span>
    </>
  )
}

function Games({ agent: { games } }: { agent: DirectoryRow }) {
  const t = useTranslations('games')
  const locale = useLocale()
  if (games.length === 0) return <p className="text-xs text-soft">{t('allOfThem')}</p>
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {games.map((game) => (
        <li key={game} className="flex items-center gap-2">
          <GameGlyph game={game} className="size-4" />
          {gameNameIn(locale, game)}
        </li>
      ))}
    </ul>
  )
}

/** The model or Space that an agent names, else its description or its kind. */
function Making({ agent }: { agent: AgentRow }) {
  const t = useTranslations('agents')
  const { connector, kind, badge, description } = agent
  const named = connector.model ?? connector.space
  if (!traitsOf(kind).hasOwner || (!named && description !== '')) {
    return (
      <p className="line-clamp-2 text-soft">
        <Description agent={agent} />
      </p>
    )
  }
  return (
    <p className="wrap-anywhere">
      {named ? <ForeignText text={named} /> : <span className="text-faint">{t('noDescription')}</span>}
      <span className="block wrap-anywhere text-xs text-faint">
        {[t(`kinds.${kind}`), ...(badge ? [] : [t('noBadge')])].join(' · ')}
      </span>
    </p>
  )
}

/** The points of an agent in each language. */
function Totals({ agent: { placings, games } }: { agent: DirectoryRow }) {
  const t = useTranslations('agents')
  const tMatch = useTranslations('match')
  if (placings.length === 0) return <p className="text-xs text-faint">{t('unplayed')}</p>
  const isSplit = placings.filter(({ game }) => isSpoken(game)).length > 1
  return (
    <p className="figures">
      {placings.map(({ game, language, total }) => (
        <span key={language} className="block">
          {games.length !== 1 && <GameMark game={game} />}{' '}
          {isSplit && <span className="text-xs text-faint">{tMatch(`languages.${language}`)} </span>}
          <Points total={total} />
        </span>
      ))}
    </p>
  )
}

/** As on the boards, so that one agent has one number. */
function Points({ total }: { total: number }) {
  return useTranslations('agents')('points', {
    points: pointsText(total),
    count: total / fifteenthsPerPoint,
  })
}
