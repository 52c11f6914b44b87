import type { SeasonRecord } from '@wis/db'

type Board = Pick<SeasonRecord, 'season' | 'language'>

/** A season and language as they stand in an address. */
export const boardOf = ({ season, language }: Board) => `${season.slug}.${language}`

/** The record that an address asks for, else the one that comes first. */
export function chosenRecord<Kept extends Board>(
  records: readonly Kept[],
  board: string | readonly string[] | undefined,
): Kept | undefined {
  return records.find((record) => boardOf(record) === board) ?? records[0]
}
