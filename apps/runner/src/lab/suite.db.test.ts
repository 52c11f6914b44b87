import type { Database } from '@wis/db'
import { askedSoFar, createSuite, readSuite } from '@wis/db/experiments'
import type { NewExperiment } from '@wis/db/experiments'
import { isSuiteReport, readSuite as suiteRead, scheduleOf } from '@wis/lab'
import type { SuiteReport } from '@wis/lab'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { playersOf } from '../testing/experiment.ts'
import { runHere } from '../testing/runner-process.ts'
import { openLadderOf } from '../testing/season.ts'
import { until } from '../testing/until.ts'

const read = suiteRead({
  name: 'Two boards',
  seed: 'boards',
  subjects: ['random'],
  budget: { tokens: 1_000 },
  suite: {
    small: {
      game: 'tic-tac-toe',
      ruleset: 'llmarena',
      opponents: ['perfect'],
      design: { materials: 2, repeats: 1 },
    },
    large: {
      game: 'connect-four',
      ruleset: 'llmarena',
      opponents: ['subject'],
      design: { materials: 2, repeats: 1 },
    },
  },
  columns: [{ id: 'wins', name: 'Wins', terms: [{ of: ['small/win-rate', 'large/win-rate'] }] }],
})
const suite = read.ok ? read : expect.fail(JSON.stringify(read.faults))

async function made(db: Database): Promise<string> {
  await db.prisma.user.create({ data: { id: 'experimenter', name: 'Ada' } })
  const parts: (readonly [string, NewExperiment])[] = []
  for (const [part, spec] of suite.parts) {
    const { deals, matches } = scheduleOf(spec)
    const players = await playersOf(db, spec)
    const { name, game } = spec
    const experiment: NewExperiment = {
      ownerId: 'experimenter',
      name,
      game,
      spec,
      text: '',
      players,
      access: 'private',
      deals,
      matches,
      starts: true,
    }
    parts.push([part, experiment])
  }
  const created = await createSuite(db, {
    ownerId: 'experimenter',
    name: 'Two boards',
    spec: suite.spec,
    text: '',
    players: {},
    access: 'private',
    planSha256: 'a'.repeat(64),
    parts,
    starts: true,
  })
  return created.ok ? created.id : expect.fail(created.reason)
}

it('a suite is played part by part, and its report is over all of them', { timeout: 120_000 }, async () => {
  const db = await freshDatabase()
  await openLadderOf(db, 'tic-tac-toe')
  await openLadderOf(db, 'connect-four')
  const id = await made(db)
  const [first] = (await readSuite(db, id))?.parts ?? []
  await db.prisma.experiment.updateMany({
    where: { suiteId: id, suitePart: 'large' },
    data: { tokens: 400, spend: 7 },
  })
  expect(await askedSoFar(db, first?.id ?? '')).toMatchObject({ tokens: 400, spend: 7 })
  await runHere(db.url, { WIS_LAB_HOUSE_PACE_MS: '0', WIS_LAB_MATCHES_AT_ONCE: '6' })
  await until('the report of the suite', async () => (await readSuite(db, id))?.reportOf === 4, 90_000)
  const found = await readSuite(db, id)
  expect(found?.parts.map(({ suitePart, state, played }) => [suitePart, state, played])).toEqual([
    ['small', 'ended', 2],
    ['large', 'ended', 2],
  ])
  const stored = (await db.prisma.suite.findUniqueOrThrow({ where: { id } })).report as object
  expect(isSuiteReport(stored)).toBe(true)
  const { whole, parts, plan } = stored as SuiteReport
  expect(plan?.sha256).toBe('a'.repeat(64))
  expect(Object.keys(parts)).toEqual(['small', 'large'])
  const wins = Object.values(parts).map(
    ({ cells }) => cells.find(({ measure }) => measure === 'win-rate')?.estimate,
  )
  const [cell] = whole.cells
  expect(cell?.estimate.n).toBe(4)
  expect(cell?.estimate.value).toBeCloseTo(((wins[0]?.value ?? 0) + (wins[1]?.value ?? 0)) / 2)
})
