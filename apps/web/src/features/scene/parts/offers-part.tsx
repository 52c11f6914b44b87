import type { SceneOffer } from '@wis/games'
import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import { useArrival } from '../motion.ts'
import type { PartOf, PartProps } from '../part-props.ts'
import styles from '../scene.module.css'
import { useWords } from '../words.ts'
import { Division } from './division.tsx'
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
  const { seat, text, shares } = offer
  const arrives = useArrival()
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
