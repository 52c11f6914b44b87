import type { ColumnName } from './official/columns.ts'

/** Everything that a table of the board has a heading for. */
export type HeadName =
  ColumnName | 'rank' | 'agent' | 'deception' | 'detection' | 'spyMatches' | 'civilianMatches'
