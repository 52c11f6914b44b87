import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { useWords } from '../words.ts'
import { seatTone } from './round-cell.tsx'
import { ToneSign } from './tone-sign.tsx'

type Picture = NonNullable<PartOf<'rounds'>['picture']>

interface RoundPictureViewProps {
  readonly picture: Picture
  readonly nameOf: (seat: Seat) => string
  /** Whether the card of a seat is filled with its colour. Undefined where it has none. */
  readonly isFilled: (seat: Seat) => boolean | undefined
}

/** Whether something is hidden or chosen, and there is no amount for each seat. */
export const isOfCards = ({ bars }: Picture) =>
  bars.some(({ amount, of, text }) => amount === null || of !== undefined || text)

/** A card for each seat, in the columns of the sheet below: what it chose or has, and at the end its points with a bar. */
export function RoundPictureView({ picture, nameOf, isFilled }: RoundPictureViewProps) {
  const words = useWords()
  const { name, bars, icon, ofName, most } = picture
  const sold = bars.find(({ tone, amount }) => tone !== 'plain' && amount !== null)
  return (
    <div role="group" aria-label={words(name)} className="min-w-0">
      <p className="label pb-2 text-center">{words(name)}</p>
      <ul
        className={`relative grid grid-cols-[2.25rem_repeat(var(--seats),minmax(0,1fr))] sm:grid-cols-[calc(var(--spacing)*14)_repeat(var(--seats),minmax(0,1fr))] ${icon ? 'gap-x-8' : 'gap-x-1'} sm:gap-x-2`}
      >
        {bars.map((bar, place) => (
          <li
            key={bar.seat}
            className={`relative grid w-full min-w-0 max-w-44 justify-self-center ${place === 0 ? 'col-start-2' : ''}`}
          >
            <Card
              key={`${bar.isIn} ${bar.amount === null}`}
              bar={bar}
              ofName={ofName}
              icon={bar === sold ? icon : undefined}
              most={isOfCards(picture) ? undefined : most}
              isFilled={isFilled(bar.seat)}
            />
            {/* The names stand at the seats above. */}
            <SeatChip seat={bar.seat} className="absolute top-1.5 left-1.5 max-sm:size-4! max-sm:text-2xs!" />
            <span className="sr-only">{nameOf(bar.seat)}</span>
          </li>
        ))}
        {icon && <Thing icon={icon} isSold={sold !== undefined} />}
      </ul>
    </div>
  )
}

/** What only one of two gets, between their cards. Its place is empty when one has it. */
function Thing({ icon, isSold }: { readonly icon: string; readonly isSold: boolean }) {
  return (
    <li
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-0 left-17 grid place-items-center sm:left-14"
    >
      <svg
        viewBox="0 0 24 24"
        fillRule="evenodd"
        className={`h-8 sm:h-14 ${isSold ? 'fill-none stroke-rim [stroke-dasharray:1.5] [stroke-width:.5]' : 'fill-brass'}`}
      >
        <path d={icon} />
      </svg>
    </li>
  )
}

interface CardProps {
  readonly bar: Picture['bars'][number]
  readonly ofName: Picture['ofName']
  readonly icon: Picture['icon']
  /** The largest amount of all, where they are compared by bars. */
  readonly most: number | undefined
  readonly isFilled: boolean | undefined
}

/** What a seat chose: nothing yet, a card that lies face down, or an open one. */
function Card({ bar: { seat, amount, of, isIn, text, tone }, ofName, icon, most, isFilled }: CardProps) {
  const words = useWords()
  const t = useTranslations('scene.envelope')
  const turns = useArrival() ? (styles.turns ?? '') : ''
  const room = 'h-[clamp(4rem,11dvh-1.25rem,8rem)] sm:h-[clamp(4.5rem,11dvh,9rem)] w-full rounded-card'
  const label = ofName ? words(ofName) : '/'
  const share = of !== undefined && (
    <span className={`figures text-2xs leading-tight ${isFilled ? '' : 'text-soft'}`}>
      {(label.includes('{number}') ? label : `${label} {number}`).replace('{number}', wholeText(of))}
    </span>
  )
  if (amount === null && (!text || !isIn))
    return (
      <span
        className={`relative grid place-items-center max-sm:pt-5 ${room} ${isIn ? `${styles.back ?? ''} ${turns}` : 'border-2 border-dashed border-rim'}`}
      >
        <span
          className={
            isIn
              ? 'paper grid justify-items-center px-2 py-0.5 text-xs'
              : 'grid justify-items-center text-xs text-faint'
          }
        >
          <span className={isIn || text ? '' : 'sr-only'}>
            {text ? words(text) : t(isIn ? 'sealed' : 'empty')}
          </span>
          {share}
        </span>
      </span>
    )
  return (
    <span
      data-tone={tone}
      data-filled={isFilled === undefined && tone !== 'plain'}
      style={isFilled === undefined ? undefined : seatTone(seat, isFilled)}
      className={`${isFilled === undefined ? 'paper' : 'text-(--tone)'} relative grid content-center justify-items-center gap-1 p-1 text-center shadow-sm ${room} ${turns} ${styles.tone ?? ''} ${styles.face ?? ''}`}
    >
      {icon && (
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          fillRule="evenodd"
          className={`absolute top-1 right-1 h-5 ${isFilled ? 'fill-current' : 'fill-brass'} sm:top-1.5 sm:right-1.5 sm:h-9 ${turns && (styles.slides ?? '')}`}
        >
          <path d={icon} />
        </svg>
      )}
      {amount !== null && (
        <span
          className={`figures flex items-center gap-1.5 font-display leading-none whitespace-nowrap sm:text-3xl lg:text-[2.25rem] ${wholeText(amount).length > 4 ? 'text-lg' : 'text-2xl'}`}
        >
          {most !== undefined && tone === 'good' && <ToneSign tone="good" />}
          {wholeText(amount)}
        </span>
      )}
      {text && (
        <span
          className={`flex items-center gap-1 text-2xs leading-tight font-semibold whitespace-nowrap ${amount === null ? 'sm:text-lg' : 'sm:text-sm'}`}
        >
          <span className="max-sm:hidden">
            <ToneSign tone={tone} />
          </span>
          {words(text)}
        </span>
      )}
      {share}
      {most !== undefined && (
        <span aria-hidden="true" className="absolute inset-x-2 bottom-2 h-1.5">
          <span
            className={`block h-full ${styles.grows ?? ''}`}
            style={{ width: percent(amount ?? 0, most), background: seatColour(seat) }}
          />
        </span>
      )}
    </span>
  )
}

const percent = (amount: number, most: number) => `${Math.min(100, Math.max(0, (100 * amount) / most))}%`
