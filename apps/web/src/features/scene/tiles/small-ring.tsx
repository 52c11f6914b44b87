import type { Scene, ScenePart, SeatScene, Tone } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { AgentName } from '../../match/table/agent-name.tsx'
import { SeatChip, seatColour, seatTone } from '../../match/table/seat-chip.tsx'
import { widePlace } from '../arrow-path.ts'
import { useWords } from '../words.ts'
import { isInTheMiddle } from './small-scene.tsx'

/**
 * Whether nothing but tokens lies in the middle of a table, because people only talk there, or have all before them. A small
 * picture then shows who sits round it.
 */
export const isOfTalk = ({ parts }: Scene) =>
  parts.every((part) => part.kind === 'quests' || !isInTheMiddle(part))

interface SmallRingProps {
  readonly scene: Scene
  readonly agents: readonly AgentRef[]
  /** What stands in the middle of the table. */
  readonly line: string
}

/** A small round table: its players, the speaker, the seats that are out, and what was said last. */
export function SmallRing({ scene: { seats, parts }, agents, line }: SmallRingProps) {
  const said = lastSaid(parts)
  const quests = parts.flatMap((part) => (part.kind === 'quests' ? part.quests : []))
  return (
    <>
      <div className="relative m-auto mb-9 aspect-10/6 w-full max-w-100">
        <div className="absolute inset-[16%_20%] rounded-full border border-rim bg-felt" />
        {seats.map((seat) => (
          <RingSeat
            key={seat.seat}
            seat={seat}
            seats={seats.length}
            agent={agents[seat.seat]}
            isSpeaking={said?.seat === seat.seat}
          />
        ))}
        <p className="absolute inset-[30%_27%] grid place-items-center text-center text-xs leading-snug text-balance text-soft">
          <span className="line-clamp-4">
            {quests.length > 0 && <Quests quests={quests} />}
            {line}
          </span>
        </p>
      </div>
      {/* Always two lines high, so that nothing moves. */}
      <p className="mt-auto line-clamp-2 h-10 text-sm/5">
        {said && (
          <>
            <SeatChip seat={said.seat} className="mr-2 size-4! text-2xs" />
            <Said text={said.text} />
          </>
        )}
      </p>
    </>
  )
}

interface QuestsProps {
  readonly quests: readonly { readonly tone: Tone; readonly isNow: boolean }[]
}

const questLooks: Readonly<Partial<Record<Tone, string>>> = {
  good: 'bg-civilian text-ground',
  bad: 'bg-spy text-ground',
}

/** How each task went. The line beside it says the same in words. */
export function Quests({ quests }: QuestsProps) {
  return (
    <span aria-hidden="true" className="flex justify-center gap-1.5 pb-1.5">
      {quests.map(({ tone, isNow }, place) => (
        <span
          key={place}
          className={`grid size-5 place-items-center rounded-full text-2xs font-bold ${questLooks[tone] ?? (isNow ? 'border-2 border-brass' : 'border border-rim')}`}
        >
          {tone === 'good' ? '✓' : tone === 'bad' ? '×' : ''}
        </span>
      ))}
    </span>
  )
}

export function Said({ text }: { text: string | null }) {
  const t = useTranslations('scene')
  return text === null ? <span className="text-faint">{t('silent')}</span> : <ForeignText text={text} />
}

/** The last speech, as long as no vote has followed it. */
export function lastSaid(parts: readonly ScenePart[]) {
  const last = parts.findLast(({ kind }) => kind === 'speeches' || kind === 'ballots')
  return last?.kind === 'speeches' ? last.speeches.at(-1) : undefined
}

interface RingSeatProps {
  readonly seat: SeatScene
  readonly seats: number
  readonly agent: AgentRef | undefined
  readonly isSpeaking: boolean
  readonly isNamed?: boolean
}

export function RingSeat({ seat, seats, agent, isSpeaking, isNamed = true }: RingSeatProps) {
  const t = useTranslations('scene')
  const words = useWords()
  const { x, y } = widePlace(seat.seat, seats)
  const style: CSSProperties & Record<'--seat', string> = {
    '--seat': seatColour(seat.seat),
    left: `${x}%`,
    top: `${y}%`,
  }
  return (
    <span
      data-out={seat.isOut === true}
      data-speaking={isSpeaking}
      style={style}
      className="group/seat absolute mt-[calc(var(--face,2.5rem)/-2)] grid w-[clamp(3.6rem,21%,5rem)] -translate-x-1/2 justify-items-center text-center *:max-w-full"
    >
      <span className="block size-(--face,2.5rem) overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--seat)_22%,var(--color-raised))] shadow-[0_0_0_1.5px_var(--seat)] in-data-[out=true]:opacity-35 in-data-[out=true]:grayscale in-data-[speaking=true]:shadow-[0_0_0_3px_var(--seat)]">
        {agent && <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat.seat)} />}
      </span>
      <SeatChip
        seat={seat.seat}
        className="absolute top-[calc(var(--face,2.5rem)-0.75rem)] left-[calc(50%-var(--face,2.5rem)/2-0.25rem)] size-4! text-2xs"
      />
      {isNamed && (
        <span
          className={`text-2xs leading-tight wrap-anywhere in-data-[out=true]:text-faint in-data-[out=true]:line-through ${y < 40 ? 'absolute bottom-full pb-0.5' : 'block pt-1.5'} ${seat.isAsked ? 'text-brass' : 'text-soft'}`}
        >
          {agent ? <AgentName agent={agent} /> : seat.name}
        </span>
      )}
      {seat.isAsked && <span className="sr-only">{t('asked')}</span>}
      {seat.isOut && seat.note && <span className="sr-only">{words(seat.note)}</span>}
    </span>
  )
}
