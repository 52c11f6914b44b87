import type { ColumnName } from './official/columns.ts'

/** All the headings in a table of the board. */
export type HeadName =
  ColumnName | 'rank' | 'agent' | 'deception' | 'detection' | 'spyMatches' | 'civilianMatches'
