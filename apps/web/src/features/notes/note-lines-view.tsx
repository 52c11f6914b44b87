import type { SeatHeader } from '@wis/protocol'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { seatTone } from '../match/table/seat-chip.tsx'
import type { NoteLine } from './note-lines.ts'

interface NoteLinesProps {
  /** One, or all of the deal. */
  readonly lines: readonly NoteLine[]
  readonly matchId: string
  readonly seats: readonly Pick<SeatHeader, 'agent'>[]
  readonly names: readonly string[]
}

/** Lines of a match that notes stand at, each with the face and the name of its player. */
export function NoteLines({ lines, matchId, seats, names }: NoteLinesProps) {
  const isGroup = lines.length > 1
  return (
    <div className={`min-w-0 ${isGroup ? 'flex flex-wrap gap-x-5 gap-y-2' : ''}`}>
      {lines.map((line, at) => (
        <a
          key={line.seq}
          id={at === 0 ? undefined : `e${line.seq}`}
          href={`/matches/${matchId}?e=${line.seq}&reveal=2`}
          className="group flex min-w-0 items-start gap-3"
        >
          <Face seat={line.seat} seats={seats} isSmall={isGroup} />
          <Said line={line} name={line.seat === undefined ? undefined : names[line.seat]} />
        </a>
      ))}
    </div>
  )
}

interface FaceProps extends Pick<NoteLinesProps, 'seats'> {
  readonly seat: number | undefined
  readonly isSmall: boolean
}

function Face({ seat, seats, isSmall }: FaceProps) {
  const agent = seat === undefined ? undefined : seats[seat]?.agent
  if (seat === undefined || !agent) return null
  return (
    <Avatar
      id={agent.id}
      version={agent.avatarVersion}
      tone={seatTone(seat)}
      className={`shrink-0 rounded-full ${isSmall ? 'size-6' : 'size-8'}`}
    />
  )
}

function Said({
  line: { text, rest, isSpoken, opens, seat },
  name,
}: {
  line: NoteLine
  name?: string | undefined
}) {
  if (seat === undefined)
    return (
      <span
        className={`min-w-0 wrap-anywhere group-hover:underline ${opens ? 'display text-xl' : 'text-sm text-soft'}`}
      >
        <ForeignText text={text} />
      </span>
    )
  if (rest === undefined || name === undefined)
    return (
      <span className="min-w-0 pt-1 text-sm wrap-anywhere text-soft group-hover:text-ink">
        <ForeignText text={text} />
      </span>
    )
  return (
    <span className="min-w-0 pt-0.5 wrap-anywhere">
      <ForeignText text={name} className={`text-sm font-semibold ${isSpoken ? 'block' : ''}`} />{' '}
      <ForeignText
        text={rest}
        className={isSpoken ? 'font-display text-lg leading-snug' : 'text-sm text-soft group-hover:text-ink'}
      />
    </span>
  )
}
