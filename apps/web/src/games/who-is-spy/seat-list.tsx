'use client'

import type { SeatRating } from '@wis/db/boards'
import type { SeatHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { RatingNote } from '../../features/match/rating-note.tsx'
import { EyesButton } from '../../features/match/seat-eyes/eyes-button.tsx'
import { AgentLink } from '../../features/match/table/agent-link.tsx'
import { RoleMark } from '../../features/match/table/role-mark.tsx'
import { SeatChip, seatColour, seatTone } from '../../features/match/table/seat-chip.tsx'
import { queryOf } from './player/query-of.ts'
import type { PlayerHandle } from './use-player.ts'

interface SeatListProps {
  readonly headers: readonly SeatHeader[]
  readonly ratings: readonly SeatRating[]
  readonly handle: PlayerHandle
}

/** The agents by seat. The agents themselves only ever see the aliases. */
export function SeatList({ headers, ratings, handle }: SeatListProps) {
  const t = useTranslations('match')
  const { player, scene: table, isOn, dispatch } = handle
  return (
    <ul className="divide-y divide-line border-y border-line">
      {headers.map(({ seat, alias, agent, version }) => {
        const scene = table.seats[seat]
        const isChosen = player.seat === seat
        const rating = ratings.find((rated) => rated.seat === seat)
        return (
          <li key={seat} className="@container flex items-center gap-3 py-2">
            <SeatChip seat={seat} />
            <span
              className="size-8 shrink-0 overflow-hidden rounded-full"
              style={{ boxShadow: `0 0 0 2px ${seatColour(seat)}` }}
            >
              <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
            </span>
            <div className="min-w-0 flex-1 leading-tight">
              <p className="flex items-baseline justify-between gap-3 text-sm font-semibold">
                <AgentLink agent={agent} className="min-w-0 wrap-anywhere" />
                {scene?.role && <RoleNote role={scene.role} />}
              </p>
              <p className="flex justify-between gap-3 text-xs text-faint">
                <span className="min-w-0 wrap-anywhere">
                  {alias}
                  {rating && <RatingNote rating={rating} isTold={!isOn && player.level === 'everything'} />}
                  <span className={scene?.out ? '@max-md:hidden' : ''}>
                    {` · ${t('version', { version })}`}
                    {agent.kind === 'house' && ` · ${t('house')}`}
                  </span>
                </span>
                {scene?.out && (
                  <span className="shrink-0">
                    {t(`outInRound.${scene.out.cause}`, { round: scene.out.round })}
                  </span>
                )}
              </p>
            </div>
            {!isOn && (
              <EyesButton
                alias={alias}
                isChosen={isChosen}
                address={queryOf(player, { seat: isChosen ? undefined : seat })}
                onChoose={() => {
                  dispatch({ type: 'seat', seat: isChosen ? null : seat })
                }}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function RoleNote({ role }: { role: 'spy' | 'civilian' }) {
  const t = useTranslations('match.role')
  return (
    <span className={`shrink-0 text-xs ${role === 'spy' ? 'text-spy' : 'text-civilian'}`}>
      <RoleMark role={role} /> {t(role)}
    </span>
  )
}
