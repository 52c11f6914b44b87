import type { Seat } from '@wis/engine'
import type { Tone } from '@wis/games'
import { useTranslations } from 'next-intl'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartOf, PartProps } from '../words.ts'
import { useWords } from '../words.ts'

type Quest = PartOf<'quests'>['quests'][number]

/** Tokens in a row, one for each task, with the seats that are on it below. */
export default function QuestsPart({ part: { name, quests }, nameOf }: PartProps<'quests'>) {
  const words = useWords()
  return (
    <div role="group" aria-label={words(name)}>
      {/* On a phone it would lie on the portraits. The group has the same name. */}
      <p className="label mx-auto mb-1.5 w-fit rounded-full bg-(--color-lamp) px-3 py-0.5 @max-[599.9px]:hidden">
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
      <Token size={size} tone={tone} fails={fails} isNow={isNow} />
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
              ? 'text-center text-2xs leading-tight wrap-normal text-soft @min-[600px]:whitespace-nowrap'
              : 'sr-only'
          }
        >
          {words(note)}
        </span>
      )}
    </li>
  )
}

const signs: Readonly<Partial<Record<Tone, string>>> = {
  good: 'm13 22.5 6 6.5L31 15.5',
  bad: 'm14.5 14.5 15 15m0-15-15 15',
}
/** Both cards of the evil are in it. */
const twoFails = 'm9.5 16.5 11 11m0-11-11 11m14-11 11 11m0-11-11 11'

/** The number of seats it needs, or the sign of how it ended. */
function Token({ size, tone, fails = 0, isNow }: Pick<Quest, 'size' | 'tone' | 'fails' | 'isNow'>) {
  const sign = fails > 1 ? twoFails : signs[tone]
  return (
    <svg
      key={tone}
      viewBox="0 0 44 44"
      aria-hidden="true"
      className={`size-13 @max-[599.9px]:size-10 ${sign ? (styles.turns ?? '') : ''}`}
    >
      <circle
        cx="22"
        cy="22"
        r="19"
        fill={sign ? 'var(--tone)' : 'var(--color-ground)'}
        stroke={sign ? 'var(--tone)' : isNow ? 'var(--color-brass)' : 'var(--color-rim)'}
        strokeWidth={sign || isNow ? 2.5 : 1.5}
      />
      {isNow && (
        <circle cx="22" cy="22" r="15" fill="none" stroke="var(--color-brass)" strokeDasharray="2 3" />
      )}
      {sign ? (
        <path
          d={sign}
          fill="none"
          stroke="var(--color-ground)"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text
          x="22"
          y="28"
          textAnchor="middle"
          fontSize="17"
          fill={isNow ? 'var(--color-brass)' : 'var(--color-faint)'}
          className="figures font-display"
        >
          {size}
        </text>
      )}
    </svg>
  )
}
