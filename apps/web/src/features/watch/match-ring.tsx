import type { MatchRow } from '@wis/protocol'
import type { ReactNode } from 'react'
import { visibleString } from '../../components/text/visible-text.ts'
import { RingSeat } from '../scene/tiles/ring-seat.tsx'

interface MatchRingProps {
  readonly seats: MatchRow['seats']
  /** What lies in the middle. */
  readonly children?: ReactNode
}

/** Who sat at the table of a match, as a picture. It tells nothing that was played. */
export function MatchRing({ seats, children }: MatchRingProps) {
  return (
    <div
      aria-hidden="true"
      className="flex h-56 justify-center sm:h-64 sm:grow rounded-card border border-rim bg-felt px-3 py-5"
    >
      <div className="@container relative aspect-10/6 h-full max-w-full">
        <div className="absolute inset-[13%_16%] rounded-full border border-rim bg-raised" />
        <div className="contents [--face:clamp(2.5rem,14cqw,4rem)]">
          {seats.map(({ seat, agent }) => (
            <RingSeat
              key={seat}
              seat={{ seat, name: visibleString(agent.name), isAsked: false, note: null }}
              seats={seats.length}
              agent={agent}
              isSpeaking={false}
              isNamed={false}
            />
          ))}
        </div>
        <p className="absolute inset-[25%_27%] grid place-content-center text-center font-display text-[clamp(1rem,5.5cqw,1.75rem)] leading-tight text-balance">
          {children}
        </p>
      </div>
    </div>
  )
}
