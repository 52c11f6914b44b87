import type { Cell, Entry, GameEvent, Seat } from '@wis/engine'

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

export type Row = Readonly<Record<string, Cell>>

/** Columns that every game has, by what they tell: names, terms, end and course of a match, whose match it is, who sat there. */
export type SharedColumns = 'naming' | 'terms' | 'end' | 'course' | 'match' | 'sitting'

/** A match that is over, by its log. */
export interface TabledMatch<State, Event extends GameEvent> {
  readonly log: readonly Entry<Event>[]
  readonly state: State
  agentOf(seat: Seat): string
}

/**
 * The tables of a game whose data sets were published before there were kits. Their names and columns stay for ever. Cells of
 * shared columns are filled in for them, and a time is the text of the log.
 */
export interface OlderTables<State, Event extends GameEvent, Name extends string = string> {
  /** In the order of the files. */
  readonly names: readonly Name[]
  readonly columns: Readonly<Record<Name, readonly (Column | SharedColumns)[]>>
  readonly meanings: Readonly<Record<Name, string>>
  /** What the card of a season says of the game. */
  readonly card: {
    readonly name: string
    readonly tags: readonly string[]
    introduction(ruleset: string): string
    provenance(rows: Readonly<Partial<Record<Name, number>>>): string
    readonly checking: string
  }
  /** Undefined for a match that was void before it was dealt. */
  rowsOf(match: TabledMatch<State, Event>): Readonly<Record<Name, readonly Row[]>> | undefined
}
