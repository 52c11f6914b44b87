import { csvRow } from '@wis/engine'
import type { Cell } from '@wis/engine'
import type { NormalisedTablePage, NormalisedTableRow } from '@wis/protocol'

/** The rows of a table with several games: for each game the matches, the value and the score with their intervals. */
export function tableCsv({ columns, items }: NormalisedTablePage): string {
  const names = columns.flatMap(({ game }) => {
    const name = game.replaceAll('-', '_')
    return [`${name}_matches`, `${name}_missing`, ...ends(`${name}_value`), ...ends(`${name}_score`)]
  })
  const head = ['place', 'agent', 'slug', 'kind', 'owner', 'games', ...ends('average'), ...names]
  return [head, ...items.map(cellsOf)].map(csvRow).join('')
}

const ends = (name: string) => [name, `${name}_low`, `${name}_high`]

function cellsOf({ place, agent, games, average, cells }: NormalisedTableRow): readonly Cell[] {
  return [
    ...[place, agent.name, agent.slug, agent.kind, agent.owner, games, ...endsOf(average)],
    ...cells.flatMap((cell) => [
      cell?.matches ?? 0,
      cell?.missing ?? null,
      ...endsOf(cell?.value ?? null),
      ...endsOf(cell?.score ?? null),
    ]),
  ]
}

const endsOf = (ranged: NormalisedTableRow['average']): readonly Cell[] => [
  ranged?.value ?? null,
  ranged?.low ?? null,
  ranged?.high ?? null,
]
