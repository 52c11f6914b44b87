import type { Cell } from '@wis/engine'

export type ColumnType = 'text' | 'integer' | 'number' | 'boolean' | 'time'

/** One column of a table: an entry of the data dictionary. */
export interface Column {
  readonly name: string
  readonly type: ColumnType
  /** Whether a cell may be empty. */
  readonly optional?: true
  readonly meaning: string
}

export interface DatasetTable {
  readonly name: string
  /** The meaning of a row. */
  readonly meaning: string
  readonly columns: readonly Column[]
}

interface CellTypes {
  readonly text: string
  readonly integer: number
  readonly number: number
  readonly boolean: boolean
  readonly time: Date
}

type CellOf<One extends Column> = CellTypes[One['type']] | (One['optional'] extends true ? null : never)

/** A row as the dictionary describes it. A missing column, or one of another type, does not compile. */
export type RowOf<Of extends DatasetTable> = {
  readonly [One in Of['columns'][number] as One['name']]: CellOf<One>
}

export type Row = Readonly<Record<string, Cell>>
