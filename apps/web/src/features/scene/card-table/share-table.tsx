import type { Seat } from '@wis/engine'
import type { Scene, SceneGood, SceneOffer } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { wholeText } from '../../../components/text/number-text.ts'
import { seatColour } from '../../match/table/seat-chip.tsx'
import { OwnSeatContext, useArrival } from '../motion.ts'
import { SmallDivision } from '../parts/division.tsx'
import { Fate } from '../parts/fate.tsx'
import sceneStyles from '../scene.module.css'
import type { PartOf } from '../words.ts'
import { nameIn, useWords } from '../words.ts'
import styles from './card-table.module.css'
import { StripOfRounds } from './round-strip.tsx'
import { Sitter, Total } from './sitter.tsx'
import { Splits } from './splits.tsx'

interface ShareTableProps {
  readonly scene: Scene
  readonly share: PartOf<'offers'>
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
}

/** Some share a cost: a card before each says what it would pay, and below all are the splits that they stand behind. */
export default function ShareTable({
  scene: { seats, parts, decided },
  share,
  agents,
  atSeat,
}: ShareTableProps) {
  const { name, goods, offers } = share
  const words = useWords()
  const t = useTranslations('scene')
  const own = use(OwnSeatContext)
  const nameOf = nameIn(seats)
  const [fee] = goods
  const rounds = parts.find((part) => part.kind === 'rounds')
  const newest = offers.at(-1)
  const agreed = newest?.tone === 'good' ? newest : undefined
  const best = Math.max(1, ...(rounds?.rows.map(({ total }) => total) ?? []))
  return (
    <div className={styles.all}>
      <div className={`${styles.table ?? ''} ${styles.sharing ?? ''}`} data-shares>
        <ul className={styles.sharers}>
          {seats.map((seat) => {
            const row = rounds?.rows.find((one) => one.seat === seat.seat)
            const stand = agreed ?? offers.find((one) => one.seat === seat.seat)
            return (
              <li
                key={seat.seat}
                className={styles.seat}
                style={{ '--seat': seatColour(seat.seat) } as CSSProperties}
                title={fee?.grounds?.[seat.seat] && words(fee.grounds[seat.seat] ?? { en: '', zh: '' })}
                data-asked={seat.isAsked}
              >
                <Sitter seat={decided ? { ...seat, note: null } : seat} agent={agents[seat.seat]}>
                  {decided && row && (
                    <Total
                      amount={row.total}
                      best={best}
                      name={rounds?.totalName && words(rounds.totalName)}
                    />
                  )}
                </Sitter>
                <Stand
                  key={`${stand?.shares.join() ?? ''} ${stand?.note?.en ?? ''}`}
                  seat={seat.seat}
                  goods={goods}
                  stand={stand}
                  nameOf={nameOf}
                  isNewest={stand === newest}
                  isShared={agreed !== undefined || isShared(stand, offers)}
                  waits={seat.isAsked ? t(own === seat.seat ? 'yourTurn' : 'asked') : undefined}
                />
                {/* In the end, its points stand in that place. */}
                {decided && seat.note && <span className="sr-only">{words(seat.note)}</span>}
                {atSeat?.(seat.seat)}
              </li>
            )
          })}
        </ul>
        {fee && <Splits name={words(name)} fee={fee} offers={offers} of={seats.length} nameOf={nameOf} />}
      </div>
      {rounds?.kind === 'rounds' && <StripOfRounds part={rounds} nameOf={nameOf} />}
    </div>
  )
}

const isShared = (stand: SceneOffer | undefined, offers: readonly SceneOffer[]) =>
  stand !== undefined &&
  stand.shares.length > 0 &&
  offers.some((other) => other !== stand && other.shares.join() === stand.shares.join())

interface StandProps {
  readonly seat: Seat
  readonly goods: readonly SceneGood[]
  readonly stand: SceneOffer | undefined
  readonly nameOf: (seat: Seat) => string
  /** Whether its words lie on the table, which say what it did. */
  readonly isNewest: boolean
  /** Whether another stands behind the same shares. */
  readonly isShared: boolean
  readonly waits: string | undefined
}

/** What a seat would pay by the shares that it stands behind, and how these divide the whole. */
function Stand({ seat, goods, stand, nameOf, isNewest, isShared: isFilled, waits }: StandProps) {
  const words = useWords()
  const arrives = useArrival()
  const [fee] = goods
  const share = stand?.shares[seat]?.[0]
  const turns = arrives ? (sceneStyles.turns ?? '') : ''
  if (!stand || share === undefined)
    return (
      <div className={styles.card} data-empty="true">
        {waits && <span className={styles.waits}>{waits}</span>}
        {stand?.note && <span className={styles.about}>{words(stand.note)}</span>}
      </div>
    )
  return (
    <div className={`${styles.card ?? ''} ${turns}`} data-filled={isFilled}>
      {stand.seat === seat && (
        <span className="sr-only">
          <SmallDivision goods={goods} shares={stand.shares} nameOf={nameOf} />
          <Fate offer={stand} nameOf={nameOf} />
          {stand.text !== null && <ForeignText text={stand.text} />}
        </span>
      )}
      {stand.seat === seat && stand.note && !isNewest && stand.tone !== 'good' && (
        <span aria-hidden="true" className={styles.filled}>
          {words(stand.note)}
        </span>
      )}
      <span className={`figures ${styles.amount ?? ''}`}>{`${share}%`}</span>
      {fee?.whole !== undefined && (
        <span className={`figures ${styles.about ?? ''}`}>{wholeText((share * fee.whole) / fee.of)}</span>
      )}
      {/* The ring round its player says it, too. */}
      {waits && <span className="sr-only">{waits}</span>}
    </div>
  )
}
