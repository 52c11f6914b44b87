import { kitCalled } from '@wis/games'
import type { GameKit, Metric, NormalisedTable, TableValue } from '@wis/games'
import { groupedMean, roleFacts } from '@wis/ratings'
import type { GroupedMean } from '@wis/ratings'
import type { Database } from '../database.ts'
import { unitsOf } from '../game/units-of.ts'
import { columnSeasons } from '../normalised/column-seasons.ts'
import { leastPeople, playedBy, rangedBy, sumsOfPeople, within } from './people-row.ts'
import type { PersonSums, Ratio } from './people-row.ts'

/** What people got in one game of a table with several games. */
export interface PeopleInColumn {
  /** Matches that tell something about the value, and of how many different people they are. */
  readonly games: number
  readonly people: number
  /** Null while these are too few, and in a column of ratings, because people have none. */
  readonly value: GroupedMean | null
  /** The value ÷ the best value of an agent × 100. Null also where no agent has a value above 0. */
  readonly score: GroupedMean | null
  /** The share of matches won. Only in a column of ratings. */
  readonly wins: GroupedMean | null
}

/**
 * What people got at practice tables of the seasons that a table is made of. Null in a game in which none of their matches
 * counts. They have no place, and change no score.
 */
export async function readPeopleOfTable(
  db: Pick<Database, 'pool'>,
  table: NormalisedTable,
  language: string,
): Promise<readonly (PeopleInColumn | null)[]> {
  const seasons = await columnSeasons(db.pool, table, language)
  const bests = await bestValues(db, table, language)
  return Promise.all(
    table.columns.map(async ({ game, value }, at) => {
      const [kit, season] = [kitCalled(game), seasons[at]]
      if (!kit || !season) return null
      const sums = await sumsOfPeople(db, { seasonId: season.id, language: season.language })
      return inColumn(kit, value, { sums, best: bests[at] ?? null })
    }),
  )
}

interface Counted {
  readonly sums: readonly PersonSums[]
  /** The best value of an agent. */
  readonly best: number | null
}

function inColumn(kit: GameKit, value: TableValue, { sums, best }: Counted): PeopleInColumn | null {
  const ratio = ratioOf(kit, value)
  const telling = sums.filter((one) => playedBy([counting(kit, one)], ratio).length > 0)
  const counts = { games: telling.reduce((all, { games }) => all + games, 0), people: telling.length }
  if (counts.people === 0) return null
  const isEarly = counts.games < leastPeople.games || counts.people < leastPeople.people
  const mean = isEarly
    ? undefined
    : groupedMean(
        playedBy(
          telling.map((one) => counting(kit, one)),
          ratio,
        ),
      )
  if (!mean) return { ...counts, value: null, score: null, wins: null }
  if (value.kind === 'skill') return { ...counts, value: null, score: null, wins: within(mean) }
  const ranged = rangedBy(ratio, mean)
  const score = best !== null && best > 0 ? timesOf(ranged, 100 / best) : null
  return { ...counts, value: ranged, score, wins: null }
}

/** What a value divides. Where agents go by a rating, people go by the matches that they won. */
function ratioOf({ results }: GameKit, value: TableValue): Ratio & { readonly unit: Metric['unit'] } {
  if (value.kind === 'skill') return { of: ['wins'], per: ['matches'], unit: 'share' }
  if (value.kind === 'win-rate') {
    const { wins, matches } = roleFacts(value.role)
    return { of: [wins], per: [matches], unit: 'share' }
  }
  const metric = results.metrics.find(({ id }) => id === value.metric)
  if (!metric) throw new Error(`there is no metric called ${value.metric}`)
  return metric
}

/** Points and wins beside the facts, as ratios name them. */
const counting = ({ id }: GameKit, sums: PersonSums): PersonSums => ({
  ...sums,
  facts: { ...sums.facts, points: sums.points / unitsOf(id), wins: sums.wins },
})

const timesOf = ({ value, interval }: GroupedMean, by: number): GroupedMean => ({
  value: value * by,
  interval: interval && { low: interval.low * by, high: interval.high * by },
})

/** By column: the best value of an agent with enough matches, as the table was made last. */
async function bestValues(
  { pool }: Pick<Database, 'pool'>,
  { id, columns }: NormalisedTable,
  language: string,
): Promise<readonly (number | null)[]> {
  const { rows } = await pool.query<{ best: number | null }>({
    name: 'best-values-of-table',
    text: `select (select max((r.cells->c.at->'value'->>'value')::float8) from table_rows r
                   where r.table_id = $1 and r.language = $2) as best
           from generate_series(0, $3::int - 1) as c(at) order by c.at`,
    values: [id, language, columns.length],
  })
  return rows.map(({ best }) => best)
}
