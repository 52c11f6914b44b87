/**
 * The file of a board and the numbers of a record have the names of one game, in every game: they are older than the
 * other games, and programs read them.
 */
export { csvColumns } from '../../games/who-is-spy/board/csv-columns.ts'
export { recordNumbersOf } from '../../games/who-is-spy/board/record-numbers-of.ts'
