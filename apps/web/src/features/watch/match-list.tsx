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
        className="grid gap-x-12 border-t border-line *:border-b *:border-line @4xl:grid-cols-2"
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

/** More portraits lie closer together. */
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
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] content-between items-center gap-x-6 gap-y-1 py-3 hover:bg-raised">
      <div className="col-span-full min-w-0">
        <div>
          <Link
            href={`/matches/${match.id}`}
            className="font-display text-lg leading-snug wrap-anywhere after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
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
        <div className="flex flex-wrap items-baseline gap-x-3 text-xs text-faint">
          {isMarked && <GameMark game={match.game} />}
          {match.seats.some(({ agent }) => agent.kind === 'person') && <span>{tWatch('withPeople')}</span>}
          {appeal && <AppealLine appeal={appeal} game={match.game} />}
        </div>
      </div>
      <span
        aria-hidden="true"
        className={`flex ${match.seats.length > mostApart ? '-space-x-4' : '-space-x-2'}`}
      >
        {match.seats.map(({ seat, agent }) => (
          <span
            key={seat}
            className="size-7 shrink-0 overflow-hidden rounded-full ring-2 ring-ground group-hover:ring-raised"
          >
            <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
          </span>
        ))}
      </span>
      <p className="figures text-right text-xs text-faint">
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
        <span className="ml-3">
          {isSpoken(match.game) && (
            <span className="max-sm:hidden">{t(`languages.${match.language}`)} · </span>
          )}
          {t('table', { name: tableName(match.id) })}
        </span>
      </p>
      {told && <p className="col-span-full text-sm text-soft">{told}</p>}
    </li>
  )
}
