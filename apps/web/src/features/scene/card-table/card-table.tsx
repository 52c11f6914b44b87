import type { Seat } from '@wis/engine'
import type { Scene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { seatColour } from '../../match/table/seat-chip.tsx'
import { OwnSeatContext } from '../motion.ts'
import { Thing } from '../parts/thing.tsx'
import { ScenePartView } from '../scene-part.tsx'
import type { PartOf } from '../words.ts'
import { nameIn, useWords } from '../words.ts'
import styles from './card-table.module.css'
import { CasesInMiddle, Pot } from './in-the-middle.tsx'
import { PlayedCard } from './played-card.tsx'
import { StripOfRounds } from './round-strip.tsx'
import { Sitter, TotalOfRounds } from './sitter.tsx'

interface CardTableProps {
  readonly scene: Scene
  readonly rounds: PartOf<'rounds'>
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
}

/** The table of a game of rounds: a card before each player, what they play for in the middle, and below it all rounds. */
export default function CardTable({ scene: { seats, parts }, rounds, agents, atSeat }: CardTableProps) {
  const words = useWords()
  const t = useTranslations('scene')
  const own = use(OwnSeatContext)
  const nameOf = nameIn(seats)
  const others = parts.filter((part) => part !== rounds)
  const chips = others.find((part) => part.kind === 'chips' && part.seat === null)
  const cases = others.find((part) => part.kind === 'table')
  const counters = others.find((part) => part.kind === 'counters')
  const speeches = others.flatMap((part) => (part.kind === 'speeches' ? part.speeches : []))
  const rest = others.filter(
    (part) => part !== chips && part !== cases && part !== counters && part.kind !== 'speeches',
  )
  const cellOf = (seat: Seat) => rounds.rows.find((row) => row.seat === seat)?.cells.at(-1)
  // What is paid goes into a pot. Where there is a prize, amounts are bids for it.
  const [hasPot, hasPrize] = [chips !== undefined, rounds.icon !== undefined]
  const isTaken = seats.some(({ seat }) => cellOf(seat)?.isFilled)
  const most = Math.max(
    1,
    ...rounds.rows.flatMap(({ cells }) => [cells.at(-1)?.of ?? 0, Number(cells.at(-1)?.text.en) || 0]),
  )
  return (
    <div className={styles.all}>
      <div className={styles.table} data-seats={seats.length}>
        <ul className="contents">
          {seats.map((seat, place) => {
            const row = rounds.rows.find((one) => one.seat === seat.seat)
            const speech = speeches.find((one) => one.seat === seat.seat)
            return (
              <li
                key={seat.seat}
                className={styles.seat}
                style={{ '--seat': seatColour(seat.seat) } as CSSProperties}
                data-side={sideOf(place, seats.length)}
                data-asked={seat.isAsked}
                data-out={seat.isOut === true}
              >
                <Sitter seat={seat} agent={agents[seat.seat]}>
                  <TotalOfRounds rounds={rounds} seat={seat.seat} />
                </Sitter>
                <PlayedCard
                  key={`${row?.cells.length ?? 0} ${row?.cells.at(-1)?.text.en ?? ''} ${row?.cells.at(-1)?.isIn === true}`}
                  cell={row?.cells.at(-1)}
                  most={most}
                  icon={isTaken && cellOf(seat.seat)?.isFilled ? rounds.icon : undefined}
                  waits={
                    seat.isAsked || row?.cells.at(-1)?.isIn === false
                      ? t(seat.isAsked && own === seat.seat ? 'yourTurn' : 'asked')
                      : undefined
                  }
                  pays={hasPot}
                  filled={hasPot && rounds.legend ? words(rounds.legend.filled) : undefined}
                  isCompared={hasPrize}
                />
                {speech && (
                  <p className={styles.speech} title={speech.text ?? ''}>
                    {speech.move && <b className="font-semibold">{words(speech.move)} </b>}
                    {speech.text !== null ? <ForeignText text={speech.text} /> : !speech.move && <Silent />}
                  </p>
                )}
                {atSeat?.(seat.seat)}
              </li>
            )
          })}
        </ul>
        <div className={styles.middle}>
          {/* What only one of them gets. Its place is empty when one has it. */}
          {rounds.icon && <Thing icon={rounds.icon} className={styles.thing} data-taken={isTaken} />}
          {chips?.kind === 'chips' && <Pot part={chips} counters={counters} />}
          {cases?.kind === 'table' && <CasesInMiddle part={cases} />}
          {!chips && counters && <ScenePartView part={counters} nameOf={nameOf} />}
        </div>
      </div>
      <StripOfRounds part={rounds} nameOf={nameOf} />
      {rest.map((part, place) => (
        <ScenePartView key={place} part={part} nameOf={nameOf} table={parts} />
      ))}
    </div>
  )
}

/** Two and three sit round the table: left, above and right. More sit in two columns. */
function sideOf(place: number, seats: number): 'left' | 'top' | 'right' {
  if (seats === 3 && place === 1) return 'top'
  return place < seats / 2 ? 'left' : 'right'
}

function Silent() {
  const t = useTranslations('scene')
  return <span className="text-faint">{t('silent')}</span>
}
