import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { Link } from '../../../components/link/link.tsx'
import { Viewers } from '../../../features/match/live/viewers.tsx'
import { tableName } from '../../../features/match/table-name.ts'
import { AgentName } from '../../../features/match/table/agent-name.tsx'
import { SeatChip, seatTone } from '../../../features/match/table/seat-chip.tsx'
import type { TableHeader } from '../../../features/watch/live-tiles.ts'
import { GlanceProvider, SeenRound } from '../glance/glance-provider.tsx'
import type { Glance } from '../glance/glance.ts'
import { widePlace } from '../player/seating.ts'
import { MiniSeat } from './mini-seat.tsx'
import { MiniWords } from './mini-words.tsx'

interface MiniTableProps {
  readonly header: TableHeader
  readonly first: Glance
}

/** A small live table: its players, the speaker, and the seats that are out. */
export function MiniTable({ header, first }: MiniTableProps) {
  const t = useTranslations('match')
  return (
    <GlanceProvider matchId={header.id} first={first}>
      <article className="group relative flex flex-col border border-line bg-raised p-4 transition-colors hover:border-strong">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 truncate font-display text-lg">
            <Link href={`/matches/${header.id}`} className="after:absolute after:inset-0">
              {t('table', { name: tableName(header.id) })}
            </Link>
          </h3>
          <span className="flex shrink-0 items-baseline gap-3">
            <Viewers matchId={header.id} />
            <span className="label">{t(`languages.${header.language}`)}</span>
          </span>
        </div>
        <div className={miniRoom}>
          <div className="absolute inset-[16%_13%] rounded-full border border-rim bg-felt" />
          {header.seats.map(({ seat, agent }) => (
            <Sitter key={seat} seat={seat} seats={header.seats.length} agent={agent} />
          ))}
          <div className="absolute inset-0 grid place-items-center pt-2">
            <SeenRound className="[&_p]:flex-col [&_p]:gap-1" />
          </div>
        </div>
        <MiniWords aliases={header.seats.map(({ alias }) => alias)} />
      </article>
    </GlanceProvider>
  )
}

/** It is as high as it is wide, with room for the names below the last row. */
export const miniRoom = 'relative mx-auto mt-4 mb-8 aspect-[10/6] w-full max-w-88'

interface SitterProps {
  readonly seat: number
  readonly seats: number
  readonly agent: AgentRef
}

function Sitter({ seat, seats, agent }: SitterProps) {
  const { x, y } = widePlace(seat, seats)
  return (
    <MiniSeat seat={seat} style={{ left: `${x}%`, top: `${y}%` }}>
      <span className="block size-10 overflow-hidden rounded-full shadow-[0_0_0_1.5px_var(--seat)] in-data-[speaking=true]:shadow-[0_0_0_3px_var(--seat)] in-data-[out=true]:opacity-35 in-data-[out=true]:grayscale">
        <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
      </span>
      <SeatChip seat={seat} className="absolute top-7 left-[calc(50%-1.5rem)] size-4! text-2xs" />
      <span className="block pt-0.5 text-2xs leading-tight wrap-anywhere text-soft in-data-[out=true]:text-faint in-data-[out=true]:line-through">
        <AgentName agent={agent} />
      </span>
    </MiniSeat>
  )
}
