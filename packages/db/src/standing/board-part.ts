import type { BoardPart, Metric } from '@wis/games'
import { matchesToLead } from '@wis/ratings'
import { isMadeOf } from '../agent/make-up/make-up.ts'
import { plainKit } from '../game/usual-game.ts'
import { onBoard, withAgents } from './board-statements.ts'
import type { BoardRow } from './board.ts'
import { factOf } from './standing-row.ts'

/** A board of one side or role, and the metric that it goes by. */
export interface OrderedPart {
  readonly part: BoardPart
  readonly metric: Metric
}

/** Undefined if the game has no such part. */
export function partOf(game: string, id: string | undefined): OrderedPart | undefined {
  const kit = plainKit(game)
  const part = kit?.board.parts?.find((one) => one.id === id)
  const metric = kit?.results.metrics.find((one) => one.id === part?.metric)
  return part && metric && { part, metric }
}

const factsOf = (names: readonly string[]) => names.map((name) => factOf(name)).join(' + ')

/** A page of a part. Agents that were never in it are left out. Its parameters are those of an ordered board. */
export const partStatement = ({ metric }: OrderedPart, isNarrowed: boolean) => `
  with counted as (
    select *, (${factsOf(metric.per)}) as played, (${factsOf(metric.of)}) as earned
    from standings where ${onBoard}
  ), board as (
    select *, (rank() over (
      order by played >= ${matchesToLead} desc, earned::numeric / played ${metric.better === 'fewer' ? 'asc' : 'desc'}, played desc
    ))::int as rank
    from counted where played > 0
  ), page as (
    select * from board
    where $6::text is null ${isNarrowed ? `and ${isMadeOf('board.agent_id', 7)}` : ''}
    order by rank, agent_id
    offset $4 limit $5
  )
  ${withAgents}
  order by page.rank, page.agent_id`

/** The same order for lines of a board that was taken earlier. */
export function rankedInPart(lines: readonly BoardRow[], { metric }: OrderedPart): readonly BoardRow[] {
  const counted = lines.flatMap((line) => {
    const sumOf = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + (line.tally.facts[name] ?? 0), 0)
    const [played, earned] = [sumOf(metric.per), sumOf(metric.of)]
    return played === 0 ? [] : [{ line, played, earned }]
  })
  type Counted = (typeof counted)[number]
  const settled = ({ played }: Counted) => Number(played >= matchesToLead)
  const sign = metric.better === 'fewer' ? -1 : 1
  const compare = (one: Counted, other: Counted) =>
    settled(other) - settled(one) ||
    sign * (other.earned * one.played - one.earned * other.played) ||
    other.played - one.played
  return counted
    .toSorted((one, other) => compare(one, other) || (one.line.agent.id < other.line.agent.id ? -1 : 1))
    .map((one) => ({ ...one.line, rank: 1 + counted.filter((other) => compare(other, one) < 0).length }))
}
