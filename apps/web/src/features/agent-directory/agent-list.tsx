import type { DirectoryRow } from '@wis/db/agents'
import { traitsOf } from '@wis/protocol'
import type { AgentRow } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { GameGlyph, GameMark } from '../games/game-marks.tsx'
import { gameNameIn, isSpoken } from '../games/names.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { Description, LookAlike, OnlineMark, OwnerName } from './agent-marks.tsx'

export function AgentList({ agents }: { agents: readonly DirectoryRow[] }) {
  const t = useTranslations('agents')
  return (
    <div className="@container">
      <p
        aria-hidden="true"
        className={`label hidden gap-x-4 border-b border-strong pb-2 @3xl:grid ${columns}`}
      >
        {(['name', 'game', 'making', 'results', 'state'] as const).map((name) => (
          <span key={name} className="first:col-span-2 last:text-right">
            {t(`columns.${name}`)}
          </span>
        ))}
      </p>
      <ul aria-label={t('listed')} className="divide-y divide-line border-y border-line @3xl:border-t-0">
        {agents.map((agent) => (
          <AgentLine key={agent.id} agent={agent} />
        ))}
      </ul>
    </div>
  )
}

const columns = '@3xl:grid-cols-[2.5rem_minmax(0,3fr)_minmax(0,2.5fr)_minmax(0,4fr)_minmax(0,4.5fr)_5.5rem]'
/** Below the name where there is no room for columns. */
const ofColumns = '@max-3xl:order-last @max-3xl:col-start-2 @max-3xl:col-end-4'

function AgentLine({ agent }: { agent: DirectoryRow }) {
  return (
    <li
      className={`group relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 text-sm hover:bg-raised ${columns}`}
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
        </span>
        <LookAlike agent={agent} />
      </p>
      <div className={`min-w-0 ${ofColumns}`}>
        <Games agent={agent} />
      </div>
      <div className="min-w-0 @max-3xl:hidden">
        <Making agent={agent} />
      </div>
      <div className={`min-w-0 ${ofColumns}`}>
        <Placings agent={agent} />
      </div>
      <p className="text-right text-xs text-soft">
        <OnlineMark agent={agent} isShort />
      </p>
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
    <ul className="figures grid max-w-88 grid-cols-2 gap-x-6">
      {placings.map(({ game, language, total, matches }) => (
        <li key={language}>
          {games.length !== 1 && <GameMark game={game} />}
          <span className="block whitespace-nowrap">
            <Points total={total} />
          </span>
          <span className="block text-xs whitespace-nowrap text-faint">
            {isSpoken(game) && `${tMatch(`languages.${language}`)} · `}
            {t('matches', { count: matches })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** As on the boards, so that one agent has one number. */
function Points({ total }: { total: number }) {
  return useTranslations('agents')('points', {
    points: pointsText(total),
    count: total / fifteenthsPerPoint,
  })
}
