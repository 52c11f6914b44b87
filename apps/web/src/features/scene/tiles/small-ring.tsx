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
  /** What goes on, which stands below the table. */
  readonly line: string
}

/** A small round table: its players, the speaker, the seats that are out, and in its middle the last words or votes. */
export function SmallRing({ scene: { seats, parts }, agents, line }: SmallRingProps) {
  // A round in which nobody has spoken yet leaves the votes of the one before.
  const newest = parts.findLast(
    (part) => (part.kind === 'speeches' && part.speeches.length > 0) || part.kind === 'ballots',
  )
  const said = newest?.kind === 'speeches' ? newest.speeches.at(-1) : undefined
  const named = newest?.kind === 'ballots' ? mostNamed(newest.ballots) : []
  const quests = parts.flatMap((part) => (part.kind === 'quests' ? part.quests : []))
  return (
    <>
      <div className="@container relative m-auto aspect-10/7 w-full max-w-100 [--face:3.25rem]">
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
        <div className="absolute inset-[25%_24%] grid content-center justify-items-center gap-1 text-center text-[clamp(0.75rem,4.2cqw,1rem)] leading-snug">
          {quests.length > 0 && <Quests quests={quests} />}
          {said ? (
            <p
              className={`font-display text-balance wrap-anywhere ${quests.length > 0 ? 'line-clamp-3' : 'line-clamp-4'}`}
            >
              <SeatChip seat={said.seat} className="mr-1.5 size-4! text-2xs" />
              <Said text={said.text} />
            </p>
          ) : (
            named.length > 0 && <Named named={named} />
          )}
        </div>
      </div>
      {/* Always as high, so that nothing moves. */}
      <p className="mt-auto flex h-10 flex-wrap content-end items-center gap-x-3 overflow-hidden text-sm/5">
        <span className="font-semibold text-soft">{line}</span>
        {said && newest?.kind === 'speeches' && (
          <Spoken seats={seats.filter(({ isOut }) => isOut !== true)} speeches={newest.speeches} />
        )}
      </p>
    </>
  )
}

type Ballots = Extract<ScenePart, { kind: 'ballots' }>['ballots']

interface Count {
  readonly seat: number
  readonly votes: number
}

const mostShown = 3

/** Those whom most named, and by how many. */
function mostNamed(ballots: Ballots): readonly Count[] {
  const targets = ballots.flatMap(({ target }) => (target === null ? [] : [target]))
  return [...new Set(targets)]
    .map((seat) => ({ seat, votes: targets.filter((one) => one === seat).length }))
    .toSorted((one, other) => other.votes - one.votes)
    .slice(0, mostShown)
}

function Named({ named }: { named: readonly Count[] }) {
  const t = useTranslations('scene.tile')
  return (
    <ul className="grid gap-1.5">
      {named.map(({ seat, votes }, place) => (
        <li key={seat} className={`flex items-center gap-2 ${place === 0 ? 'font-semibold' : 'text-soft'}`}>
          <SeatChip seat={seat} className="size-5! text-xs" />
          {t('votes', { count: votes })}
        </li>
      ))}
    </ul>
  )
}

interface SpokenProps {
  readonly seats: Scene['seats']
  readonly speeches: Extract<ScenePart, { kind: 'speeches' }>['speeches']
}

/** How many of those who are in have had their say. */
function Spoken({ seats, speeches }: SpokenProps) {
  const t = useTranslations('scene.tile')
  const count = Math.min(new Set(speeches.map(({ seat }) => seat)).size, seats.length)
  return (
    <span className="inline-flex gap-1" title={t('spoken', { count, of: seats.length })}>
      {seats.map(({ seat }, place) => (
        <span
          key={seat}
          aria-hidden="true"
          className={`size-1.5 rounded-full border border-brass ${place < count ? 'bg-brass' : ''}`}
        />
      ))}
      <span className="sr-only">{t('spoken', { count, of: seats.length })}</span>
    </span>
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
