import { createHash } from 'node:crypto'
import { dealAgain } from '@wis/db/experiments'
import { abandonMatch } from '@wis/db/matches'
import {
  deepUnits,
  exportedCall,
  exportedExperiment,
  exportedJudgement,
  exportedMatch,
  exportedProbe,
  exportedVoid,
  exportFiles,
  exportSeal,
  rowsCsv,
} from '@wis/lab'
import { canonicalJson, hashText, isSignedBy } from '@wis/proof'
import { describe, expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig, Asker } from '../../testing/api-rig.ts'
import { filesIn } from '../../testing/files-in.ts'
import { storeExperiment } from '../../testing/stored-experiment.ts'
import { storeTask } from '../../testing/stored-task.ts'

const spec = {
  game: 'tic-tac-toe',
  subjects: ['perfect'],
  opponents: ['random'],
  design: { materials: 1, repeats: 24, free: ['seat'] },
}

const asking = {
  game: 'who-is-spy',
  ruleset: 'spygame-4',
  subjects: ['fox'],
  design: { materials: 2, repeats: 1 },
  probes: ['belief', 'first-order', 'second-order'],
  judges: [
    { agent: 'sample-counter', rubric: 'clue-fit', times: 1 },
    { agent: 'sample-kind', rubric: 'clue-fit', times: 2 },
  ],
}

const asked = (api: ApiRig, id: string, as?: Asker) =>
  api.call('GET /experiments/{id}/export.zip', { params: { id }, ...(as && { as }) })

const linesOf = (text = '') =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))

describe('the archive of an experiment', () => {
  it('holds the plan, every match in its order, the rows and the report, and is signed', async () => {
    const api = await apiRig()
    const owner = await api.user()
    const { id, matches } = await storeExperiment(api.db, { ownerId: owner.id, spec, access: 'public' })
    const answer = await asked(api, id)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const files = await filesIn(answer)
    const about = exportedExperiment.parse(JSON.parse(files.get(exportFiles.about) ?? ''))
    expect(about).toMatchObject({ plan: { matches: 24 }, state: 'ended', played: 24, seed: 'test' })
    const found = linesOf(files.get(exportFiles.matches)).map((line) => exportedMatch.parse(line))
    expect(found.map(({ number, match }) => [number, match])).toEqual(
      matches.map((match, at) => [at + 1, match]),
    )
    for (const { log, hash } of found) expect(hash).toBe(hashText(canonicalJson(log)))
    expect(files.get(exportFiles.table)).toBe(rowsCsv(linesOf(files.get(exportFiles.rows))))
    expect(JSON.parse(files.get(exportFiles.report) ?? '')).toMatchObject({ matches: { decided: 24 } })
    const seal = exportSeal.parse(JSON.parse(files.get(exportFiles.seal) ?? ''))
    expect(isSignedBy(seal.key, canonicalJson(seal.files), seal.signature)).toBe(true)
    expect(seal.files.map(({ name }) => name)).toEqual([...files.keys()].slice(0, -1))
    for (const { name, bytes, sha256 } of seal.files) {
      const text = files.get(name) ?? ''
      expect([name, bytes]).toEqual([name, Buffer.byteLength(text)])
      expect(sha256).toBe(createHash('sha256').update(text).digest('hex'))
    }
  })

  it('holds every question beside a match and every rating, match by match', async () => {
    const api = await apiRig()
    const owner = await api.user()
    const { id, matches } = await storeExperiment(api.db, {
      ownerId: owner.id,
      spec: asking,
      access: 'public',
    })
    const files = await filesIn(await asked(api, id))
    const about = exportedExperiment.parse(JSON.parse(files.get(exportFiles.about) ?? ''))
    expect(about.judgings).toEqual([{ round: 1, judges: asking.judges, state: 'over' }])
    const probes = linesOf(files.get(exportFiles.probes)).map((line) => exportedProbe.parse(line))
    expect([...new Set(probes.map(({ match }) => match))]).toEqual(matches)
    expect(new Set(probes.map(({ probe }) => probe))).toEqual(
      new Set(['belief', 'first-order', 'second-order']),
    )
    for (const { number, match, outcome, agent } of probes) {
      expect([matches[number - 1], outcome]).toEqual([match, 'answered'])
      expect(Object.values(about.players).map((player) => player.agent)).toContain(agent)
    }
    const ratings = linesOf(files.get(exportFiles.judgements)).map((line) => exportedJudgement.parse(line))
    expect(ratings).toHaveLength(await api.db.prisma.judgement.count())
    expect(ratings.length).toBeGreaterThan(3 * matches.length)
    expect(ratings.map(({ number }) => number)).toEqual(
      ratings.map(({ number }) => number).toSorted((a, b) => a - b),
    )
    const seal = exportSeal.parse(JSON.parse(files.get(exportFiles.seal) ?? ''))
    expect(seal.files.map(({ name }) => name)).toEqual(
      expect.arrayContaining([exportFiles.probes, exportFiles.judgements]),
    )
  })

  it('waits for a report of all ratings', async () => {
    const api = await apiRig()
    const owner = await api.user()
    const { id } = await storeExperiment(api.db, { ownerId: owner.id, spec: asking })
    await api.db.pool.query('update experiments set judged = judged + 1 where id = $1', [id])
    expect((await asked(api, id, owner.session)).status).toBe(409)
  })

  it('of a task holds its descriptions and their ratings', async () => {
    const api = await apiRig()
    const owner = await api.user()
    const { id, spec: task } = await storeTask(api.db, owner.id)
    const files = await filesIn(await asked(api, id, owner.session))
    expect([...files.keys()]).toEqual([
      ...[exportFiles.about, exportFiles.rows, exportFiles.table, exportFiles.judgements],
      ...[exportFiles.report, exportFiles.versions, exportFiles.readme, exportFiles.seal],
    ])
    const rows = linesOf(files.get(exportFiles.rows))
    expect(rows).toHaveLength(deepUnits(task).length)
    expect(files.get(exportFiles.table)).toBe(rowsCsv(rows))
    expect(linesOf(files.get(exportFiles.judgements))).toHaveLength(2 * rows.length)
  })

  it('says nothing of owners, and nothing of how agents are reached', async () => {
    const api = await apiRig()
    const owner = await api.user()
    const { id } = await storeExperiment(api.db, { ownerId: owner.id, spec, access: 'public' })
    await api.db.pool.query(`update agent_versions set settings = '{"token": "canary-5b1c"}'`)
    await api.db.pool.query(`update experiments set share = 'canary-share' where id = $1`, [id])
    const texts = [...(await filesIn(await asked(api, id))).values()].join('\n')
    for (const secret of ['canary', owner.id, 'example.org']) expect(texts).not.toContain(secret)
  })

  it('tells how agents were made and every call, and what an owner keeps private to the owner alone', async () => {
    const api = await apiRig()
    const owner = await api.user()
    const { id, matches } = await storeExperiment(api.db, {
      ownerId: owner.id,
      spec: { ...spec, design: { materials: 1, repeats: 2 } },
      access: 'public',
    })
    const perfect = await madeModel(api, owner.id)
    await api.db.pool.query(
      `insert into agent_calls (match_id, seq, seat, kind, round, started_at, latency_ms, reply, detail, exchange)
       select $1, 1, s.seat, 'move', 1, now(), 5, '2,2', 'could not reach inner.example', $2
       from seats s where s.match_id = $1 and s.agent_id = $3`,
      [matches[0], JSON.stringify(exchange), perfect],
    )
    const [open, own] = [
      await filesIn(await asked(api, id)),
      await filesIn(await asked(api, id, owner.session)),
    ]
    const callsIn = (files: typeof open) =>
      linesOf(files.get(exportFiles.calls)).map((line) => exportedCall.parse(line))
    const [toAll] = callsIn(open)
    const [toOwner] = callsIn(own)
    expect(toAll).toMatchObject({ agent: perfect, reply: { sha256: hashText('2,2') } })
    expect(toAll?.tries).toMatchObject([
      {
        parameters: { model: 'm-1', temperature: 0, seed: 7, apiKey: '[secret]' },
        served: { model: 'm-1-2026', fingerprint: 'fp_9' },
      },
    ])
    expect(toOwner?.tries[0]?.asked?.text).toContain('My own prompt.')
    expect(toOwner?.tries[0]?.asked?.sha256).toBe(toAll?.tries[0]?.asked?.sha256)
    const about = exportedExperiment.parse(JSON.parse(open.get(exportFiles.about) ?? ''))
    expect(about.players['perfect']?.made).toMatchObject({
      model: 'm-1',
      strategy: { id: 'mine', custom: true, prompts: { sha256: expect.any(String) } },
      settings: { temperature: 0, maxTokens: 600, extra: { seed: 7, apiKey: '[secret]' } },
    })
    const texts = [...open.values()].join('\n')
    for (const secret of ['My own prompt.', 'hunter2', 'inner.example', 'https://'])
      expect(texts).not.toContain(secret)
    expect([...own.values()].join('\n')).not.toContain('hunter2')
  })

  it('has the matches that were void, as far as they came, and every call in them', async () => {
    const api = await apiRig()
    const owner = await api.user()
    const short = { ...spec, design: { materials: 1, repeats: 2 } }
    const stored = { ownerId: owner.id, spec: short, access: 'public', voided: [2] } as const
    const { id, matches } = await storeExperiment(api.db, stored)
    const perfect = await madeModel(api, owner.id)
    const { matchId } = await api.db.prisma.experimentVoid.findFirstOrThrow({ where: { experimentId: id } })
    await api.db.pool.query(
      `insert into agent_calls (match_id, seq, seat, kind, round, started_at, latency_ms, failure, exchange)
       select $1, 1, s.seat, 'move', 1, now(), 5, 'unreachable', $2
       from seats s where s.match_id = $1 and s.agent_id = $3`,
      [matchId, JSON.stringify(exchange), perfect],
    )
    const files = await filesIn(await asked(api, id))
    const voids = linesOf(files.get(exportFiles.voids)).map((line) => exportedVoid.parse(line))
    expect(voids).toMatchObject([{ number: 2, match: matchId, fault: 'provider-fault' }])
    expect(voids[0]?.log.at(-1)?.event).toEqual({ type: 'match-voided', reason: 'provider-fault' })
    const calls = linesOf(files.get(exportFiles.voidCalls)).map((line) => exportedCall.parse(line))
    expect(calls).toMatchObject([{ number: 2, match: matchId, agent: perfect, failure: 'unreachable' }])
    expect(files.get(exportFiles.calls)).toBe('')
    const counted = linesOf(files.get(exportFiles.matches)).map((line) => exportedMatch.parse(line))
    expect(counted.map(({ match }) => match)).toEqual(matches)
    expect(counted[1]).toMatchObject({ attempts: 2, faults: ['provider-fault'], seed: voids[0]?.seed })
  })

  it('is there while it is paused, and tells nothing of a deal that is still to be played', async () => {
    const api = await apiRig()
    const owner = await api.user()
    const { id, matches } = await storeExperiment(api.db, { ownerId: owner.id, spec, over: 2, goesOn: true })
    const under = matches.at(-1) ?? expect.fail('nothing is under way')
    await abandonMatch(api.db, under, { reason: 'provider-fault', at: new Date() })
    const kept = { experimentId: id, number: 3, matchId: under, tokens: 0, spend: 0, bytes: 0 }
    await dealAgain(api.db, kept, { fault: 'provider-fault', isAttempt: true })
    await api.db.pool.query(`update experiments set state = 'paused' where id = $1`, [id])
    const files = await filesIn(await asked(api, id, owner.session))
    expect(linesOf(files.get(exportFiles.matches))).toHaveLength(2)
    expect([...files.values()].join('\n')).not.toContain(under)
    await api.db.pool.query(`update experiment_matches set state = 'dropped' where state = 'again'`)
    const later = await filesIn(await asked(api, id, owner.session))
    expect(linesOf(later.get(exportFiles.voids))).toMatchObject([{ number: 3, match: under }])
  })

  it('is there once the experiment is over, for those who may read it', async () => {
    const api = await apiRig()
    const [owner, other] = [await api.user(), await api.user()]
    const running = await storeExperiment(api.db, { ownerId: owner.id, spec, over: 2, goesOn: true })
    expect((await asked(api, running.id, owner.session)).status).toBe(409)
    expect((await asked(api, running.id, other.session)).status).toBe(404)
    await api.db.pool.query(`update experiments set state = 'cancelled' where id = $1`, [running.id])
    // Its last match is still under way.
    expect((await asked(api, running.id, owner.session)).status).toBe(409)
    await api.db.pool.query(`update experiment_matches set state = 'dropped' where state = 'playing'`)
    const files = await filesIn(await asked(api, running.id, owner.session))
    expect(linesOf(files.get(exportFiles.matches))).toHaveLength(2)
    expect((await asked(api, running.id, other.session)).status).toBe(404)
    expect((await asked(api, running.id)).status).toBe(404)
  })
})

const prompts = { system: 'My own prompt.', speech: 's', vote: 'v' }
const settings = {
  baseUrl: 'https://inner.example/v1',
  model: 'm-1',
  strategy: { custom: { id: 'mine', version: 1, name: 'Mine', texts: { en: prompts } } },
  settings: { temperature: 0, maxTokens: 600, extra: { seed: 7, apiKey: 'hunter2' } },
}
const sent = {
  model: 'm-1',
  temperature: 0,
  seed: 7,
  apiKey: 'hunter2',
  messages: [{ role: 'system', content: 'My own prompt.' }],
}
const exchange = [
  {
    startedAt: '2026-01-01T00:00:00.000Z',
    latencyMs: 5,
    status: 200,
    answer: '{"choices":[]}',
    served: { model: 'm-1-2026', fingerprint: 'fp_9' },
    request: { over: 'http', url: 'https://inner.example/v1', body: JSON.stringify(sent) },
  },
]

/** Has the subject be a model of this owner. Returns the id of the agent. */
async function madeModel({ db }: ApiRig, ownerId: string): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    `update agents set kind = 'openai', owner_id = $1 where slug like '%perfect' returning id`,
    [ownerId],
  )
  const id = rows[0]?.id ?? ''
  await db.pool.query('update agent_versions set settings = $1 where agent_id = $2', [
    JSON.stringify(settings),
    id,
  ])
  return id
}
