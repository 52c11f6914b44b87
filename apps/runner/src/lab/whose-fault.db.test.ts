import type { Database } from '@wis/db'
import { experimentReport, exportedCalls, exportedVoids } from '@wis/db/experiments'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startChatModel } from '../testing/chat-model.ts'
import type { ToldToCall } from '../testing/chat-model.ts'
import { startedExperiment } from '../testing/experiment.ts'
import { experimentOf, inState, plansOf } from '../testing/lab-rows.ts'
import { saveProbedAgent } from '../testing/probed-model.ts'
import { runHere } from '../testing/runner-process.ts'
import { openLadderOf } from '../testing/season.ts'
import { until } from '../testing/until.ts'

type Told = (turn: { readonly match: number; readonly round: number }) => ToldToCall

/** Four matches of two rounds about a model that is told by its matches, which it plays one after another. */
async function played(told: Told) {
  const db = await freshDatabase()
  await openLadderOf(db, 'dilemma')
  let match = 0
  let before = 0
  const model = await startChatModel({
    tell: (_, asked) => {
      const round = asked.includes('Round 2 of 2') ? 2 : 1
      if (!asked.includes('of 2')) return 'OK'
      if (round < before || match === 0) match += 1
      before = round
      return told({ match, round })
    },
  })
  await saveProbedAgent(db, model, { games: ['dilemma'], concurrency: 1 })
  const id = await startedExperiment(db, {
    game: 'dilemma',
    subjects: ['model'],
    opponents: ['random'],
    conditions: ['quick'],
    own: { quick: { rules: { rounds: 2, turnLimitMs: 1500 } } },
    design: { materials: 1, repeats: 4 },
    measures: ['mean-points', 'forfeit-rate'],
  })
  await runHere(db.url, { WIS_LAB_HOUSE_PACE_MS: '0', WIS_ALLOWED_AGENT_HOSTS: model.place })
  await inState(db, id, 'ended')
  return { db, id }
}

const planOf = async (db: Database, id: string) =>
  (await plansOf(db, id)).map(({ state, attempts, faults, row }) => {
    const { end, forfeits } = row as { readonly end: string; readonly forfeits: number }
    return { state, attempts, faults, end, forfeits }
  })

const decided = { state: 'played', attempts: 1, faults: [], end: 'decided', forfeits: 0 }

async function reported(db: Database, id: string) {
  await until('the report', async () => (await experimentOf(db, id)).reportOf === 4)
  return (await experimentReport(db, id))?.report
}

describe('a fault of the provider of a subject', { tags: ['nightly'] }, () => {
  it('has the deal played again, and counts for nothing', async () => {
    const { db, id } = await played(({ match, round }) =>
      match === 2 && round === 2 ? { status: 503 } : 'cooperate',
    )
    expect(await planOf(db, id)).toEqual([
      decided,
      { ...decided, attempts: 2, faults: ['provider-fault'] },
      decided,
      decided,
    ])
    expect(await experimentOf(db, id)).toMatchObject({ played: 4, failed: 0, voided: 1 })
    const dealt = await db.prisma.match.findMany({ where: { mode: 'experiment' } })
    const voided = dealt.find(({ status }) => status === 'void')
    expect(voided).toMatchObject({ reason: 'provider-fault' })
    expect(dealt.filter(({ seed }) => seed === voided?.seed)).toHaveLength(2)
    // Both stand in the archive.
    const span = { after: 0, last: 4 }
    const [told] = await exportedVoids(db, id, span)
    expect(told).toMatchObject({ number: 2, match: voided?.id, fault: 'provider-fault' })
    const calls = await exportedCalls(db, id, { ...span, of: 'void' })
    expect(calls.length).toBeGreaterThan(1)
    expect(calls.at(-1)).toMatchObject({ match: voided?.id, failure: 'unreachable' })
    const entries = told?.log.map(({ seq }) => seq) ?? []
    expect(calls.filter(({ seq }) => !entries.includes(seq))).toEqual([])
    expect(await reported(db, id)).toMatchObject({
      matches: { planned: 4, decided: 4, failed: 0, void: 0 },
      outcomes: [{ failed: 0, void: 0 }],
    })
  }, 120_000)
})

describe('a fault of a subject', () => {
  it('counts by the rules, and stands in the report', { tags: ['nightly'], timeout: 120_000 }, async () => {
    const { db, id } = await played(({ match, round }) => {
      if (match === 2) return 'I would rather talk of potatoes.'
      // Its third fault of the hour takes it offline, so nothing may come after it.
      return match === 1 || (match === 4 && round === 2) ? 'never' : 'cooperate'
    })
    expect(await planOf(db, id)).toEqual([
      { ...decided, end: 'subject-failed', forfeits: 2 },
      decided,
      decided,
      { ...decided, forfeits: 1 },
    ])
    expect(await experimentOf(db, id)).toMatchObject({ played: 4, failed: 1, voided: 0 })
    const slips = (await plansOf(db, id)).map(({ row }) => (row as { readonly slips: number }).slips)
    expect([slips[0], slips[1], slips[3]].every((count) => (count ?? 0) > 0)).toBe(true)
    expect(slips[2]).toBe(0)
    const [, nonsense] = await plansOf(db, id)
    const refusals = await db.prisma.entry.findMany({ where: { matchId: nonsense?.matchId ?? '' } })
    const events = refusals.map(({ event }) => event as { readonly type: string; readonly seat?: number })
    expect(events.filter(({ type }) => type === 'move-refused').length).toBeGreaterThan(1)
    expect(await reported(db, id)).toMatchObject({
      matches: { decided: 3, failed: 1, void: 0 },
      clean: { matches: 1, of: 4 },
      outcomes: [{ subject: 'model', condition: 'quick', failed: 1, void: 0 }],
      cells: [{ measure: 'mean-points' }, { measure: 'forfeit-rate', estimate: { n: 10, value: 0.3 } }],
    })
  })
})
