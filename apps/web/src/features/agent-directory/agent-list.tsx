import type { DirectoryRow } from '@wis/db/agents'
import { traitsOf } from '@wis/protocol'
import type { AgentRow } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { GameGlyph, GameMark } from '../games/game-marks.tsx'
import { gameNameIn, isSpoken } from '../games/names.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { Description, LookAlike, OnlineMark, OwnerName } from './agent-marks.tsx'

interface AgentListProps {
  readonly agents: readonly DirectoryRow[]
  /** Whether their totals are told, because the list is in their order. */
  readonly isByTotal: boolean
  readonly isByGame: boolean
}

/** Where the list is of all games, its agents stand with those of their game; the games come as their first agents do. */
export function AgentList({ agents, isByTotal, isByGame }: AgentListProps) {
  const t = useTranslations('agents')
  const gamesOf = ({ games }: DirectoryRow) => games.join(' ')
  const groups = isByGame
    ? [...new Set(agents.map(gamesOf))].map((games) => agents.filter((agent) => gamesOf(agent) === games))
    : [agents]
  return (
    <div className="@container">
      <p
        aria-hidden="true"
        className={`label hidden gap-x-4 border-b border-strong pb-2 @3xl:grid ${columns(isByGame)}`}
      >
        {(
          [
            'name',
            ...(isByGame ? [] : (['game'] as const)),
            'making',
            isByTotal ? 'results' : 'matches',
          ] as const
        ).map((name) => (
          <span key={name} className="first:col-span-2 last:text-right">
            {t(`columns.${name}`)}
          </span>
        ))}
      </p>
      {groups.map((group, place) => (
        <section key={place}>
          {isByGame && group[0] && (
            <h3 className="border-b border-line bg-sunken px-3 py-1.5 text-sm font-semibold">
              <Games agent={group[0]} />
            </h3>
          )}
          <ul aria-label={t('listed')} className="divide-y divide-line border-b border-line">
            {group.map((agent) => (
              <AgentLine key={agent.id} agent={agent} isByTotal={isByTotal} isByGame={isByGame} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const columns = (isByGame: boolean) =>
  isByGame
    ? '@3xl:grid-cols-[2.5rem_minmax(0,3fr)_minmax(0,9fr)_11rem]'
    : '@3xl:grid-cols-[2.5rem_minmax(0,3fr)_minmax(0,2.5fr)_minmax(0,8fr)_11rem]'

interface AgentLineProps extends Omit<AgentListProps, 'agents'> {
  readonly agent: DirectoryRow
}

function AgentLine({ agent, isByTotal, isByGame }: AgentLineProps) {
  return (
    <li
      className={`group relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 text-sm hover:bg-raised ${columns(isByGame)}`}
    >
      <Avatar id={agent.id} version={agent.avatarVersion} className="size-10 rounded-full" />
      <p className="min-w-0">
        <Link
          href={`/agents/${agent.slug}`}
          className="block wrap-anywhere text-base font-semibold after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
        >
          <AgentName agent={agent} />
        </Link>
        <span className="block wrap-anywhere text-xs text-faint">
          <OwnerName agent={agent} />
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
      <div className="min-w-0 text-right">
        <Placings agent={agent} isByTotal={isByTotal} />
      </div>
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

/** The model or Space that an agent names, else its kind; for a house agent, its description. */
function Making({ agent }: { agent: AgentRow }) {
  const t = useTranslations('agents')
  const { connector, kind, badge } = agent
  const named = connector.model ?? connector.space
  if (!traitsOf(kind).hasOwner) {
    return (
      <p className="line-clamp-2 text-soft">
        <Description agent={agent} />
      </p>
    )
  }
  return (
    <p className="wrap-anywhere">
      {named ? <ForeignText text={named} /> : t(`kinds.${kind}`)}
      <span className="block wrap-anywhere text-xs text-faint">
        {named && `${t(`kinds.${kind}`)} · `}
        {badge ? t('badge', { score: badge.score }) : t('noBadge')}
      </span>
    </p>
  )
}

/** The matches of an agent in each language, or its totals. */
function Placings({ agent: { placings, games }, isByTotal }: { agent: DirectoryRow; isByTotal: boolean }) {
  const t = useTranslations('agents')
  const tMatch = useTranslations('match')
  const { number } = useFormatter()
  const all = placings.reduce((sum, { matches }) => sum + matches, 0)
  if (all === 0) return <p className="text-xs text-faint">{t('unplayed')}</p>
  const spoken = placings.filter(({ game }) => isSpoken(game))
  return (
    <p className="figures">
      {isByTotal
        ? placings.map(({ game, language, total }) => (
            <span key={language} className="block">
              {games.length !== 1 && <GameMark game={game} />} <Points total={total} />
            </span>
          ))
        : t('matches', { count: all })}
      {spoken.length > 1 && (
        <span className="block text-xs whitespace-nowrap text-faint @max-3xl:hidden">
          {spoken
            .map(({ language, matches }) => `${tMatch(`languages.${language}`)} ${number(matches)}`)
            .join(' · ')}
        </span>
      )}
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
