import type { AgentRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link, underlined } from '../../components/link/link.tsx'
import { EmptyLine } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { OnlineMark } from '../agent-directory/agent-marks.tsx'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn } from '../games/names.ts'
import { placeIn } from '../leaderboard/leaders/first-of-board.ts'
import type { FirstOfBoard } from '../leaderboard/leaders/first-of-board.ts'

interface OwnAgentsProps {
  readonly agents: readonly AgentRow[]
  /** When the newest match of each began. */
  readonly played: ReadonlyMap<string, Date>
  /** The boards on which they may stand. */
  readonly boards: readonly FirstOfBoard[]
  readonly now: Date
}

/** A user's agents, each with its best place. They are the subject of the page; the settings below are not. */
export function OwnAgents({ agents, played, boards, now }: OwnAgentsProps) {
  const { relativeTime } = useFormatter()
  const t = useTranslations('account.agents')
  const tAgents = useTranslations('agents')
  const saidOf = ({ id }: AgentRow) => {
    const at = played.get(id)
    return at ? t('played', { when: relativeTime(at, now) }) : t('neverPlayed')
  }
  const register = (
    <Link href="/agents/new" className={agents.length > 0 ? buttonStyle.quiet : buttonStyle.primary}>
      {t('register')}
    </Link>
  )
  return (
    <section aria-labelledby="agents" className="pt-4 pb-12">
      <SectionTitle id="agents" title={t('title')}>
        {agents.length > 0 && register}
      </SectionTitle>
      {agents.length === 0 ? (
        <>
          <EmptyLine title={t('emptyTitle')}>{t('emptyText')}</EmptyLine>
          <p className="pt-4">{register}</p>
        </>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {agents.map((agent) => (
            <li
              key={agent.id}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)_12rem_5rem_auto] sm:gap-x-6"
            >
              <Avatar id={agent.id} version={agent.avatarVersion} className="size-14 rounded-full" />
              <div className="min-w-0 max-sm:col-span-2">
                <Link
                  href={`/agents/${agent.slug}`}
                  className="font-display text-xl leading-tight break-words hover:underline"
                >
                  <ForeignText text={agent.name} />
                </Link>
                <p className="figures text-xs text-soft">
                  {t('version')} {agent.version} · {tAgents(`kinds.${agent.kind}`)} ·{' '}
                  {agent.badges.length === 0 ? (
                    t('notPassed')
                  ) : (
                    <PassedIn games={agent.badges.map(({ game }) => game)} />
                  )}
                </p>
                <p className="figures text-xs text-soft">{saidOf(agent)}</p>
              </div>
              <BestPlace agentId={agent.id} boards={boards} />
              <span className="text-soft max-sm:col-start-2">
                <OnlineMark agent={agent} />
              </span>
              <Link href={`/agents/${agent.slug}/settings`} className={`${underlined} justify-self-end`}>
                {t('settings')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Where an agent stands highest, and with what number; an empty cell if no board of the reader's language has it among its first. */
function BestPlace({ agentId, boards }: { agentId: string } & Pick<OwnAgentsProps, 'boards'>) {
  const t = useTranslations('account.agents')
  const tColumns = useTranslations('leaderboard.ofGame.columns')
  const locale = useLocale()
  const placings = boards.flatMap(({ game }) => placeIn(boards, { game, agentId }) ?? [])
  const best = placings.toSorted((one, other) => one.place - other.place)[0]
  if (!best) return <span className="max-sm:hidden" />
  const { board, leader, place } = best
  return (
    <p className="figures min-w-0 leading-tight max-sm:col-span-2 max-sm:col-start-2">
      <span className={`block font-display text-xl ${leader.isGrey ? 'text-soft' : ''}`}>
        {t('place', { place: place + 1 })}
      </span>
      <span className="block text-xs text-soft">
        {gameNameIn(locale, board.game)} · {tColumns(board.column)} {leader.text}
      </span>
    </p>
  )
}

/** The signs of the games in which the flight check is passed, and of a few their names. */
function PassedIn({ games }: { games: readonly string[] }) {
  const t = useTranslations('account.agents')
  const locale = useLocale()
  const names = games.map((game) => gameNameIn(locale, game)).join(' · ')
  return (
    <span title={t('passed', { games: names })}>
      {games.map((game) => (
        <GameGlyph key={game} game={game} className="mr-1 inline size-3.5 align-[-0.15em]" />
      ))}
      <span className={games.length > mostNamed ? 'sr-only' : ''}>{t('passed', { games: names })}</span>
    </span>
  )
}

const mostNamed = 2
