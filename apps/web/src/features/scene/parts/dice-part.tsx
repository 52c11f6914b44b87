import type { ScenePart } from '@wis/games'
import { useTranslations } from 'next-intl'
import styles from '../scene.module.css'
import type { PartOf, PartProps } from '../words.ts'
import { DiceClaim, SmallClaim } from './dice-claim.tsx'
import type { ClaimedDice, Hand } from './dice-claim.tsx'
import { DiceCup } from './dice-cup.tsx'
import { Die } from './die.tsx'

interface DicePartProps extends Pick<PartProps<'dice'>, 'part'> {
  /** All that lies on the same table. */
  readonly table: readonly ScenePart[]
  readonly isSmall: boolean
}

/** Dice before a seat, or on the table. Those that its reader may not see lie under a cup. */
export default function DicePart({ part, table, isSmall }: DicePartProps) {
  const { name, note, outcome, dice } = part
  // The claim that stands has a note or an outcome, and draws what was claimed before.
  if (name && (note || outcome))
    return isSmall ? (
      <SmallClaim dice={dice} />
    ) : (
      <DiceClaim part={{ ...part, name }} hands={table.filter(isHand)} earlier={table.filter(isEarlier)} />
    )
  if (name) return null
  if (dice.length > 0 && dice.every((face) => face === null)) return <Cup count={dice.length} />
  return <OpenHand part={part} />
}

const isHand = (part: ScenePart): part is Hand => part.kind === 'dice' && part.seat !== null
const isEarlier = (part: ScenePart): part is ClaimedDice =>
  part.kind === 'dice' && part.name !== undefined && !part.note && !part.outcome

/** Dice in one row. Those that count for what is claimed are lit, and one that its holder loses falls out of the row. */
function OpenHand({ part: { dice, counting, outcome } }: { part: PartOf<'dice'> }) {
  const t = useTranslations('scene.dice')
  const lost = outcome && dice.findLastIndex((_, place) => !counting?.includes(place))
  const fallen = lost === -1 ? dice.length - 1 : lost
  return (
    <ul
      aria-label={t('name')}
      data-dice
      style={{
        ['--count' as string]: Math.max(5, dice.length),
        // On a phone they lie in two rows, which are as long as each other if they can be.
        ['--across' as string]: Math.max(3, Math.ceil(dice.length / 2)),
        ['--row' as string]: dice.length > 3 ? Math.ceil(dice.length / 2) : 3,
      }}
      className="flex min-h-10 flex-wrap items-end gap-1.5 [--die:clamp(0.875rem,(100cqw-1.5rem)/var(--count)-0.125rem,3rem)] max-sm:-mx-1 max-sm:min-h-[calc(3.5rem+3px)] max-sm:content-start max-sm:max-w-[calc(var(--row)*(var(--die)+3px)+1px)] max-sm:gap-[3px] max-sm:[--die:clamp(0.875rem,(100cqw+0.5rem)/var(--across)-3px,1.75rem)]"
    >
      {dice.map((face, place) => {
        const isCounting = counting?.includes(place) === true
        const isLost = place === fallen
        const text =
          face === null
            ? t('hidden')
            : isLost
              ? t('lost', { face })
              : isCounting
                ? t('counts', { face })
                : String(face)
        return (
          <li
            key={`${place} ${face === null ? '' : 'open'}`}
            className={isLost ? (styles.lost ?? '') : counting && !isCounting ? 'opacity-50' : ''}
          >
            <Die face={face} text={text} isCounting={isCounting} />
          </li>
        )
      })}
    </ul>
  )
}

/** A cup upside down, and the number of dice under it. */
function Cup({ count }: { count: number }) {
  const t = useTranslations('scene.dice')
  return (
    <div data-dice className="figures flex min-h-10 items-center gap-2 max-sm:min-h-[calc(3.5rem+3px)]">
      <DiceCup colour="var(--color-brass)" className="size-9 max-sm:size-6" />
      <span aria-hidden="true" className="font-display text-2xl leading-none">
        {count}
      </span>
      {Array.from({ length: count }, (_, die) => (
        <span key={die} className="sr-only">
          {t('hidden')}
        </span>
      ))}
    </div>
  )
}
