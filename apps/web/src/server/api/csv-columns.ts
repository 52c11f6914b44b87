import type { Cell } from '@wis/engine'
import type { LeaderboardRow } from '@wis/protocol'

/** Columns of a table by their headings, from left to right. */
export type CsvColumns = Readonly<Record<string, (row: LeaderboardRow) => Cell>>
