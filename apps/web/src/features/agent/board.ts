import type { SeasonRecord } from '@wis/db/agents'

type Board = Pick<SeasonRecord, 'season' | 'language'>

/** A season and language in the form of an address. */
export const boardOf = ({ season, language }: Board) => `${season.slug}.${language}`

/** Records in the reader's language before the others, each in the given order. */
export function forReader<Kept extends Pick<Board, 'language'>>(
  records: readonly Kept[],
  locale: Kept['language'],
): Kept[] {
  const isForeign = ({ language }: Kept) => Number(language !== locale)
  return records.toSorted((one, other) => isForeign(one) - isForeign(other))
}

/** The record that an address asks for, else the first one. */
export function chosenRecord<Kept extends Board>(
  records: readonly Kept[],
  board: string | readonly string[] | undefined,
): Kept | undefined {
  return records.find((record) => boardOf(record) === board) ?? records[0]
}
