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

/** Proposals with the words that were said, and what every seat would get. */
export default function OffersPart({ part, nameOf }: PartProps<'offers'>) {
  const { name, goods, offers, grows = false } = part
  const words = useWords()
  return (
    <PartList name={words(name)} grows={grows} count={offers.length}>
      {offers.map((offer, place) => (
        <Offer key={place} offer={offer} goods={goods} nameOf={nameOf} />
      ))}
    </PartList>
  )
}

function Offer({ offer, goods, nameOf }: OfferProps) {
  const { seat, text, shares, worth } = offer
  const arrives = useArrival()
  const t = useTranslations('scene.offer')
  return (
    <li className={`flex items-start gap-2.5 py-2.5 ${arrives ? (styles.slides ?? '') : ''}`}>
      <SeatChip seat={seat} className="mt-px" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-xs font-semibold">{nameOf(seat)}</span>
          <Fate offer={offer} />
        </p>
        {text !== null && (
          <p className="min-w-0 wrap-anywhere">
            <ForeignText text={text} />
          </p>
        )}
        {shares.length > 0 && (
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {goods.map((good, place) => (
              <Division
                key={good.name.en}
                good={good}
                amounts={shares.map((own) => own[place] ?? 0)}
                nameOf={nameOf}
              />
            ))}
          </ul>
        )}
        {worth && (
          <p className="figures flex flex-wrap items-center gap-x-3 text-xs text-soft">
            <span>{t('worth')}</span>
            {worth.map((points, of) => (
              <span key={of} className="flex items-center gap-1.5">
                <SeatChip seat={of} className="size-4! text-2xs!" />
                <span className="sr-only">{`${nameOf(of)} `}</span>
                <strong className="font-semibold text-ink">{points}</strong>
              </span>
            ))}
          </p>
        )}
        <Backers offer={offer} nameOf={nameOf} />
      </div>
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
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft">
      <span>{t('backers')}</span>
      {backers.map((seat) => (
        <span key={seat} className="flex items-center gap-1.5">
          <SeatChip seat={seat} className="size-4! text-2xs!" />
          {nameOf(seat)}
        </span>
      ))}
    </p>
  )
}

interface DivisionProps {
  readonly good: PartOf<'offers'>['goods'][number]
  /** What every seat would get, in seat order. */
  readonly amounts: readonly number[]
  readonly nameOf: PartProps<'offers'>['nameOf']
}

/** How one good would be divided: a dot for each thing, or a bar for a whole. The numbers stand beside it. */
function Division({ good, amounts, nameOf }: DivisionProps) {
  const words = useWords()
  const { name, unit } = good
  const isWhole = unit === 'percent'
  return (
    <li className={`grid gap-1 ${isWhole ? 'w-full' : ''}`}>
      <span className="text-2xs text-faint">{words(name)}</span>
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
