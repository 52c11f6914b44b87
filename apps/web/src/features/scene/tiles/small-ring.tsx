import type { Scene, ScenePart, Tone } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { RingSeat } from './ring-seat.tsx'
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
      <div className="relative m-auto aspect-10/7 w-full max-w-100 [--face:3.25rem]">
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
        <p
          className={`absolute inset-[30%_27%] grid place-items-center text-center leading-snug text-balance text-soft ${quests.length > 0 ? 'text-xs' : 'text-sm'}`}
        >
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
function lastSaid(parts: readonly ScenePart[]) {
  const last = parts.findLast(({ kind }) => kind === 'speeches' || kind === 'ballots')
  return last?.kind === 'speeches' ? last.speeches.at(-1) : undefined
}
