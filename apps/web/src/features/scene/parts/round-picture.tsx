import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { useWords } from '../words.ts'
import { ToneSign } from './tone-sign.tsx'

type Picture = NonNullable<PartOf<'rounds'>['picture']>

interface RoundPictureViewProps {
  readonly picture: Picture
  readonly nameOf: (seat: Seat) => string
  /** Whether there is room for names beside the bars. */
  readonly isNamed: boolean
}

/** A bar for each seat, one below the other, so that amounts are compared by eye. */
export function RoundPictureView({ picture: { name, most, bars }, nameOf, isNamed }: RoundPictureViewProps) {
  const words = useWords()
  return (
    <div role="group" aria-label={words(name)} className="min-w-0">
      <p className="label pb-2">{words(name)}</p>
      <ul className="grid gap-1.5 lg:gap-2.5">
        {bars.map((bar) => (
          <li
            key={bar.seat}
            className={`grid items-center gap-x-2.5 ${isNamed ? 'grid-cols-[1.25rem_minmax(0,1fr)_4.5rem] sm:grid-cols-[1.25rem_7.5rem_minmax(0,1fr)_6rem]' : 'grid-cols-[1.25rem_minmax(0,1fr)_4.5rem]'}`}
          >
            <SeatChip seat={bar.seat} />
            <span className={isNamed ? 'wrap-anywhere max-sm:sr-only' : 'sr-only'}>{nameOf(bar.seat)}</span>
            <Bar bar={bar} most={most} />
            <Amount bar={bar} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const percent = (amount: number, most: number) => `${Math.min(100, Math.max(0, (100 * amount) / most))}%`

/** What could be put in is an outline, and what was put in fills it. */
function Bar({
  bar: { seat, amount, of, isIn, text, tone },
  most,
}: {
  bar: Picture['bars'][number]
  most: number
}) {
  const words = useWords()
  const t = useTranslations('scene.envelope')
  return (
    <span className="relative block h-8 border-l border-strong lg:h-[clamp(2.25rem,7dvh-1rem,3.5rem)]">
      {of !== undefined && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-0 border border-l-0 border-dashed border-rim bg-raised/60"
          style={{ width: percent(of, most) }}
        />
      )}
      {amount !== null && (
        <span
          aria-hidden="true"
          className={`absolute inset-y-1 left-0 ${styles.grows ?? ''}`}
          style={{ width: percent(amount, most), background: seatColour(seat) }}
        />
      )}
      {/* Like a card that lies face down. */}
      {!text && amount === null && isIn && (
        <span className="relative flex h-full items-center gap-2.5 text-xs text-soft">
          <span aria-hidden="true" className={`relative my-1 h-7 w-14 ${styles.back ?? ''}`} />
          {t('sealed')}
        </span>
      )}
      {!isIn && (
        <span className="flex h-full items-center">
          {of === undefined && (
            <span aria-hidden="true" className="h-7 w-14 border border-dashed border-rim" />
          )}
          <span className="sr-only">{t('empty')}</span>
        </span>
      )}
      {text && (
        <span className="absolute inset-y-0 left-2 flex items-center text-xs">
          <span
            data-tone={tone}
            className={`paper flex items-center gap-1.5 rounded-card px-2 py-1 font-semibold text-(--tone) ${styles.tone ?? ''}`}
          >
            <ToneSign tone={tone} />
            {words(text)}
          </span>
        </span>
      )}
    </span>
  )
}

function Amount({ bar: { amount, tone, text } }: { bar: Picture['bars'][number] }) {
  return (
    <span
      data-tone={text ? 'plain' : tone}
      className={`figures flex items-center justify-end gap-1.5 font-display text-xl leading-none whitespace-nowrap text-(--tone) ${styles.tone ?? ''}`}
    >
      {!text && tone === 'good' && <ToneSign tone="good" />}
      {amount === null ? '' : wholeText(amount)}
    </span>
  )
}
