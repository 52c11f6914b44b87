import type { DirectoryRow } from '@wis/db/agents'
import { averageRating } from '@wis/ratings'
import { useTranslations } from 'next-intl'
import { IntervalBar } from '../lab/interval-chart.tsx'
import type { FirstOfBoard, Placed } from '../leaderboard/leaders/first-of-board.ts'
import { IntervalOf, axisOf } from '../leaderboard/leaders/leader-list.tsx'

interface StandingProps {
  readonly agent: DirectoryRow
  readonly placed: Placed | undefined
  /** Whether the lines around it are of the same board, so that their bars can be compared. */
  readonly isAlike: boolean
}

/** What the agent has on the board of its game, with its interval, and the matches that it comes from. */
export function Standing({ agent, placed, isAlike }: StandingProps) {
  const t = useTranslations('agents')
  const tColumns = useTranslations('leaderboard.ofGame.columns')
  const all = agent.placings.reduce((sum, { matches }) => sum + matches, 0)
  if (all === 0) return <p className="text-right text-xs text-faint @3xl:col-span-2">{t('unplayed')}</p>
  const leader = placed?.leader
  return (
    <>
      <p className="figures text-right text-2xs text-soft @max-3xl:hidden">
        {isAlike && placed && <Bar placed={placed} />}
        {leader && <IntervalOf leader={leader} />}
      </p>
      <p className="figures text-right leading-tight">
        {placed && (
          <span
            className={`block font-display text-xl ${placed.leader.isGrey ? 'text-faint' : ''}`}
            title={isAlike ? undefined : tColumns(placed.board.column)}
          >
            {placed.leader.text}
          </span>
        )}
        {isAlike && placed && (
          <span className="ml-auto block w-24 @3xl:hidden">
            <Bar placed={placed} />
          </span>
        )}
        {leader && (
          <span className="block text-2xs text-soft @3xl:hidden">
            <IntervalOf leader={leader} />
          </span>
        )}
        <span className="block text-xs text-soft">{t('matches', { count: leader?.matches ?? all })}</span>
      </p>
    </>
  )
}

/** Where the axis of a board begins and ends, above its bars. */
export function AxisEnds({ board }: Pick<Placed, 'board'>) {
  const axis = axisOf(board.leaders, board.column === 'rating' ? averageRating : undefined)
  return (
    <span
      aria-hidden="true"
      className="figures flex justify-between text-2xs font-normal text-soft @max-3xl:hidden"
    >
      {axis && [axis.low, axis.high].map((end) => <span key={end}>{endText(board, end)}</span>)}
    </span>
  )
}

/** An end as the interval that ends there has it. The average may be an end, too. */
function endText({ leaders }: FirstOfBoard, end: number): string {
  const texts = leaders.flatMap(({ range, interval }) => {
    if (!range || !interval) return []
    return [...(range.low === end ? [interval.low] : []), ...(range.high === end ? [interval.high] : [])]
  })
  return String(texts[0] ?? Math.round(end))
}

function Bar({ placed: { board, leader } }: { placed: Placed }) {
  const mark = board.column === 'rating' ? averageRating : undefined
  const axis = axisOf(board.leaders, mark)
  if (!axis || !leader.range) return null
  return (
    <IntervalBar
      axis={axis}
      {...leader.range}
      mark={mark}
      isHollow={leader.isGrey}
      className="mb-0.5 block h-2.5 w-full"
    />
  )
}
