import { expect, it } from 'vitest'
import { apiRig, jsonOf } from '../../testing/api-rig.ts'
import { storeExperiment } from '../../testing/stored-experiment.ts'

const spec = {
  game: 'who-is-spy',
  ruleset: 'spygame-4',
  subjects: ['fox'],
  probes: ['belief', 'first-order', 'second-order'],
  design: { materials: 1, repeats: 1 },
}

interface Calls {
  readonly probes: readonly {
    readonly seat: number
    readonly prompt: string
    readonly raw: readonly string[]
  }[]
}

it('what an agent was asked beside a match is read by its owner, and by nobody else', async () => {
  const api = await apiRig()
  const [experimenter, owner, other] = [await api.user(), await api.user(), await api.user()]
  const stored = await storeExperiment(api.db, { ownerId: experimenter.id, spec, access: 'public' })
  const match = stored.matches[0] ?? expect.fail('there is no match')
  await api.db.pool.query(
    `update experiment_probes set exchange = '[]', input_tokens = 90, output_tokens = 12, cost_micros = 7,
            latency_ms = 1500, reasoning = 'canary-7d'`,
  )
  await api.db.pool.query(`update agents set owner_id = $1, kind = 'webhook' where slug = 'fox'`, [owner.id])
  const calls = (id: string, as?: typeof owner.session) =>
    api.call('GET /agents/{id}/calls/{match}', { params: { id, match }, ...(as && { as }) })
  const answer = await calls('fox', owner.session)
  const { probes } = (await jsonOf('GET /agents/{id}/calls/{match}', answer)) as Calls
  const own = await api.db.prisma.experimentProbe.findMany({
    where: { matchId: match, agent: { slug: 'fox' } },
    orderBy: { place: 'asc' },
  })
  expect(own.length).toBeGreaterThan(1)
  expect(probes).toHaveLength(own.length)
  expect(probes.length).toBeLessThan(await api.db.prisma.experimentProbe.count())
  for (const [at, probe] of probes.entries())
    expect(probe).toMatchObject({
      prompt: own[at]?.prompt,
      raw: own[at]?.raw,
      answer: own[at]?.answer,
      outcome: 'answered',
      inputTokens: 90,
      outputTokens: 12,
      costMicros: 7,
      latencyMs: 1500,
      reasoning: 'canary-7d',
    })
  // Not the experimenter, and nobody who owns another agent at the table.
  for (const stranger of [experimenter, other]) {
    const refused = await calls('fox', stranger.session)
    expect(refused.status).toBe(403)
    expect(await refused.text()).not.toContain('canary-7d')
  }
  expect((await calls('fox')).status).toBe(401)
  // A question that is still under way is nobody's yet.
  await api.db.pool.query(`update experiment_probes set outcome = null where match_id = $1`, [match])
  const later = await calls('fox', owner.session)
  expect(((await jsonOf('GET /agents/{id}/calls/{match}', later)) as Calls).probes).toEqual([])
})
