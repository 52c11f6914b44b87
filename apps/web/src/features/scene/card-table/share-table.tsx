import type { Seat } from '@wis/engine'
import type { Scene, SceneGood, SceneOffer } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { wholeText } from '../../../components/text/number-text.ts'
import { seatColour } from '../../match/table/seat-chip.tsx'
import { OwnSeatContext } from '../motion.ts'
import { SmallDivision } from '../parts/division.tsx'
import { Fate } from '../parts/fate.tsx'
import type { PartOf } from '../words.ts'
import { nameIn, useWords } from '../words.ts'
import styles from './card-table.module.css'
import { StripOfRounds } from './round-strip.tsx'
import { Sitter, TotalOfRounds } from './sitter.tsx'
import { Splits } from './splits.tsx'

interface ShareTableProps {
  readonly scene: Scene
  readonly share: PartOf<'offers'>
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
}

/** Some share a cost: below all are the splits that they stand behind, and round by round what each of them would pay. */
export default function ShareTable({
  scene: { seats, parts, decided, round },
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
  // Each says something once a round.
  const saidIn = newest && rounds?.rows.find((row) => row.seat === newest.seat)?.cells.length
  return (
    <div className={styles.all}>
      <div className={`${styles.table ?? ''} ${styles.sharing ?? ''}`} data-shares>
        <ul className={styles.sharers}>
          {seats.map((seat) => {
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
                  {decided && rounds && <TotalOfRounds rounds={rounds} seat={seat.seat} />}
                </Sitter>
                <Stand
                  seat={seat.seat}
                  goods={goods}
                  stand={stand}
                  nameOf={nameOf}
                  waits={seat.isAsked ? t(own === seat.seat ? 'yourTurn' : 'asked') : undefined}
                />
                {/* In the end, its points stand in that place. */}
                {decided && seat.note && <span className="sr-only">{words(seat.note)}</span>}
                {atSeat?.(seat.seat)}
              </li>
            )
          })}
        </ul>
        {fee && (
          <Splits
            name={words(name)}
            fee={fee}
            offers={offers}
            of={seats.length}
            earlier={saidIn !== undefined && saidIn < (round ?? 0) ? saidIn : undefined}
            nameOf={nameOf}
          />
        )}
      </div>
      {rounds?.kind === 'rounds' && <StripOfRounds part={rounds} now={round} nameOf={nameOf} />}
    </div>
  )
}

interface StandProps {
  readonly seat: Seat
  readonly goods: readonly SceneGood[]
  readonly stand: SceneOffer | undefined
  readonly nameOf: (seat: Seat) => string
  readonly waits: string | undefined
}

/** What a seat would pay by the shares that it stands behind. The bars show it, so only a reader of screens needs it here. */
function Stand({ seat, goods, stand, nameOf, waits }: StandProps) {
  const words = useWords()
  const [fee] = goods
  const share = stand?.shares[seat]?.[0]
  return (
    <div className="sr-only">
      {stand && stand.seat === seat && share !== undefined && (
        <>
          <SmallDivision goods={goods} shares={stand.shares} nameOf={nameOf} />
          <Fate offer={stand} nameOf={nameOf} />
          {stand.text !== null && <ForeignText text={stand.text} />}
        </>
      )}
      {share === undefined && stand?.note && words(stand.note)}
      {share !== undefined && `${share}%`}
      {share !== undefined && fee?.whole !== undefined && ` ${wholeText((share * fee.whole) / fee.of)}`}
      {waits && ` ${waits}`}
    </div>
  )
}
