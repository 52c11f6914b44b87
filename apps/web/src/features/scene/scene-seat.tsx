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
  readonly nameOf: (seat: number) => string
}

/** A seat at the table: who sits there, what it did last, and what lies before it. */
export function SceneSeat({ seat: { seat, name, isAsked, note }, agent, parts, nameOf }: SceneSeatProps) {
  const t = useTranslations('scene')
  const words = useWords()
  const cards = parts.filter(({ kind }) => kind === 'cards')
  const others = parts.filter(({ kind }) => kind !== 'cards')
  return (
    <section
      aria-label={name}
      data-asked={isAsked}
      className="min-w-0 rounded-card border border-line bg-raised px-3 py-2.5 transition-colors data-[asked=true]:border-brass"
    >
      <div className="flex items-center gap-2.5">
        <span
          className="size-9 shrink-0 overflow-hidden rounded-full"
          style={{ boxShadow: `0 0 0 2px ${seatColour(seat)}` }}
        >
          {agent && <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />}
        </span>
        <div className="min-w-0 flex-1 leading-tight">
          <p className="flex items-center gap-2 text-sm font-semibold">
            <SeatChip seat={seat} className="size-4! text-2xs!" />
            <span className="truncate">{name}</span>
            {isAsked && (
              <span className="ml-auto shrink-0 text-2xs font-normal text-brass">{t('asked')}</span>
            )}
          </p>
          {agent && (
            <p className="truncate text-xs text-faint">
              <AgentName agent={agent} />
            </p>
          )}
        </div>
      </div>
      <p className="min-h-4 pt-1.5 text-xs text-soft">{note && words(note)}</p>
      {parts.length > 0 && (
        <div className="@container flex flex-wrap items-end gap-x-5 gap-y-3 pt-1">
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
