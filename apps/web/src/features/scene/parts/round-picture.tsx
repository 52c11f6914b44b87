import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { useWords } from '../words.ts'
import { ToneSign } from './tone-sign.tsx'

type Picture = NonNullable<PartOf<'rounds'>['picture']>

interface RoundPictureViewProps {
  readonly picture: Picture
  readonly nameOf: (seat: Seat) => string
}

/** Whether something is hidden or chosen, and there is no amount for each seat. */
export const isOfCards = ({ bars }: Picture) =>
  bars.some(({ amount, of, text }) => amount === null || of !== undefined || text)

/** A bar for each seat, so that amounts are compared by eye; or a card, where something is hidden or chosen. */
export function RoundPictureView({ picture, nameOf }: RoundPictureViewProps) {
  const words = useWords()
  const { name } = picture
  const areCards = isOfCards(picture)
  return (
    <div role="group" aria-label={words(name)} className="min-w-0">
      <p className={`label pb-2 ${areCards ? 'text-center' : ''}`}>{words(name)}</p>
      {areCards ? <Cards picture={picture} nameOf={nameOf} /> : <Bars picture={picture} nameOf={nameOf} />}
    </div>
  )
}

function Bars({ picture: { most, bars }, nameOf }: RoundPictureViewProps) {
  return (
    <ul className="grid gap-1.5">
      {bars.map(({ seat, amount, tone }) => (
        <li
          key={seat}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 sm:grid-cols-[1.25rem_7.5rem_minmax(0,1fr)_5.75rem] sm:gap-x-4"
        >
          <SeatChip seat={seat} />
          <span className="wrap-anywhere">{nameOf(seat)}</span>
          <span
            aria-hidden="true"
            className="block border-strong max-sm:order-last max-sm:col-span-2 max-sm:col-start-2 max-sm:h-2.5 sm:h-8 sm:border-l sm:py-1.5"
          >
            <span
              className={`block h-full ${styles.grows ?? ''}`}
              style={{ width: percent(amount ?? 0, most), background: seatColour(seat) }}
            />
          </span>
          <span
            data-tone={tone}
            className={`figures flex items-center justify-end gap-1.5 font-display text-xl leading-none whitespace-nowrap text-(--tone) ${styles.tone ?? ''}`}
          >
            {tone === 'good' && <ToneSign tone="good" />}
            {wholeText(amount ?? 0)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const percent = (amount: number, most: number) => `${Math.min(100, Math.max(0, (100 * amount) / most))}%`

/** Cards side by side in the order of the seats, with the thing between two that only one of them gets. */
function Cards({ picture: { bars, icon, ofName }, nameOf }: RoundPictureViewProps) {
  const sold = bars.find(({ tone, amount }) => tone !== 'plain' && amount !== null)
  const thing = icon && (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fillRule="evenodd"
      className={`h-14 self-center ${sold ? 'fill-none stroke-rim [stroke-dasharray:1.5] [stroke-width:.5]' : 'fill-brass'}`}
    >
      <path d={icon} />
    </svg>
  )
  return (
    <ul className="flex justify-center gap-2 sm:gap-4">
      {bars.map((bar, place) => (
        <li key={bar.seat} className="contents">
          {place > 0 && thing}
          <span className="relative grid min-w-0 max-w-44 flex-1">
            <Card
              key={`${bar.isIn} ${bar.amount === null}`}
              bar={bar}
              ofName={ofName}
              icon={bar === sold ? icon : undefined}
            />
            {/* The names stand at the seats above. */}
            <SeatChip seat={bar.seat} className="absolute top-2 left-2" />
            <span className="sr-only">{nameOf(bar.seat)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface CardProps {
  readonly bar: Picture['bars'][number]
  readonly ofName: Picture['ofName']
  readonly icon: Picture['icon']
}

/** What a seat chose: nothing yet, a card that lies face down, or an open one. */
function Card({ bar: { amount, of, isIn, text, tone }, ofName, icon }: CardProps) {
  const words = useWords()
  const t = useTranslations('scene.envelope')
  const turns = useArrival() ? (styles.turns ?? '') : ''
  const room = 'h-[clamp(4rem,11dvh-1.25rem,8rem)] sm:h-[clamp(5rem,13dvh,9rem)] w-full rounded-card'
  const label = ofName ? words(ofName) : '/'
  const share = of !== undefined && (
    <span className="figures text-2xs leading-tight text-soft">
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
      data-filled={tone !== 'plain'}
      className={`paper relative grid content-center justify-items-center gap-1 p-1 text-center shadow-sm ${room} ${turns} ${styles.tone ?? ''} ${styles.face ?? ''}`}
    >
      {icon && (
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          fillRule="evenodd"
          className={`absolute top-1 right-1 h-5 fill-brass sm:top-1.5 sm:right-1.5 sm:h-9 ${turns && (styles.slides ?? '')}`}
        >
          <path d={icon} />
        </svg>
      )}
      {amount !== null && (
        <span className="figures font-display text-3xl leading-none text-ink lg:text-[2.5rem]">
          {wholeText(amount)}
        </span>
      )}
      {text && (
        <span
          className={`flex items-center gap-1 text-2xs leading-tight font-semibold whitespace-nowrap ${amount === null ? 'sm:text-lg' : 'sm:text-sm'}`}
        >
          <ToneSign tone={tone} />
          {words(text)}
        </span>
      )}
      {share}
    </span>
  )
}
