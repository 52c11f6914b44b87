import type { Database } from '@wis/db'
import { makeTables } from '@wis/db/boards'
import { readPlayed } from '@wis/db/matches'
import { ids, replay } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { kitCalled, measureOf, normalisedTables } from '@wis/games'
import type { GameKit, TableColumn } from '@wis/games'
import { exportMatch, signingKeyFrom } from '@wis/proof'
import { takeInMatches } from '@wis/ratings'
import type { MeasuredMatch, ResampledValue } from '@wis/ratings'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { seedBase } from './base.ts'
import { played } from './testing.ts'

const key = signingKeyFrom(Buffer.alloc(32, 3))
const games = ['tic-tac-toe', 'bid']

/** What an export says about a match: who sat there, and the result of each seat by the rules. */
function measuredExport(
  kit: GameKit,
  column: TableColumn,
  id: string,
  lines: readonly string[],
): MeasuredMatch {
  const [header, ...rest] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const agents = (header?.['seats'] as { agent: string }[]).map(({ agent }) => agent)
  const log = rest.filter((line) => 'event' in line) as unknown as Entry[]
  const measure = measureOf(kit, column.value)
  const results = kit.results.of(replay(kit.rules, log as never))
  const seats = results.map((result, seat) => ({
    agentId: agents[seat] ?? '',
    place: result.place,
    team: result.team,
    ...measure(result),
  }))
  return { id, seats }
}

/** The values as anybody computes them who has the exports of a ladder. */
async function valuesOfExports(db: Database, kit: GameKit, column: TableColumn) {
  const matches = await db.prisma.match.findMany({
    where: { game: kit.id, status: 'finished' },
    orderBy: [{ endedAt: 'asc' }, { id: 'asc' }],
  })
  const measured = []
  for (const { id } of matches) {
    const match = await readPlayed(db, ids.match(id))
    const lines = (match && exportMatch(match, { version: '1.0.0', key })) ?? []
    measured.push(measuredExport(kit, column, id, lines))
  }
  const kind = column.value.kind === 'skill' ? 'skill' : 'ratio'
  return Object.fromEntries(takeInMatches(new Map(), measured, kind))
}

async function storedValues(db: Database, game: string): Promise<Record<string, ResampledValue>> {
  const rows = await db.prisma.resampledValue.findMany({ where: { season: { game } } })
  return Object.fromEntries(
    rows.map(({ agentId, matches, above, below }) => [agentId, { matches, above, below }]),
  )
}

it(
  'the values of a table and of all its resampled sets are those that the exports give, to the last bit',
  { tags: ['nightly'], timeout: 120_000 },
  async () => {
    const db = await freshDatabase()
    await seedBase(db)
    for (const game of games) {
      const kit = kitCalled(game)
      const column = normalisedTables[0]?.columns.find((one) => one.game === game)
      if (!kit || !column) throw new Error(`${game} is not here`)
      for (const first of [0, 1, 0]) await played(db, kit, { first })
      await makeTables(db, { before: new Date(Date.now() + 60_000) })
      const due = await valuesOfExports(db, kit, column)
      expect(await storedValues(db, game)).toEqual(due)
      expect(Object.keys(due).length).toBeGreaterThan(1)
    }
  },
)
