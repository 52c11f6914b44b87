import type { SeatScene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { AgentName } from '../../match/table/agent-name.tsx'
import { SeatChip, seatColour, seatTone } from '../../match/table/seat-chip.tsx'
import { widePlace } from '../oval.ts'
import { useWords } from '../words.ts'

interface RingSeatProps {
  readonly seat: SeatScene
  readonly seats: number
  readonly agent: AgentRef
  readonly isSpeaking: boolean
  readonly isNamed: boolean
}

/** A player at a small round table. */
function RingSeat({ seat, seats, agent, isSpeaking, isNamed }: RingSeatProps) {
  const t = useTranslations('scene')
  const words = useWords()
  const { x, y } = widePlace(seat.seat, seats)
  const style: CSSProperties & Record<'--seat', string> = {
    '--seat': seatColour(seat.seat),
    // Few at a table have room for longer names, except at its left and right, where the frame is near.
    width: seats > 6 || x < 15 || x > 85 ? 'clamp(3.6rem, 21%, 5rem)' : 'clamp(4.25rem, 25%, 5.75rem)',
    left: `${x}%`,
    top: `${y}%`,
  }
  return (
    <span
      data-out={seat.isOut === true}
      data-speaking={isSpeaking}
      style={style}
      className="group/seat absolute mt-[calc(var(--face,2.5rem)/-2)] grid -translate-x-1/2 justify-items-center text-center *:max-w-full"
    >
      <span className="block size-(--face,2.5rem) overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--seat)_22%,var(--color-raised))] shadow-[0_0_0_1.5px_var(--seat)] in-data-[out=true]:opacity-35 in-data-[out=true]:grayscale in-data-[speaking=true]:shadow-[0_0_0_3px_var(--seat)]">
        <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat.seat)} />
      </span>
      <SeatChip
        seat={seat.seat}
        className="absolute top-[calc(var(--face,2.5rem)-0.75rem)] left-[calc(50%-var(--face,2.5rem)/2-0.25rem)] size-4! text-2xs"
      />
      {isNamed && (
        <span
          className={`text-2xs leading-tight text-soft wrap-break-word hyphens-auto @max-[13.5rem]:sr-only in-data-[out=true]:text-faint in-data-[out=true]:line-through ${y < 40 ? 'absolute bottom-full pb-0.5' : 'block pt-1.5'}`}
        >
          <AgentName agent={agent} />
        </span>
      )}
      {seat.isAsked && <span className="sr-only">{t('asked')}</span>}
      {seat.isOut && seat.note && <span className="sr-only">{words(seat.note)}</span>}
    </span>
  )
}

interface PortraitRingProps {
  readonly seats: readonly { readonly seat: SeatScene; readonly agent: AgentRef }[]
  readonly speaker?: number | undefined
  readonly isNamed?: boolean
  /** What lies in the middle. */
  readonly children?: ReactNode
}

/** A round table of large portraits. It is as high as its frame, which is a container. */
export function PortraitRing({ seats, speaker, isNamed = false, children }: PortraitRingProps) {
  return (
    <div className="@container relative aspect-10/6 h-full max-w-full">
      <div className="absolute inset-[13%_16%] rounded-full border border-rim bg-raised" />
      <div className="contents [--face:clamp(2.5rem,14cqw,4rem)]">
        {seats.map(({ seat, agent }) => (
          <RingSeat
            key={seat.seat}
            seat={seat}
            seats={seats.length}
            agent={agent}
            isSpeaking={speaker === seat.seat}
            isNamed={isNamed}
          />
        ))}
      </div>
      {children}
    </div>
  )
}

/** Somebody who has a face and no name: the match in the picture was played for it alone. */
export const faceOf = ({ seat, name }: SeatScene): AgentRef => ({
  id: `face ${seat}`,
  slug: '',
  name,
  nameZh: null,
  kind: 'house',
  avatarVersion: null,
})
