import type { Scene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { mostNamed } from '../most-named.ts'
import { widePlace } from '../oval.ts'
import { QuestToken } from '../parts/quest-token.tsx'
import styles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { isInTheMiddle } from './pictured-parts.ts'
import { faceOf, PortraitRing } from './ring-seat.tsx'

/**
 * Whether nothing but tokens lies in the middle of a table, because people only talk there, or have all before them. A small
 * picture then shows who sits round it.
 */
export const isOfTalk = ({ parts }: Scene) =>
  parts.every((part) => part.kind === 'quests' || !isInTheMiddle(part))

interface SmallRingProps {
  readonly scene: Pick<Scene, 'seats' | 'parts'>
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  /** A small picture beside words has no room for names. */
  readonly isNamed?: boolean
}

/** A small round table: its players, the speaker, the seats that are out, and in its middle the last words or votes. */
export function SmallRing({ scene: { seats, parts }, agents, isNamed = true }: SmallRingProps) {
  // A round in which nobody has spoken yet leaves the votes of the one before.
  const newest = parts.findLast(
    (part) => (part.kind === 'speeches' && part.speeches.length > 0) || part.kind === 'ballots',
  )
  const said = newest?.kind === 'speeches' ? newest.speeches.at(-1) : undefined
  const named = newest?.kind === 'ballots' ? mostNamed(newest.ballots).slice(0, mostShown) : []
  // A seat below the middle leaves a line less for words.
  const isBelow = seats.some(({ seat }) => isAtTheBottom(widePlace(seat, seats.length)))
  const quests = parts.flatMap((part) => (part.kind === 'quests' ? part.quests : []))
  return (
    <div
      className={`flex min-h-0 flex-1 items-center justify-center rounded-card border border-rim bg-felt px-3 ${isNamed ? 'py-8' : 'py-5'}`}
    >
      <PortraitRing
        seats={seats.map((seat) => ({ seat, agent: agents[seat.seat] ?? faceOf(seat) }))}
        speaker={said?.seat}
        isNamed={isNamed}
      >
        <div
          className={`absolute grid content-center justify-items-center gap-1 text-center text-[clamp(0.75rem,3.8cqw,1.0625rem)] leading-snug ${isBelow ? 'inset-[22%_25%_32%]' : 'inset-[22%_25%]'}`}
        >
          {quests.length > 0 && <Quests quests={quests} />}
          {said ? (
            <p
              className={`-mx-1 px-1 font-display text-balance wrap-anywhere ${clampOf(isNamed, quests.length > 0 || isBelow)}`}
            >
              <SeatChip seat={said.seat} className="mr-1.5 size-4! text-2xs" />
              <Said text={said.text} />
            </p>
          ) : (
            named.length > 0 && <Named named={named} />
          )}
        </div>
      </PortraitRing>
    </div>
  )
}

const isAtTheBottom = ({ x, y }: { readonly x: number; readonly y: number }) => y > 60 && x > 35 && x < 65

/** So many lines of a speech lie between the portraits. A picture without names is lower, and other things take a line. */
function clampOf(isNamed: boolean, isTight: boolean): string {
  if (!isNamed) return isTight ? 'line-clamp-2' : 'line-clamp-3'
  return isTight ? 'line-clamp-2 @xs:line-clamp-3' : 'line-clamp-4'
}

const mostShown = 3

function Named({ named }: { named: ReturnType<typeof mostNamed> }) {
  const t = useTranslations('scene.tile')
  return (
    <ul className="grid gap-0.5 @xs:gap-1.5">
      {named.map(({ seat, votes }, place) => (
        <li
          key={seat} // A third line would lie under the seats of a small table.
          className={`flex items-center gap-2 @max-xs:nth-3:hidden ${place === 0 ? 'font-semibold' : 'text-soft'}`}
        >
          <SeatChip seat={seat} className="size-4! text-2xs @xs:size-5! @xs:text-xs" />
          {t('votes', { count: votes })}
        </li>
      ))}
    </ul>
  )
}

/** How each quest went. The line beside it says the same in words. */
function Quests({ quests }: { readonly quests: PartOf<'quests'>['quests'] }) {
  return (
    <span aria-hidden="true" className="flex justify-center gap-1 pb-1.5">
      {quests.map(({ tone, fails, isNow }, place) => (
        <span key={place} data-tone={tone} className={styles.tone}>
          <QuestToken
            tone={tone}
            fails={fails}
            isNow={isNow}
            className="size-[clamp(0.75rem,5cqw,1.25rem)]"
          />
        </span>
      ))}
    </span>
  )
}

function Said({ text }: { text: string | null }) {
  const t = useTranslations('scene')
  return text === null ? <span className="text-faint">{t('silent')}</span> : <ForeignText text={text} />
}
