import { replay } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { GameKit, Column, DatasetTable, Row } from '@wis/games'
import { kitRowsOf, kitTableNames, kitTables, aliasIn } from './kit-tables.ts'
import type { DatasetMatch } from './match.ts'
import { agentCells, matchCells, matchColumn, matchColumns, sittingColumns } from './match.ts'
import type { CardAbout, DataOfGame } from './tables.ts'
import { isTableName } from './tables.ts'

const shared = { ...matchColumns, match: [matchColumn], sitting: sittingColumns }

/** The data set of a game whose tables are older than kits. */
function dataInOlderTables(kit: GameKit, tables: NonNullable<GameKit['olderTables']>): DataOfGame {
  const names = tables.names.filter(isTableName)
  const dictionary = names.map((name) => ({
    name,
    meaning: tables.meanings[name] ?? '',
    columns: (tables.columns[name] ?? []).flatMap((column) =>
      typeof column === 'string' ? shared[column] : [column],
    ),
  }))
  return {
    names,
    tables: Object.fromEntries(dictionary.map((table) => [table.name, table])),
    card: { ...tables.card, tables: dictionary },
    rowsOf: (played) => {
      const state = replay(kit.rules, played.log)
      const outcome = kit.rules.outcome(state)
      const agentOf = (seat: number) => played.seats[seat]?.agent ?? ''
      const rows = outcome && tables.rowsOf({ log: played.log, state, agentOf })
      const rowOf = ({ name, columns }: DatasetTable, row: Row, at: number): Row => ({
        ...(name === 'matches' && outcome ? matchCells(played, outcome) : { match_id: played.matchId }),
        ...(name === 'seats' && sittingCells(played, at)),
        ...row,
        ...timesOf(columns, row),
      })
      return Object.fromEntries(
        dictionary.map((table) => [
          table.name,
          (rows?.[table.name] ?? []).map((row, at) => rowOf(table, row, at)),
        ]),
      )
    },
  }
}

function sittingCells({ log, seats }: DatasetMatch, at: number): Row {
  const seat = seats[at]
  return { seat: at, alias: aliasIn(log, at), ...(seat && agentCells(seat)) }
}

const timesOf = (columns: readonly Column[], row: Row): Row =>
  Object.fromEntries(
    columns.flatMap(({ name, type }) => {
      const told = row[name]
      return type === 'time' && typeof told === 'string' ? [[name, new Date(told)]] : []
    }),
  )

/** Undefined if the platform does not have the game, or no longer. */
export function dataOfGame(game: string): DataOfGame | undefined {
  const kit = kitCalled(game)
  if (!kit) return undefined
  if (kit.olderTables) return dataInOlderTables(kit, kit.olderTables)
  return {
    names: kitTableNames,
    tables: kitTables(kit),
    card: cardOfKit(kit),
    rowsOf: (played) => kitRowsOf(kit, played),
  }
}

/** What the card of a season says of a game that follows the contract. */
function cardOfKit(kit: GameKit): CardAbout {
  const { name, tagline } = kit.texts.en
  const tables = kitTables(kit)
  return {
    name,
    tags: [kit.id, 'llm-agents', 'multi-agent', 'game'],
    tables: kitTableNames.map((table) => tables[table]),
    introduction: (ruleset) =>
      `Matches of “${name}” between agents, most of them built on language models, with one referee. ${tagline} ` +
      `Ruleset \`${ruleset}\`.`,
    provenance: (
      rows,
    ) => `${rows['entries'] ?? 0} entries of logs, exactly as they were recorded while the matches were played: nothing
was filtered, translated or corrected. Everything that chance decided can be recomputed by anybody. Answers that were
refused are those of programs that their owners connected; they may hold anything that such programs say.`,
    checking: 'every deal, move, refusal and point',
  }
}
