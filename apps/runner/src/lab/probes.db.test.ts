import type { Database } from '@wis/db'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { startedExperiment } from '../testing/experiment.ts'
import { saveProbedAgent, startProbedModel, undecided } from '../testing/probed-model.ts'
import { runHere, startRunner } from '../testing/runner-process.ts'
import { openSeason } from '../testing/season.ts'
import { until } from '../testing/until.ts'

const fast = { WIS_LAB_HOUSE_PACE_MS: '0', WIS_LAB_MATCHES_AT_ONCE: '6' }
const all = ['belief', 'first-order', 'second-order']
const spec = {
  game: 'who-is-spy',
  ruleset: 'spygame-4',
  subjects: ['fox'],
  design: { materials: 4, repeats: 1 },
}

const ended = (db: Database, id: string) =>
  until(
    'the end of the experiment',
    async () => (await db.prisma.experiment.findUniqueOrThrow({ where: { id } })).state === 'ended',
    60_000,
  )

const probesOf = (db: Database, id: string) =>
  db.prisma.experimentProbe.findMany({
    where: { experimentId: id },
    orderBy: [{ number: 'asc' }, { place: 'asc' }],
  })

/** The logs of an experiment by the numbers of its matches, without the times. */
async function logsOf(db: Database, id: string) {
  const matches = await db.prisma.experimentMatch.findMany({
    where: { experimentId: id },
    orderBy: { number: 'asc' },
    include: { match: { include: { entries: { orderBy: { seq: 'asc' } } } } },
  })
  return matches.map(({ match }) => JSON.stringify(match?.entries.map(({ seq, event }) => [seq, event])))
}

describe('an experiment with probes', { timeout: 180_000 }, () => {
  it(
    'asks house agents what they believe, and its report shows how right they were',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      await openSeason(db)
      const id = await startedExperiment(db, { ...spec, probes: all })
      await runHere(db.url, fast)
      await ended(db, id)
      const probes = await probesOf(db, id)
      expect(new Set(probes.map(({ probe }) => probe))).toEqual(new Set(all))
      for (const { outcome, prompt, raw, answer, tries } of probes) {
        expect({ outcome, tries }).toEqual({ outcome: 'answered', tries: 1 })
        expect(prompt).toContain('"question":"This is a question beside the game.')
        expect([raw, answer]).not.toContain(null)
      }
      const matches = await db.prisma.experimentMatch.findMany({ where: { experimentId: id } })
      for (const { row } of matches) expect(row).toMatchObject({ probes: { 'first-order': { answered: 1 } } })
      await until('its report', async () => {
        const { reportOf } = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
        return reportOf === 4
      })
      const { report } = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
      expect(report).toMatchObject({ reliability: [{ subject: 'fox', condition: 'baseline' }] })
      const measures = (report as { cells: { measure: string }[] }).cells.map(({ measure }) => measure)
      expect(measures).toEqual(expect.arrayContaining(['spotted', '1-identity', '2-word']))
      for (const guessed of ['1-identity', 'vote-accuracy'])
        expect(report).toMatchObject({
          cells: expect.arrayContaining([
            expect.objectContaining({
              measure: guessed,
              chance: expect.objectContaining({ even: expect.any(Number) }),
            }),
          ]),
        })
    },
  )

  it('plays the same matches as without them, byte by byte', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const asked = await startedExperiment(db, { ...spec, probes: all })
    const plain = await startedExperiment(db, spec)
    await runHere(db.url, fast)
    await Promise.all([ended(db, asked), ended(db, plain)])
    expect(await logsOf(db, asked)).toEqual(await logsOf(db, plain))
    expect(await probesOf(db, plain)).toEqual([])
    expect(await db.prisma.agentCall.count({ where: { kind: 'probe' } })).toBe(0)
  })
})

describe('a model that is asked beside its matches', { tags: ['nightly'], timeout: 180_000 }, () => {
  const beliefs = { ...spec, subjects: ['model'], probes: ['belief'] }

  it('has every kind of answer stored as it was, and only answers are scored', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    const said = ['{"decline": true}', 'no idea', 'still none', null]
    const model = await startProbedModel((question, at) =>
      at < 4 ? (said[at] ?? null) : undecided(question),
    )
    await saveProbedAgent(db, model)
    const id = await startedExperiment(db, beliefs)
    await runHere(db.url, { ...fast, WIS_ALLOWED_AGENT_HOSTS: model.place })
    await ended(db, id)
    const probes = await probesOf(db, id)
    const [declined, unreadable, failed, ...others] = probes
    expect(declined).toMatchObject({ outcome: 'declined', raw: [said[0]], answer: null, score: null })
    expect(unreadable).toMatchObject({ outcome: 'unreadable', raw: ['no idea', 'still none'], score: null })
    expect(failed).toMatchObject({ outcome: 'failed', failure: 'timeout', verdict: 'agent', raw: [] })
    expect(others.length).toBeGreaterThan(0)
    for (const { outcome, score, exchange } of others) {
      expect({ outcome, score }).toMatchObject({
        outcome: 'answered',
        score: { tallies: { spotted: { asked: 1 } } },
      })
      expect(exchange).toMatchObject([{ status: 200 }])
    }
    const used = probes.reduce((sum, probe) => sum + (probe.inputTokens ?? 0) + (probe.outputTokens ?? 0), 0)
    expect(used).toBe(110 * probes.length)
    const calls = await db.prisma.agentCall.aggregate({ _sum: { inputTokens: true, outputTokens: true } })
    const inMatches = (calls._sum.inputTokens ?? 0) + (calls._sum.outputTokens ?? 0)
    const { tokens } = await db.prisma.experiment.findUniqueOrThrow({ where: { id } })
    expect(Number(tokens)).toBe(inMatches + used)
    const [day] = await db.prisma.budgetDay.findMany({ where: { agentId: 'model' } })
    expect([Number(day?.tokens), Number(day?.checkTokens)]).toEqual([inMatches, used])
  })

  it('is asked again only the question in which a runner was killed', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    let isOpen = false
    const model = await startProbedModel((question, at) => (at === 1 && !isOpen ? null : undecided(question)))
    await saveProbedAgent(db, model)
    const id = await startedExperiment(db, beliefs)
    const env = { ...fast, WIS_ALLOWED_AGENT_HOSTS: model.place }
    const first = await startRunner(db.url, env)
    await until('the second question', async () => model.probes.length === 2)
    expect(await probesOf(db, id)).toMatchObject([{ outcome: 'answered' }, { outcome: null, tries: 1 }])
    first.process.kill('SIGKILL')
    isOpen = true
    await runHere(db.url, env)
    await ended(db, id)
    const probes = await probesOf(db, id)
    expect(probes.map(({ outcome }) => outcome)).toEqual(probes.map(() => 'answered'))
    expect(probes.map(({ tries }) => tries)).toEqual(probes.map((_, at) => (at === 1 ? 2 : 1)))
    expect(model.probes).toHaveLength(probes.length + 1)
    expect(await db.prisma.match.count()).toBe(4)
    const [day] = await db.prisma.budgetDay.findMany({ where: { agentId: 'model' } })
    expect(Number(day?.checkTokens)).toBe(110 * probes.length)
  })
})
