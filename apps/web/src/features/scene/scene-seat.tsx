import type { ScenePart, SeatScene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { AgentName } from '../match/table/agent-name.tsx'
import { SeatChip, seatColour, seatTone } from '../match/table/seat-chip.tsx'
import { ScenePartView } from './scene-part.tsx'
import { useWords } from './words.ts'

interface SceneSeatProps {
  readonly seat: SeatScene
  readonly agent: AgentRef | undefined
  /** What lies before this seat. */
  readonly parts: readonly ScenePart[]
  /** Whether so many sit there that a phone has no room for their portraits. */
  readonly isOneOfMany: boolean
  readonly nameOf: (seat: number) => string
}

/** A seat at the table: who sits there, what it did last, and what lies before it. */
export function SceneSeat({ seat, agent, parts, isOneOfMany, nameOf }: SceneSeatProps) {
  const cards = parts.filter(({ kind }) => kind === 'cards')
  const others = parts.filter(({ kind }) => kind !== 'cards')
  const hasOwn = parts.length > 0
  // Many seats stand side by side, so that what lies before one of them has room only below its name.
  const isWide = hasOwn && !isOneOfMany
  return (
    <section
      aria-label={seat.name}
      data-asked={seat.isAsked}
      className={`min-w-0 rounded-card border border-line bg-raised px-3 py-2.5 transition-colors data-[asked=true]:border-brass ${isWide ? 'sm:flex sm:items-center sm:gap-6' : ''}`}
    >
      <div className={isWide ? 'sm:w-44 sm:shrink-0' : ''}>
        <Sitter seat={seat} agent={agent} isOneOfMany={isOneOfMany} />
        <Last seat={seat} />
      </div>
      {hasOwn && (
        <div
          className={`@container flex min-w-0 flex-1 flex-wrap items-end gap-x-6 gap-y-3 pt-2 ${isWide ? 'sm:pt-0' : ''}`}
        >
          {cards.map((part, place) => (
            <ScenePartView key={place} part={part} nameOf={nameOf} />
          ))}
          <div className="flex flex-wrap gap-x-5 gap-y-2 empty:hidden">
            {others.map((part, place) => (
              <ScenePartView key={place} part={part} nameOf={nameOf} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

type SitterProps = Pick<SceneSeatProps, 'seat' | 'agent' | 'isOneOfMany'>

function Sitter({ seat: { seat, name }, agent, isOneOfMany }: SitterProps) {
  return (
    <div className="flex items-center gap-2.5">
      {agent && (
        <span
          className={`size-9 shrink-0 overflow-hidden rounded-full ${isOneOfMany ? 'max-sm:hidden' : ''}`}
          style={{ boxShadow: `0 0 0 2px ${seatColour(seat)}` }}
        >
          <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
        </span>
      )}
      <div className="min-w-0 flex-1 leading-tight">
        <p className="flex items-center gap-1.5 text-sm font-semibold">
          <SeatChip seat={seat} className="size-4! text-2xs!" />
          <span className="truncate">{name}</span>
        </p>
        {agent && (
          <p className="wrap-anywhere text-xs text-faint">
            <AgentName agent={agent} />
          </p>
        )}
      </div>
    </div>
  )
}

/** What it did last, and whether it is asked now. */
function Last({ seat: { isAsked, note } }: Pick<SceneSeatProps, 'seat'>) {
  const t = useTranslations('scene')
  const words = useWords()
  return (
    <p className="flex min-h-5 flex-wrap items-baseline gap-x-3 pt-1.5 text-xs leading-snug text-soft">
      {note && <span>{words(note)}</span>}
      {isAsked && (
        <span className="flex items-center gap-1.5 text-brass">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-brass" />
          {t('asked')}
        </span>
      )}
    </p>
  )
}
