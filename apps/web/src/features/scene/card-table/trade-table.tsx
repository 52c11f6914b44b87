import type { Seat } from '@wis/engine'
import type { Scene, SceneGood, SceneOffer, SeatScene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { seatColour } from '../../match/table/seat-chip.tsx'
import { Lot, SmallDivision, SmallShare, Undivided, wholeOf } from '../parts/division.tsx'
import { Fate } from '../parts/fate.tsx'
import type { PartOf } from '../words.ts'
import { nameIn, useWords } from '../words.ts'
import { bestDivisionOf } from './best-division.ts'
import type { BestDivision } from './best-division.ts'
import styles from './card-table.module.css'
import { RoundStrip } from './round-strip.tsx'
import { Said } from './said.tsx'
import { Sitter, Total } from './sitter.tsx'

interface TradeTableProps {
  readonly scene: Scene
  readonly trade: PartOf<'offers'>
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
}

/** Two at a table share things: each lies on the side of whoever would get it. All offers are a strip below. */
export default function TradeTable({ scene: { seats, parts }, trade, agents, atSeat }: TradeTableProps) {
  const { name, goods, offers, of } = trade
  const words = useWords()
  const t = useTranslations('scene')
  const nameOf = nameIn(seats)
  const newest = offers.at(-1)
  const isOver = newest?.tone === 'bad'
  const isAccepted = newest?.tone === 'good'
  const shares = isOver ? [] : (newest?.shares ?? [])
  const things = goods.filter(({ unit, of: count }) => unit === 'things' && count > 0)
  const reply = parts.find((part) => part.kind === 'speeches')
  const answer = reply?.kind === 'speeches' ? reply.speeches[0] : undefined
  const worth = isOver ? [0, 0] : newest?.worth
  const isKnown = goods.some(({ each, of: count }) => each && count > 0)
  const best = isOver || isAccepted ? bestDivisionOf(goods) : undefined
  const sum = (worth?.[0] ?? 0) + (worth?.[1] ?? 0)
  const most = best ? best.worth[0] + best.worth[1] : 0
  const isBest = isAccepted && sum === most
  const drawn = (seat: SeatScene, place: number) => (
    <li
      key={seat.seat}
      className={styles.seat}
      style={{ '--seat': seatColour(seat.seat) } as CSSProperties}
      data-side={place === 0 ? 'left' : 'right'}
      data-asked={seat.isAsked}
    >
      {/* The offers say what each did last. */}
      <Sitter seat={{ ...seat, note: null }} agent={agents[seat.seat]}>
        {isKnown && (
          <Total
            amount={worth?.[seat.seat] ?? 0}
            best={wholeOf(goods, seat.seat)}
            name={t('offer.of', { of: wholeOf(goods, seat.seat) })}
          />
        )}
        {seat.note && <span className="sr-only">{words(seat.note)}</span>}
        {seat.isAsked && <span className={styles.waits}>{t('asked')}</span>}
      </Sitter>
      {atSeat?.(seat.seat)}
    </li>
  )
  return (
    <div className={styles.all}>
      <div className={`${styles.table ?? ''} ${styles.trade ?? ''}`} data-seats="2">
        <ul className="contents">{seats.map(drawn)}</ul>
        <div className={styles.goods}>
          <p className="sr-only">{words(name)}</p>
          <div className={styles.talk}>
            {newest ? (
              <Said
                key={offers.length}
                seat={newest.seat}
                text={newest.text}
                nameOf={nameOf}
                stamp={isAccepted ? t('offer.accepted') : undefined}
              >
                <Fate offer={newest} nameOf={nameOf} />
              </Said>
            ) : (
              <p className="text-center text-sm text-faint">{t('nothingYet')}</p>
            )}
            {reply?.kind === 'speeches' && answer && (
              <Said seat={answer.seat} text={answer.text} nameOf={nameOf}>
                <span className="sr-only">{words(reply.name)}</span>
              </Said>
            )}
          </div>
          {shares.length > 0 ? (
            <ul
              className={styles.halves}
              style={{ '--most': Math.max(...things.map(({ of: count }) => count)) } as CSSProperties}
            >
              {goods.map((good, at) =>
                good.unit === 'things' && good.of > 0 ? (
                  <Lot
                    key={good.name.en}
                    good={good}
                    amounts={shares.map((own) => own[at] ?? 0)}
                    nameOf={nameOf}
                  />
                ) : null,
              )}
            </ul>
          ) : (
            <Undivided goods={goods} nameOf={nameOf} />
          )}
          {/* Its room is there from the start. */}
          <div className={styles.sum}>
            {best && (
              <p>
                {isOver && t('offer.lost', { best: most })}
                {isAccepted && t(isBest ? 'offer.most' : 'offer.together', { sum, best: most })}
              </p>
            )}
            {best && !isBest && <BestSplit goods={goods} best={best} nameOf={nameOf} />}
          </div>
        </div>
      </div>
      <OfferStrip
        offers={offers}
        places={isOver || newest?.tone === 'good' ? offers.length : Math.max(of ?? 0, offers.length)}
        goods={goods}
        nameOf={nameOf}
      />
    </div>
  )
}

interface BestSplitProps extends Pick<OfferStripProps, 'goods' | 'nameOf'> {
  readonly best: BestDivision
}

/** The division that would have been worth most to both together, to compare it with what came of it. */
function BestSplit({ goods, best: { shares, worth }, nameOf }: BestSplitProps) {
  const t = useTranslations('scene.offer')
  return (
    <p className={styles.best}>
      <span>{t('best')}</span>
      {worth.map((amount, seat) => (
        <span key={seat} data-right={seat === 1}>
          <strong className="figures">{amount}</strong>
          <SmallShare seat={seat} own={shares[seat] ?? []} goods={goods} nameOf={nameOf} />
        </span>
      ))}
    </p>
  )
}

interface OfferStripProps {
  readonly offers: readonly SceneOffer[]
  /** Those that can still be made have their places. */
  readonly places: number
  readonly goods: readonly SceneGood[]
  readonly nameOf: (seat: Seat) => string
}

/** What every offer would have been worth to both, or how many things it gave them as long as that is not known. */
function OfferStrip({ offers, places, goods, nameOf }: OfferStripProps) {
  const t = useTranslations('scene.offer')
  const words = useWords()
  const count = goods.reduce((sum, { of }) => sum + of, 0)
  const isKnown = offers.some(({ worth }) => worth)
  const cellOf = ({ shares, worth, seat: by }: SceneOffer, seat: Seat) => {
    const amount = worth?.[seat] ?? (shares[seat] ?? []).reduce((sum, own) => sum + own, 0)
    const text = shares.length === 0 ? '–' : String(amount)
    return {
      text: { en: text, zh: text },
      tone: 'plain' as const,
      isFilled: by === seat,
      of: worth ? wholeOf(goods, seat) : count,
    }
  }
  return (
    <RoundStrip
      name={t('all')}
      column={t('one')}
      rows={[0, 1].map((seat) => ({ seat, cells: offers.map((offer) => cellOf(offer, seat)) }))}
      of={places}
      filled={t('made')}
      note={t(isKnown ? 'worthEach' : 'thingsEach')}
      nameOf={nameOf}
      told={(at) => {
        const offer = offers[at]
        return (
          offer && (
            <>
              {`${nameOf(offer.seat)} `}
              {offer.note && words(offer.note)} {offer.text !== null && <ForeignText text={offer.text} />}
              <SmallDivision goods={goods} shares={offer.shares} nameOf={nameOf} />
            </>
          )
        )
      }}
    />
  )
}
