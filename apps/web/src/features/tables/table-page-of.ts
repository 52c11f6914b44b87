import type { TablePage } from '@wis/db/boards'
import type { PeopleInColumn } from '@wis/db/people'
import { kitCalled } from '@wis/games'
import type { Language, NormalisedTable, TableColumn } from '@wis/games'
import type { NormalisedTablePage } from '@wis/protocol'
import { resamples } from '@wis/ratings'
import { rangedOf } from '../leaderboard/read-people.ts'

/** A page of a table with everything that a reader needs to understand its numbers. */
export function tablePageOf(
  table: NormalisedTable,
  { madeAt, columns, rows, nextCursor }: TablePage,
  language: Language,
  people: readonly (PeopleInColumn | null)[] = [],
): NormalisedTablePage {
  const { id, name, about, leastMatches, source, published } = table
  return {
    table: { id, name, about, leastMatches, resamples },
    language,
    madeAt,
    columns: table.columns.map((column, at) => columnOf(column, columns[at] ?? null)),
    items: rows.map(({ cells, ...row }) => ({ ...row, cells: [...cells] })),
    nextCursor,
    ...(people.some((one) => one !== null) && { people: people.map(ofPeople) }),
    published: {
      source,
      columns: table.columns.map(({ publishedAs }) => publishedAs),
      rows: published.map(({ player, scores, average }) => ({ player, scores: [...scores], average })),
    },
  }
}

const ofPeople = (one: PeopleInColumn | null) =>
  one && {
    matches: one.games,
    people: one.people,
    value: one.value && rangedOf(one.value),
    score: one.score && rangedOf(one.score),
    winRate: one.wins && rangedOf(one.wins),
  }

function columnOf(
  column: TableColumn,
  made: TablePage['columns'][number],
): NormalisedTablePage['columns'][number] {
  const { texts } = kitOf(column)
  return {
    game: column.game,
    name: { en: texts.en.name, zh: texts.zh.name },
    value: valueOf(column),
    season: made && { slug: made.slug, name: made.name },
    ruleset: made?.ruleset ?? null,
    asPublished: made?.ruleset === column.ruleset,
    vouchedOnly: column.selfPlay ?? false,
    matches: made?.matches ?? 0,
  }
}

function kitOf({ game }: TableColumn) {
  const kit = kitCalled(game)
  if (!kit) throw new Error(`there is no game called ${game} here`)
  return kit
}

function valueOf(column: TableColumn): NormalisedTablePage['columns'][number]['value'] {
  const { value } = column
  const { results } = kitOf(column)
  if (value.kind === 'skill')
    return {
      kind: value.kind,
      unit: 'points',
      name: { en: 'TrueSkill', zh: 'TrueSkill' },
      formula: { en: 'the mean of TrueSkill', zh: 'TrueSkill的均值' },
    }
  if (value.kind === 'win-rate') {
    const role = results.roles[value.role]
    return {
      kind: value.kind,
      unit: 'share',
      name: { en: `Wins: ${role?.en ?? value.role}`, zh: `${role?.zh ?? value.role}胜率` },
      formula: { en: 'wins in this role ÷ matches in this role', zh: '该角色的胜局 ÷ 该角色的对局' },
    }
  }
  const metric = results.metrics.find(({ id }) => id === value.metric)
  if (!metric) throw new Error(`there is no metric called ${value.metric}`)
  return { kind: value.kind, unit: metric.unit, name: metric.name, formula: metric.formula }
}
