import type { SceneGood, SceneOffer } from '@wis/games'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { Bar } from './whole.tsx'

interface StandsProps extends Pick<PartProps<'offers'>, 'nameOf'> {
  readonly name: string
  readonly fee: SceneGood
  /** The last word of each seat, the newest at the end. In the end, what all agree on. */
  readonly offers: readonly SceneOffer[]
}

/** How each seat would divide a whole, as bars below each other. Seats that stand behind the same division have one bar. */
export function Stands({ name, fee, offers, nameOf }: StandsProps) {
  const { of, whole, grounds = [], measure } = fee
  const words = useWords()
  const newest = offers.at(-1)
  const isAgreed = newest?.tone === 'good'
  return (
    <div className="grid gap-2.5">
      <p className="flex items-baseline justify-between gap-x-2 text-sm text-soft">
        <span className={isAgreed ? 'sr-only' : 'label max-sm:tracking-normal'}>{name}</span>
        <span className="flex shrink-0 items-baseline gap-2 whitespace-nowrap">
          <span className={isAgreed ? '' : 'max-sm:sr-only'}>{words(fee.name)}</span>
          {whole !== undefined && (
            <span className="figures font-display text-base leading-none text-ink sm:text-xl">
              {wholeText(whole)}
            </span>
          )}
        </span>
      </p>
      {isAgreed ? (
        <Agreed fee={fee} offer={newest} nameOf={nameOf} />
      ) : (
        <ul className="grid min-h-45 auto-rows-fr gap-2 sm:min-h-[calc(var(--spacing)*47)] sm:gap-3">
          {standsOf(offers, grounds.length).map((group) => (
            <li key={group.seats.join()} className={`${row} max-sm:grid-rows-[auto_1fr]`}>
              <Stand
                group={group}
                of={of}
                isNewest={group.offers.some((offer) => offer === newest)}
                nameOf={nameOf}
              />
            </li>
          ))}
        </ul>
      )}
      {measure && (
        <p className={`border-t border-line pt-2 text-xs text-soft ${row}`}>
          <span>{words(measure.name)}</span>
          <Bar amounts={measure.shares} of={of} className="h-5 text-xs" nameOf={nameOf} />
        </p>
      )}
      {grounds.length > 0 && !isAgreed && (
        <ul className="grid gap-x-4 gap-y-1 text-2xs leading-snug text-soft max-sm:hidden sm:grid-cols-3">
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

const row =
  'grid items-center gap-x-4 gap-y-0.5 sm:gap-y-1 sm:grid-cols-[calc(var(--spacing)*44)_minmax(0,1fr)]'

interface Group {
  readonly seats: readonly number[]
  /** What they said. Empty for a seat that has said nothing yet. */
  readonly offers: readonly SceneOffer[]
}

/** The seats by what they stand behind, in the order of the seats. */
function standsOf(offers: readonly SceneOffer[], count: number): readonly Group[] {
  const sorted = offers.toSorted((one, other) => one.seat - other.seat)
  const keyOf = ({ seat, shares }: SceneOffer) => shares.join() || `none ${seat}`
  const made = [...new Set(sorted.map(keyOf))].map((key) => {
    const own = sorted.filter((offer) => keyOf(offer) === key)
    return { seats: own.map(({ seat }) => seat), offers: own }
  })
  const silent = Array.from({ length: count }, (_, seat) => seat).filter(
    (at) => !offers.some(({ seat }) => seat === at),
  )
  const all = [...made, ...silent.map((seat) => ({ seats: [seat], offers: [] }))]
  return all.length > 0 ? all : [{ seats: [], offers: [] }]
}

interface StandProps extends Pick<PartProps<'offers'>, 'nameOf'> {
  readonly group: Group
  readonly of: number
  readonly isNewest: boolean
}

function Stand({ group: { seats, offers }, of, isNewest, nameOf }: StandProps) {
  const t = useTranslations('scene')
  const isShared = seats.length > 1
  const [first] = offers
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 leading-tight">
        {seats.map((seat) => (
          <span key={seat} className="flex min-w-0 items-center gap-1.5 text-sm font-semibold">
            <SeatChip seat={seat} className="max-sm:size-4! max-sm:text-2xs!" />
            <span className="min-w-0 truncate">{nameOf(seat)}</span>
          </span>
        ))}
        {isShared && <span className="text-xs text-brass">{t('offer.agree', { count: seats.length })}</span>}
        {offers.map((offer) => (
          <span key={offer.seat} className={`text-xs ${isShared ? 'sr-only' : ''}`}>
            <Fate offer={offer} nameOf={nameOf} />
            {/* The list of events shows the words of all. */}
            {offer.text !== null && (
              <q className="sr-only">
                <ForeignText text={offer.text} />
              </q>
            )}
          </span>
        ))}
      </div>
      {first ? (
        <Bar
          amounts={first.shares.map(([share = 0]) => share)}
          of={of}
          className={`h-full min-h-6.5 text-sm sm:text-base ${isNewest ? 'outline-2 outline-offset-2 outline-brass' : ''}`}
          nameOf={nameOf}
        />
      ) : (
        <span className="flex h-full min-h-6.5 items-center rounded-card border-2 border-dashed border-strong px-3 text-xs text-faint">
          {t('nothingYet')}
        </span>
      )}
    </>
  )
}

interface AgreedProps extends Pick<PartProps<'offers'>, 'nameOf'> {
  readonly fee: SceneGood
  readonly offer: SceneOffer
}

/** What each pays in the end, and what it has of that: whoever pays least comes first. */
function Agreed({ fee: { of, whole, grounds = [] }, offer, nameOf }: AgreedProps) {
  const words = useWords()
  const paid = offer.shares.map(([share = 0], seat) => ({ seat, share }))
  const least = Math.min(...paid.map(({ share }) => share))
  return (
    <>
      <div className="sr-only">
        {nameOf(offer.seat)} <Fate offer={offer} nameOf={nameOf} />
        {offer.text !== null && <ForeignText text={offer.text} />}
      </div>
      <ol className="grid gap-1.5 sm:gap-3">
        {paid
          .toSorted((one, other) => one.share - other.share)
          .map(({ seat, share }) => (
            <li
              key={seat}
              className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-card border px-3 py-1 sm:grid-cols-[calc(var(--spacing)*38)_minmax(0,1fr)_auto] sm:py-3 ${share === least ? 'border-brass bg-raised' : 'border-line'}`}
            >
              <span className="flex min-w-0 items-center gap-2 text-sm font-semibold sm:text-base">
                <SeatChip seat={seat} />
                <span className="min-w-0 truncate">{nameOf(seat)}</span>
              </span>
              <span className="figures flex items-center gap-2 max-sm:order-1 max-sm:col-span-2">
                <span
                  className={`h-4 border-2 sm:h-7 ${share === 0 ? 'w-1.5' : ''}`}
                  style={{
                    width: share === 0 ? undefined : `calc((100% - 8rem) * ${share / of})`,
                    borderColor: seatColour(seat),
                    background: share === 0 ? undefined : seatColour(seat),
                  }}
                />
                <span className="text-sm whitespace-nowrap">
                  <span className="sr-only">{nameOf(seat)} </span>
                  <strong className="font-semibold">{`${share}% `}</strong>
                  {whole !== undefined && (
                    <span className="ml-1 text-xs text-soft">{wholeText((share * whole) / of)}</span>
                  )}
                </span>
              </span>
              {grounds[seat] && (
                <span
                  className={`display leading-none sm:text-right ${share === least ? 'text-xl sm:text-3xl' : 'text-lg text-soft sm:text-xl'}`}
                >
                  {words(grounds[seat])}
                </span>
              )}
            </li>
          ))}
      </ol>
    </>
  )
}

/** What has become of it, and who stands behind it. */
export function Fate({
  offer: { note, tone, backers },
  nameOf,
}: Pick<PartProps<'offers'>, 'nameOf'> & { readonly offer: SceneOffer }) {
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
