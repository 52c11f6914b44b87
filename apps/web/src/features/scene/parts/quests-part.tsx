import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartOf, PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { QuestToken } from './quest-token.tsx'

type Quest = PartOf<'quests'>['quests'][number]

/** Tokens in a row, one for each task, with the seats that are on it below. */
export default function QuestsPart({ part: { name, quests }, nameOf }: PartProps<'quests'>) {
  const words = useWords()
  return (
    <div role="group" aria-label={words(name)}>
      {/* On a phone or a low screen it would lie on the portraits. The group has the same name. */}
      <p className="label mx-auto mb-1.5 w-fit rounded-full bg-(--color-lamp) px-3 py-0.5 @max-[44rem]:hidden max-lg:[@media(height<56rem)]:hidden">
        {words(name)}
      </p>
      <ol className="flex justify-center gap-x-2.5 @max-[599.9px]:gap-x-1">
        {quests.map((quest, place) => (
          <QuestItem key={place} quest={quest} place={place} nameOf={nameOf} />
        ))}
      </ol>
    </div>
  )
}

interface QuestItemProps {
  readonly quest: Quest
  readonly place: number
  readonly nameOf: (seat: Seat) => string
}

function QuestItem({ quest: { size, team, tone, fails = 0, note, isNow }, place, nameOf }: QuestItemProps) {
  const t = useTranslations('scene.quest')
  const words = useWords()
  return (
    <li
      data-tone={tone}
      aria-current={isNow ? 'step' : undefined}
      className={`flex w-15 @max-[599.9px]:w-12.5 flex-col items-center gap-1.5 ${styles.tone ?? ''}`}
    >
      <span className="sr-only">{t('of', { number: place + 1, size })}</span>
      <QuestToken
        size={size}
        tone={tone}
        fails={fails}
        isNow={isNow}
        className="size-13 @max-[599.9px]:size-10"
      />
      <span className="flex min-h-4 flex-wrap justify-center gap-px">
        {team.map((seat) => (
          <span key={seat}>
            <SeatChip seat={seat} className="size-4! text-2xs!" />
            <span className="sr-only">{` ${nameOf(seat)} `}</span>
          </span>
        ))}
      </span>
      {/* The token says how it ended. */}
      {note && (
        <span
          className={
            isNow
              ? 'text-center text-2xs leading-tight wrap-normal text-soft @min-[600px]:whitespace-nowrap [@media(width<40rem)_and_(height<47.5rem)]:sr-only'
              : 'sr-only'
          }
        >
          {words(note)}
        </span>
      )}
    </li>
  )
}
