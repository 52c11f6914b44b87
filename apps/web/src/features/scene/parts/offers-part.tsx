import type { SceneOffer } from '@wis/games'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { SeatChip, seatColour } from '../../match/table/seat-chip.tsx'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import type { PartOf, PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { PartList } from './part-list.tsx'

interface OfferProps {
  readonly offer: SceneOffer
  readonly goods: PartOf<'offers'>['goods']
  readonly nameOf: PartProps<'offers'>['nameOf']
}

/**
 * Proposals with the words that were said, what every seat would get, and in the end what that was worth. The newest is the
 * first, so that a list that grows is in sight without being scrolled.
 */
export default function OffersPart({ part, nameOf }: PartProps<'offers'>) {
  const { name, goods, offers, grows = false } = part
  const words = useWords()
  const t = useTranslations('scene')
  // The controls below stay in sight, so a long list scrolls on its own, and fades where it goes on. A part that scrolls must
  // be reachable with the keyboard.
  // The name of the only thing that is divided is said once for all.
  const [only, second] = goods
  const title = only && !second ? `${words(name)} · ${words(only.name)}` : words(name)
  const scrolls = grows && { tabIndex: 0, role: 'region', 'aria-label': title }
  return (
    <div
      {...scrolls}
      className={
        grows
          ? 'h-72 overflow-y-auto pb-8 -outline-offset-2 [mask-image:linear-gradient(black_calc(100%-2rem),transparent)] lg:h-[max(14rem,100dvh-31.5rem)] lg:overscroll-contain lg:not-last:h-[max(9rem,100dvh-41rem)]'
          : ''
      }
    >
      <PartList name={title} grows={false} count={offers.length}>
        {offers.length === 0 && <li className="py-2 text-faint">{t('nothingYet')}</li>}
        {offers
          .map((offer, place) => (
            <Offer key={place} place={place} offer={offer} goods={goods} nameOf={nameOf} />
          ))
          .toReversed()}
      </PartList>
    </div>
  )
}

function Offer({ place, offer, goods, nameOf }: OfferProps & { readonly place: number }) {
  const { seat, text, shares, worth } = offer
  const arrives = useArrival()
  const t = useTranslations('scene.offer')
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5 py-1.5 ${arrives ? (styles.slides ?? '') : ''}`}
    >
      <SeatChip seat={seat} className="mt-px" />
      <div className="grid min-w-0 gap-0.5">
        <p className="figures flex flex-wrap items-baseline gap-x-3">
          <span className="text-xs font-semibold">{nameOf(seat)}</span>
          <span className="text-2xs text-faint">{place + 1}</span>
          <Fate offer={offer} />
          <Backers offer={offer} nameOf={nameOf} />
        </p>
        {text !== null && (
          <p className="min-w-0 leading-snug wrap-anywhere">
            <ForeignText text={text} />
          </p>
        )}
        {shares.length > 0 && (
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {goods.map((good, at) => (
              <Division
                key={good.name.en}
                good={good}
                amounts={shares.map((own) => own[at] ?? 0)}
                nameOf={nameOf}
                isNamed={goods.length > 1}
              />
            ))}
          </ul>
        )}
      </div>
      {worth && (
        <div className="figures grid justify-items-end gap-1 text-xs">
          <span className="text-2xs text-faint">{t('worth')}</span>
          {worth.map((points, of) => (
            <span key={of} className="flex items-center gap-1.5">
              <SeatChip seat={of} className="size-4! text-2xs!" />
              <span className="sr-only">{`${nameOf(of)} `}</span>
              <strong className="min-w-5 text-right font-semibold text-ink">{points}</strong>
            </span>
          ))}
        </div>
      )}
    </li>
  )
}

/** What has become of it. */
function Fate({ offer: { note, tone } }: Pick<OfferProps, 'offer'>) {
  const words = useWords()
  return note === null ? null : (
    <span data-tone={tone} className={`text-xs text-(--tone) ${styles.tone ?? ''}`}>
      {words(note)}
    </span>
  )
}

function Backers({ offer: { backers }, nameOf }: Pick<OfferProps, 'offer' | 'nameOf'>) {
  const t = useTranslations('scene.offer')
  return backers.length === 0 ? null : (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft">
      <span>{t('backers')}</span>
      {backers.map((seat) => (
        <span key={seat} className="flex items-center gap-1.5">
          <SeatChip seat={seat} className="size-4! text-2xs!" />
          {nameOf(seat)}
        </span>
      ))}
    </span>
  )
}

interface DivisionProps {
  readonly good: PartOf<'offers'>['goods'][number]
  /** What every seat would get, in seat order. */
  readonly amounts: readonly number[]
  readonly nameOf: PartProps<'offers'>['nameOf']
  /** Whether its name is said. */
  readonly isNamed: boolean
}

/** How one good would be divided: a dot for each thing, or a bar for a whole. The numbers stand beside it. */
function Division({ good, amounts, nameOf, isNamed }: DivisionProps) {
  const words = useWords()
  const { name, unit } = good
  const isWhole = unit === 'percent'
  return (
    <li className={`grid gap-1 ${isWhole ? 'w-full' : ''}`}>
      {isNamed && <span className="text-2xs text-faint">{words(name)}</span>}
      {isWhole ? <Bar amounts={amounts} of={good.of} /> : <Dots amounts={amounts} />}
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
        {amounts.map((amount, seat) => (
          <li key={seat} className="flex items-center gap-1">
            <span
              aria-hidden="true"
              className="size-2 rounded-full"
              style={{ background: seatColour(seat) }}
            />
            <span className={isWhole ? 'text-soft' : 'sr-only'}>{`${nameOf(seat)} `}</span>
            <span className="figures">{`${amount}${isWhole ? ' %' : ''}`}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Dots({ amounts }: Pick<DivisionProps, 'amounts'>) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1">
      {amounts.flatMap((amount, seat) =>
        Array.from({ length: amount }, (_, thing) => (
          <span
            key={`${seat} ${thing}`}
            className={`size-3.5 border-2 ${seat % 2 === 0 ? 'rounded-full' : 'rounded-[3px]'}`}
            style={{
              borderColor: seatColour(seat),
              background: seat % 2 === 0 ? seatColour(seat) : undefined,
            }}
          />
        )),
      )}
    </span>
  )
}

/** The parts of a bar have gaps between them, so that they can be told apart without their colours. */
function Bar({ amounts, of }: Pick<DivisionProps, 'amounts'> & { readonly of: number }) {
  return (
    <span aria-hidden="true" className="flex h-3.5 w-full gap-0.5 overflow-hidden rounded-card">
      {amounts.map((amount, seat) => (
        <span key={seat} style={{ width: `${(100 * amount) / of}%`, background: seatColour(seat) }} />
      ))}
    </span>
  )
}
