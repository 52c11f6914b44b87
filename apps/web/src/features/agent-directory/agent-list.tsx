import type { DirectoryRow } from '@wis/db/agents'
import { traitsOf } from '@wis/protocol'
import type { AgentRow } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { wholeText } from '../../components/text/number-text.ts'
import { AgentGames, GameMark } from '../games/game-marks.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { Description, LookAlike, OnlineMark, OwnerName } from './agent-marks.tsx'

export function AgentList({ agents }: { agents: readonly DirectoryRow[] }) {
  const t = useTranslations('agents')
  return (
    <ul aria-label={t('listed')} className="@container divide-y divide-line border-y border-line">
      {agents.map((agent) => (
        <AgentLine key={agent.id} agent={agent} />
      ))}
    </ul>
  )
}

function AgentLine({ agent }: { agent: DirectoryRow }) {
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3.5 text-sm hover:bg-raised @3xl:grid-cols-[auto_minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)_6rem]">
      <Avatar id={agent.id} version={agent.avatarVersion} className="size-12 rounded-full" />
      <p className="min-w-0">
        <Link
          href={`/agents/${agent.slug}`}
          className="block wrap-anywhere font-display text-xl after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
        >
          <AgentName agent={agent} />
        </Link>
        <span className="block wrap-anywhere text-xs text-faint">
          <OwnerName agent={agent} />
        </span>
        <LookAlike agent={agent} />
        <AgentGames games={agent.games} />
      </p>
      <div className="min-w-0 @max-3xl:order-last @max-3xl:col-start-2 @max-3xl:col-end-4">
        <Making agent={agent} />
      </div>
      <div className="min-w-0 @max-3xl:order-last @max-3xl:col-start-2 @max-3xl:col-end-4">
        <Placings agent={agent} />
      </div>
      <p className="text-right text-xs text-soft">
        <OnlineMark agent={agent} />
      </p>
    </li>
  )
}

/** The model or Space that an agent names, else its kind; for a house agent, its description. */
function Making({ agent }: { agent: AgentRow }) {
  const t = useTranslations('agents')
  const { connector, kind, badge } = agent
  const named = connector.model ?? connector.space
  if (!traitsOf(kind).hasOwner) {
    return (
      <p className="line-clamp-2 text-xs text-soft">
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

function Placings({ agent: { placings, games } }: { agent: DirectoryRow }) {
  const t = useTranslations('agents')
  const tMatch = useTranslations('match')
  if (placings.length === 0) return <p className="text-xs text-faint">{t('unplayed')}</p>
  return (
    <ul className="figures grid max-w-72 grid-cols-2 gap-x-6">
      {placings.map(({ game, language, total, matches }) => (
        <li key={language}>
          {games.length !== 1 && <GameMark game={game} />}
          <span className="pr-1.5 text-xs text-faint">{tMatch(`languages.${language}`)}</span>
          <span className="whitespace-nowrap">
            {t('points', { points: wholeText(Math.round(total / fifteenthsPerPoint) || 0) })}
          </span>
          <span className="block text-xs text-faint">{t('matches', { count: matches })}</span>
        </li>
      ))}
    </ul>
  )
}
