import { csvRow } from '@wis/engine'
import type { SeasonMatrix } from '@wis/protocol'

const columns = [
  ...['row', 'row_slug', 'column', 'column_slug', 'matches', 'ahead', 'equal', 'behind'],
  ...['share', 'share_low', 'share_high'],
]

/** A matrix as a table: one line for every pair of agents that have met, in both directions. */
export function matrixCsv({ agents, cells }: SeasonMatrix): string {
  const byId = new Map(agents.map((agent) => [agent.id, agent]))
  const lines = cells.map(({ row, column, matches, ahead, equal, behind, share, interval }) => [
    ...[row, column].flatMap((id) => [byId.get(id)?.name ?? id, byId.get(id)?.slug ?? '']),
    ...[matches, ahead, equal, behind, share, interval.low, interval.high],
  ])
  return [columns, ...lines].map(csvRow).join('')
}
