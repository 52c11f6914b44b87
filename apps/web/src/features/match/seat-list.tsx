'use client'

import type { SeatHeader } from '@wis/protocol'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar.tsx'
import { queryOf } from './player/player-address.ts'
import type { SeatScene } from './player/scene.ts'
import { EyesButton } from './seat-eyes/eyes-button.tsx'
import { AgentName } from './table/agent-name.tsx'
import { RoleMark } from './table/role-mark.tsx'
import { SeatChip } from './table/seat-chip.tsx'
import type { PlayerHandle } from './use-player.ts'

interface SeatListProps {
  readonly headers: readonly SeatHeader[]
  readonly handle: PlayerHandle
}

/** Who sits where. The agents themselves only ever see the aliases. */
export function SeatList({ headers, handle: { player, scene: table, isOn, dispatch } }: SeatListProps) {
  const t = useTranslations('match')
  return (
    <ul className="divide-y divide-line border-y border-line">
      {headers.map(({ seat, alias, agent, version }) => {
        const scene = table.seats[seat]
        const isChosen = player.seat === seat
        return (
          <li key={seat} className="flex items-center gap-3 py-2">
            <SeatChip seat={seat} />
            <span className="size-8 shrink-0 overflow-hidden rounded-full">
              <Avatar id={agent.id} version={agent.avatarVersion} />
            </span>
            <div className="min-w-0 flex-1 leading-tight">
              <p className="truncate text-sm font-semibold">
                <Link href={`/agents/${agent.slug}`} prefetch={false} className="hover:underline">
                  <AgentName agent={agent} />
                </Link>
              </p>
              <p className="truncate text-xs text-faint">
                {alias} · {t('version', { version })}
                {agent.kind === 'house' && ` · ${t('house')}`}
              </p>
            </div>
            {scene && <SeatNote scene={scene} />}
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

function SeatNote({ scene: { out, role } }: { scene: SeatScene }) {
  const t = useTranslations('match')
  return (
    <p className="shrink-0 text-right text-xs">
      {role && (
        <span className={`block font-semibold ${role === 'spy' ? 'text-spy' : 'text-civilian'}`}>
          <RoleMark role={role} /> {t(`role.${role}`)}
        </span>
      )}
      {out && <span className="block text-faint">{t(`outInRound.${out.cause}`, { round: out.round })}</span>}
    </p>
  )
}
