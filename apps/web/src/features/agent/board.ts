import type { SeasonRecord } from '@wis/db'

type Board = Pick<SeasonRecord, 'season' | 'language'>

/** A season and language as they stand in an address. */
export const boardOf = ({ season, language }: Board) => `${season.slug}.${language}`

/** Those in a reader's own language before the others, each in the order they came. */
export function forReader<Kept extends Pick<Board, 'language'>>(
  records: readonly Kept[],
  locale: Kept['language'],
): Kept[] {
  const isForeign = ({ language }: Kept) => Number(language !== locale)
  return records.toSorted((one, other) => isForeign(one) - isForeign(other))
}

/** The record that an address asks for, else the one that comes first. */
export function chosenRecord<Kept extends Board>(
  records: readonly Kept[],
  board: string | readonly string[] | undefined,
): Kept | undefined {
  return records.find((record) => boardOf(record) === board) ?? records[0]
}
