import { matchAppeals, usualGame } from '@wis/db/matches'
import type { MatchAppeal } from '@wis/db/matches'
import type { MatchRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link } from '../../components/link/link.tsx'
import { TimeAgo } from '../../components/text/time-ago.tsx'
import { database } from '../../server/database.ts'
import { GameMark } from '../games/game-marks.tsx'
import { isSpoken } from '../games/names.ts'
import { SeenEnd } from '../match/headline/seen-end.tsx'
import { tableName } from '../match/table-name.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { seatTone } from '../match/table/seat-chip.tsx'
import { AppealLine } from './appeal-line.tsx'
import { LiveDot } from './live-dot.tsx'

interface MatchListProps {
  readonly matches: readonly MatchRow[]
  /** The game that the list is about. Without it, each match says its game, if any of them is not of the usual one. */
  readonly game?: string
  /** Shows the result to readers who have asked for it. */
  readonly tell?: (matchId: string) => ReactNode
}

/**
 * Matches to watch as replays. A row has the players, the time and reasons to watch, and the result only for readers
 * who have asked for it.
 */
export async function MatchList({ matches, game, tell }: MatchListProps) {
  const isMarked = game === undefined && matches.some((match) => match.game !== usualGame)
  const t = await getTranslations('watch')
  const appeals = await matchAppeals(
    database(),
    matches.map(({ id }) => id),
  )
  return (
    <div className="@container">
      <ul
        aria-label={t('listed')}
        className="divide-y divide-line border-y border-line @2xl:grid @2xl:grid-cols-[auto_minmax(0,1fr)_auto] @2xl:gap-x-6 @5xl:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
      >
        {matches.map((match) => (
          <MatchLine
            key={match.id}
            match={match}
            isMarked={isMarked}
            appeal={appeals.get(match.id)}
            told={tell?.(match.id)}
          />
        ))}
      </ul>
    </div>
  )
}

/** More portraits lie closer together on a phone. */
const mostApart = 3

interface MatchLineProps {
  readonly match: MatchRow
  /** Whether it says of which game it is. */
  readonly isMarked: boolean
  readonly appeal: MatchAppeal | undefined
  readonly told: ReactNode
}

function MatchLine({ match, isMarked, appeal, told }: MatchLineProps) {
  const t = useTranslations('match')
  const tWatch = useTranslations('watch')
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-3 hover:bg-raised @2xl:col-span-full @2xl:grid-cols-subgrid">
      <div className="min-w-0 @max-2xl:col-span-full @2xl:order-2 @5xl:contents">
        <div className="@5xl:order-2">
          <Link
            href={`/matches/${match.id}`}
            className="font-display text-lg leading-snug wrap-anywhere @5xl:text-[1.0625rem] after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
          >
            {match.seats.map(({ seat, agent }, place) => (
              <span key={seat}>
                <AgentName agent={agent} />
                {/* No line begins with a dot. */}
                {place < match.seats.length - 1 && '\u00A0· '}
              </span>
            ))}
          </Link>
          {match.status === 'finished' && (
            <SeenEnd matchId={match.id} className="block text-sm leading-snug text-soft" />
          )}
        </div>
        <div className="flex flex-wrap items-baseline gap-x-3 text-xs text-faint @5xl:order-2 @5xl:w-64">
          {isMarked && <GameMark game={match.game} />}
          {match.seats.some(({ agent }) => agent.kind === 'person') && <span>{tWatch('withPeople')}</span>}
          {appeal && <AppealLine appeal={appeal} game={match.game} />}
        </div>
      </div>
      <span
        aria-hidden="true"
        className={`flex -space-x-2 @2xl:order-1 ${match.seats.length > mostApart ? '@max-2xl:-space-x-4' : ''}`}
      >
        {match.seats.map(({ seat, agent }) => (
          <span
            key={seat}
            className="size-8 shrink-0 overflow-hidden rounded-full ring-2 @max-2xl:size-7 ring-ground group-hover:ring-raised"
          >
            <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
          </span>
        ))}
      </span>
      <p className="figures text-right text-xs text-faint @2xl:order-3">
        {(match.status === 'void' || match.decision) && (
          <span className="mr-3 font-semibold text-ink">{tWatch('void')}</span>
        )}
        {match.status === 'running' && (
          <span className="mr-3 inline-flex items-center gap-1.5 font-semibold text-ink">
            <LiveDot />
            {tWatch('running')}
          </span>
        )}
        <TimeAgo at={match.createdAt} />
        <span className="ml-3 @2xl:ml-0 @2xl:block">
          {isSpoken(match.game) && (
            <span className="@max-2xl:hidden">{t(`languages.${match.language}`)} · </span>
          )}
          {t('table', { name: tableName(match.id) })}
        </span>
      </p>
      {told && <p className="order-4 col-span-full text-sm text-soft">{told}</p>}
    </li>
  )
}
