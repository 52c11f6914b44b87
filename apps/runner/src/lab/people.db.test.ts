import type { Database } from '@wis/db'
import { answerTurn } from '@wis/db/agents'
import { exportedCalls, exportedMatches, experimentRows } from '@wis/db/experiments'
import { readMatch } from '@wis/db/matches'
import {
  experimentPart,
  leaveSeat,
  readSeat,
  seatQuestion,
  takeExperimentSeat,
  withdrawFromExperiment,
} from '@wis/db/people'
import type { Person } from '@wis/db/people'
import { personsTurnMs } from '@wis/games'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startedExperiment } from '../testing/experiment.ts'
import { runHere } from '../testing/runner-process.ts'
import { dealtAll } from '../testing/scheduled-season.ts'
import { openLadderOf } from '../testing/season.ts'
import { until } from '../testing/until.ts'
import { seat as seatTables } from '../testing/waiting-agents.ts'

const ada: Person = { userId: null, guest: 'the hash of the cookie of Ada' }
const ben: Person = { userId: null, guest: 'the hash of the cookie of Ben' }

async function withPeople(db: Database, materials = 2, set: object = {}) {
  await openLadderOf(db, 'dilemma')
  const id = await startedExperiment(db, {
    game: 'dilemma',
    subjects: ['people'],
    set,
    design: { materials, repeats: 1 },
  })
  const read = () => db.prisma.experiment.findUniqueOrThrow({ where: { id } })
  const { share } = await read()
  const sit = async (person: Person) => {
    const taken = await takeExperimentSeat(db, { experimentId: id, share, person })
    if (!taken.ok) throw new Error(taken.reason)
    const seat = async () => {
      const found = await readSeat(db, taken.seatId, person)
      if (!found) throw new Error('the seat is not there')
      return found
    }
    return { seat, agentId: (await seat()).agentId }
  }
  /** Plays one match as this person would on the page. */
  const plays = async (person: Person) => {
    const { seat, agentId } = await sit(person)
    const before = (await read()).played
    return until('the end', async () => {
      const question = await seatQuestion(db, agentId)
      if (question)
        await answerTurn(db, { turnId: question.turnId, agentId, answer: '{"choice":"cooperate"}' })
      const { match } = await seat()
      return (await read()).played > before && match !== null ? match : undefined
    })
  }
  const matches = () =>
    db.prisma.experimentMatch.findMany({ where: { experimentId: id }, orderBy: { number: 'asc' } })
  return { id, share, read, sit, plays, matches }
}

const fast = { WIS_LAB_HOUSE_PACE_MS: '0', WIS_HOUSE_PACE_MS: '0' }

describe('an experiment with people', () => {
  it('deals nothing before somebody waits, and then one match with time to type', async () => {
    const db = await freshDatabase()
    const { sit, matches, id, share } = await withPeople(db)
    await dealtAll(db)
    expect(await matches()).toEqual([])
    const other = { experimentId: id, share: share.replace(/./, 'x'), person: ada }
    expect(await takeExperimentSeat(db, other)).toMatchObject({ ok: false, reason: 'not-open' })
    const { seat } = await sit(ada)
    expect(await takeExperimentSeat(db, { experimentId: id, share, person: ada })).toMatchObject({
      ok: false,
      reason: 'seated',
    })
    await seatTables(db)
    expect((await seat()).match).toBeNull()
    await dealtAll(db)
    const { match, game } = await seat()
    expect(game).toBe('dilemma')
    expect(match?.ruleset).toMatchObject({ turnLimitMs: personsTurnMs })
    expect(await matches()).toMatchObject([{ number: 1, plan: { subject: 'people', person: 1 } }])
    await dealtAll(db)
    expect(await matches()).toHaveLength(1)
  })

  it('counts matches by person, keeps them for its readers, and tells nobody who played', async () => {
    const db = await freshDatabase()
    const { plays, matches, read, id } = await withPeople(db, 3)
    await runHere(db.url, fast)
    for (const person of [ada, ben, ada]) {
      const match = await plays(person)
      expect(await readMatch(db, match.id)).toBeUndefined()
      expect(await readMatch(db, match.id, { seesWithheld: true })).toMatchObject({ withheld: true })
    }
    const rows = (await matches()).map(({ row }) => row)
    expect(rows).toMatchObject([
      { person: 1, end: 'decided' },
      { person: 2, end: 'decided' },
      { person: 1, end: 'decided' },
    ])
    const { report } = await until('the report', async () => {
      const found = await read()
      return found.state === 'ended' && found.reportOf === 3 && found
    })
    expect(report).toMatchObject({ people: 2, matches: { decided: 3 } })
    const cells = (report as { cells: { estimate: { deals: number } }[] }).cells
    expect(Math.max(...cells.map(({ estimate }) => estimate.deals))).toBe(2)
    const after = { after: 0, limit: 10 }
    const told = JSON.stringify([
      await exportedMatches(db, id, after),
      await experimentRows(db, id, after),
      await exportedCalls(db, id, { after: 0, last: 3 }),
      report,
    ])
    expect(told).not.toMatch(/cookie/)
    expect(await db.prisma.peopleStanding.count()).toBe(0)
  })

  it('loses the matches of a person who withdraws, and deals them to others', async () => {
    const db = await freshDatabase()
    const { plays, matches, read, id, share } = await withPeople(db, 3)
    await runHere(db.url, fast)
    await plays(ada)
    await plays(ben)
    await until('the report', async () => (await read()).reportOf === 2)
    expect(await experimentPart(db, { experimentId: id, share, person: ada })).toMatchObject({ own: 1 })
    expect(await withdrawFromExperiment(db, id, ada)).toBe(1)
    expect(await experimentPart(db, { experimentId: id, share, person: ada })).toMatchObject({ own: 0 })
    expect(await matches()).toMatchObject([
      { number: 1, state: 'again', row: null, matchId: null },
      { number: 2, state: 'played' },
    ])
    await until('the new report', async () => (await read()).reportOf === 1)
    expect(await read()).toMatchObject({ played: 1, report: { people: 1, matches: { decided: 1 } } })
    await plays(ben)
    await plays(ben)
    const over = await until('the end', async () => {
      const found = await read()
      return found.state === 'ended' && found.reportOf === 3 && found
    })
    expect(over).toMatchObject({ played: 3, report: { people: 1 } })
    expect((await matches()).map(({ row }) => row)).toMatchObject([
      { person: 2 },
      { person: 2 },
      { person: 2 },
    ])
    expect(await withdrawFromExperiment(db, id, ben)).toBe(3)
    expect((await matches()).map(({ state }) => state)).toEqual(['dropped', 'dropped', 'dropped'])
    expect(await read()).toMatchObject({ state: 'ended', played: 0, report: null })
  })

  it('gives the match of somebody who never answered to another person', async () => {
    const db = await freshDatabase()
    const { sit, plays, matches } = await withPeople(db, 1, { rounds: 1 })
    const { agentId } = await sit(ada)
    await dealtAll(db)
    await leaveSeat(db, agentId)
    await runHere(db.url, fast)
    await until('the deal is free', async () => (await matches())[0]?.state === 'again')
    await plays(ben)
    expect(await matches()).toMatchObject([{ state: 'played', attempts: 1, row: { person: 2 } }])
  })
})
