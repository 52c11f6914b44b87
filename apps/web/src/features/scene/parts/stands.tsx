import type { SceneGood, SceneOffer } from '@wis/games'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { Bar } from './whole.tsx'

interface StandsProps extends Pick<PartProps<'offers'>, 'nameOf'> {
  readonly name: string
  readonly fee: SceneGood
  /** The last word of each seat, the newest at the end. */
  readonly offers: readonly SceneOffer[]
}

/** How each seat would divide a whole, as bars below each other, so that one sees who agrees and how far the others are apart. */
export function Stands({ name, fee, offers, nameOf }: StandsProps) {
  const { of, whole, grounds = [], measure } = fee
  const words = useWords()
  const newest = offers.at(-1)
  const row =
    'grid items-center gap-x-4 gap-y-0.5 sm:gap-y-1 sm:grid-cols-[calc(var(--spacing)*44)_minmax(0,1fr)]'
  return (
    <div className="grid gap-2.5 @2xl:col-span-2">
      <p className="flex items-baseline justify-between gap-x-2 text-sm text-soft">
        <span className="label max-sm:tracking-normal">{name}</span>
        <span className="flex shrink-0 items-baseline gap-2 whitespace-nowrap">
          <span className="max-sm:sr-only">{words(fee.name)}</span>
          {whole !== undefined && (
            <span className="figures font-display text-base leading-none text-ink sm:text-xl">
              {wholeText(whole)}
            </span>
          )}
        </span>
      </p>
      <ul className="grid gap-2 max-sm:gap-1.5">
        {offers
          .toSorted((one, other) => one.seat - other.seat)
          .map((offer) => (
            <li key={offer.seat} className={row}>
              <Stand offer={offer} of={of} isNewest={offer === newest} nameOf={nameOf} />
            </li>
          ))}
        {measure && (
          <li className={`border-t border-line pt-2 text-xs text-soft ${row}`}>
            <span>{words(measure.name)}</span>
            <Bar amounts={measure.shares} of={of} className="h-5 text-xs" nameOf={nameOf} />
          </li>
        )}
      </ul>
      {grounds.length > 0 && (
        <ul className="grid gap-x-4 gap-y-1 text-2xs leading-snug text-soft sm:grid-cols-3">
          {grounds.map((ground, seat) => (
            <li key={seat} className="flex min-w-0 gap-2">
              <SeatChip seat={seat} className="size-4! shrink-0 text-2xs!" />
              <span>
                <span className="font-semibold text-ink">{nameOf(seat)}</span> {words(ground)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface StandProps extends Pick<PartProps<'offers'>, 'nameOf'> {
  readonly offer: SceneOffer
  readonly of: number
  readonly isNewest: boolean
}

function Stand({ offer, of, isNewest, nameOf }: StandProps) {
  const { seat, text, shares } = offer
  return (
    <>
      <p className="flex min-w-0 items-center gap-2">
        <SeatChip seat={seat} />
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm leading-tight sm:block">
          <span className="block font-semibold wrap-anywhere">{nameOf(seat)}</span>
          <span className="flex flex-wrap items-center gap-x-1.5 text-xs">
            <Fate offer={offer} nameOf={nameOf} />
          </span>
        </span>
      </p>
      <div className="min-w-0">
        <Bar
          amounts={shares.map(([share = 0]) => share)}
          of={of}
          className={`h-6.5 text-sm sm:h-10 sm:text-base ${isNewest ? 'outline-2 outline-offset-2 outline-brass' : ''}`}
          nameOf={nameOf}
        />
        {/* The list of events shows the words of all. */}
        {text !== null && (
          <q className="sr-only">
            <ForeignText text={text} />
          </q>
        )}
      </div>
    </>
  )
}

/** What has become of it, and who stands behind it. */
export function Fate({ offer: { note, tone, backers }, nameOf }: Omit<StandProps, 'of' | 'isNewest'>) {
  const words = useWords()
  const t = useTranslations('scene.offer')
  return (
    <>
      {note !== null && (
        <span data-tone={tone} className={`text-(--tone) ${styles.tone ?? ''}`}>
          {words(note)}
        </span>
      )}
      {backers.length > 0 && (
        <span className="flex items-center gap-1.5 self-center text-xs text-soft">
          <span className={tone === 'good' ? 'sr-only' : ''}>{t('backers')}</span>
          {backers.map((seat) => (
            <span key={seat}>
              <SeatChip seat={seat} className="size-4! text-2xs!" />
              <span className="sr-only">{nameOf(seat)}</span>
            </span>
          ))}
        </span>
      )}
    </>
  )
}
