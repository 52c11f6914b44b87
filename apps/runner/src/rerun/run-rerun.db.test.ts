import { randomBytes } from 'node:crypto'
import { systemClock } from '@wis/agents'
import { createVault } from '@wis/db'
import type { Database } from '@wis/db'
import {
  askSituations,
  exportedSituations,
  keepSituation,
  openReruns,
  readReruns,
  readShadow,
  readSituations,
  requestReruns,
  startShadow,
  stopShadow,
  takeShadowTurns,
} from '@wis/db/agents'
import { readEntries } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { expect, it } from 'vitest'
import { createConnect } from '../connect/connect.ts'
import type { CheckWorld } from '../flight-check/run-flight-check.ts'
import { runMatch } from '../match/run-match.ts'
import { createLog } from '../operations/log.ts'
import { startChatModel } from '../testing/chat-model.ts'
import type { ToldToCall } from '../testing/chat-model.ts'
import { calm, dealtTable } from '../testing/dealt-table.ts'
import { rerunKey, rerunOf, runRerun } from './run-rerun.ts'

type Tell = (call: number, asked: string) => ToldToCall

/** Whom the model names, once the candidates of the vote are known. */
const named: string[] = []

/** A match whose first round ends with a vote, and not with the spy's foul. */
async function tableWithVotes(): ReturnType<typeof dealtTable> {
  const table = await dealtTable()
  await runMatch(table.world, table.matchId, calm)
  const { rowCount } = await table.db.pool.query(`select 1 from calls_of($1) c where c.kind = 'vote'`, [
    table.matchId,
  ])
  return rowCount === 0 ? tableWithVotes() : table
}

/** A finished match, in which one seat was a model's: this is its first vote. */
async function lostVote(tell: Tell) {
  const { db, matchId } = await tableWithVotes()
  const { place, url } = await startChatModel({ tell: (call, asked) => tell(call, asked) })
  const { rows } = await db.pool.query<{ seq: number; seat: number; agentId: string }>(
    `select c.seq, c.seat, s.agent_id as "agentId" from calls_of($1) c join seats s on s.match_id = $1 and s.seat = c.seat
     where c.kind = 'vote' order by c.seq limit 1`,
    [matchId],
  )
  const [vote] = rows
  if (!vote) throw new Error('nobody voted')
  const agentId = ids.agent(vote.agentId)
  await db.prisma.user.create({ data: { id: 'owner', name: 'Owner' } })
  await db.prisma.agent.update({ where: { id: agentId }, data: { kind: 'openai', ownerId: 'owner' } })
  const settings = { kind: 'openai', baseUrl: url, model: 'small', strategy: { preset: 'plain' } }
  await db.prisma.agentVersion.updateMany({ where: { agentId }, data: { settings } })
  const vault = createVault(randomBytes(32).toString('base64'))
  const connect = createConnect({
    clock: systemClock,
    db,
    vault,
    housePaceMs: 0,
    allowedHosts: [place],
    hubUrl: url,
  })
  const log = createLog(() => undefined)
  const runner: CheckWorld = { db, clock: systemClock, log, connect }
  const entries = await readEntries(db, matchId, 'director')
  const others = entries.flatMap(({ event, seq }) =>
    event.type === 'vote-opened' && 'candidates' in event && seq < vote.seq
      ? (event.candidates as number[])
          .filter((seat) => seat !== vote.seat)
          .map((seat) => `Player ${seat + 1}`)
      : [],
  )
  named.splice(0, named.length, ...others)
  return { db, runner, agentId, call: { matchId, seq: vote.seq }, settings }
}

type Lost = Awaited<ReturnType<typeof lostVote>>

async function asked({ db, agentId, call }: Lost, wish: Partial<Parameters<typeof requestReruns>[2]> = {}) {
  const requested = await requestReruns(db, agentId, { calls: [call], times: 3, ...wish })
  if (!requested.ok) throw new Error(requested.reason)
  return requested.ids[0] ?? ''
}

const everything = async ({ pool }: Database) =>
  (
    await pool.query(
      `select (select count(*) from entries) as entries, (select count(*) from agent_calls) as calls,
              (select count(*) from faults) as faults, (select sum(points) from seats) as points`,
    )
  ).rows

it('a call is put to its agent as often as asked, and nothing of it counts', async () => {
  const lost = await lostVote((call) => (call === 1 ? 'abstain' : (named[0] ?? '')))
  const before = [await everything(lost.db), await readEntries(lost.db, lost.call.matchId, 'director')]
  await runRerun(lost.runner, await asked(lost), calm)
  const [rerun] = await readReruns(lost.db, lost.agentId, lost.call)
  expect(rerun).toMatchObject({ state: 'done', times: 3, version: 1 })
  expect(rerun?.answers.map(({ reply }) => reply)).toEqual([named[0], 'abstain', named[0]])
  expect(rerun?.answers[0]).toMatchObject({ event: { type: 'vote-cast' }, passed: null, inputTokens: 100 })
  expect(rerun?.answers[0]?.readAs?.en).toContain(named[0])
  expect(rerun?.answers[1]?.event).toMatchObject({ type: 'vote-cast', target: null })
  expect([await everything(lost.db), await readEntries(lost.db, lost.call.matchId, 'director')]).toEqual(
    before,
  )
  const { rows } = await lost.db.pool.query(`select check_tokens::int as used from budget_days`)
  expect(rows).toEqual([{ used: 300 }])
})

it('the model is asked with the changes of its owner, about the same turn', async () => {
  const bodies: { temperature?: number; model?: string; messages: { content: string }[] }[] = []
  const lost = await lostVote((_, body) => {
    bodies.push(JSON.parse(body))
    return named[0] ?? ''
  })
  await runRerun(lost.runner, await asked(lost, { times: 1 }), calm)
  const changes = { model: 'large', temperature: 0.25, instructions: 'Doubt the first speaker.' }
  await runRerun(lost.runner, await asked(lost, { times: 1, changes }), calm)
  expect(bodies).toMatchObject([{ model: 'small' }, { model: 'large', temperature: 0.25 }])
  const [plain, changed] = bodies.map(({ messages }) => messages.map(({ content }) => content).join('\n'))
  expect(plain).not.toContain('Doubt the first speaker.')
  expect(changed).toContain('Doubt the first speaker.')
  await runRerun(
    lost.runner,
    await asked(lost, { times: 1, changes: { question: 'Whom do you doubt?' } }),
    calm,
  )
  const [before = [], , put = []] = bodies.map(({ messages }) => messages.map(({ content }) => content))
  expect(put).toEqual([...before.slice(0, -1), 'Whom do you doubt?'])
})

it('another runner goes on after the answers that are there', async () => {
  const stop = new AbortController()
  const lost = await lostVote((call) => {
    if (call === 1) stop.abort()
    return named[call] ?? ''
  })
  const id = await asked(lost)
  await runRerun(lost.runner, id, { lost: calm.lost, drain: stop.signal })
  const [halfway] = await readReruns(lost.db, lost.agentId, lost.call)
  expect(halfway).toMatchObject({ state: 'running', answers: [{ reply: named[0] }] })
  await runRerun(lost.runner, id, calm)
  const [rerun] = await readReruns(lost.db, lost.agentId, lost.call)
  expect(rerun?.state).toBe('done')
  expect(rerun?.answers.map(({ reply }) => reply)).toEqual([named[0], named[2], named[3]])
})

it('it ends where the agent has used up its day', async () => {
  const lost = await lostVote(() => named[0] ?? '')
  const id = await asked(lost)
  await lost.db.prisma.agent.update({ where: { id: lost.agentId }, data: { tokensPerDay: 250 } })
  await runRerun(lost.runner, id, calm)
  const [rerun] = await readReruns(lost.db, lost.agentId, lost.call)
  expect(rerun?.state).toBe('stopped')
  expect(rerun?.answers.length).toBeLessThan(3)
  const refused = await requestReruns(lost.db, lost.agentId, { calls: [lost.call], times: 1 })
  expect(refused).toEqual({ ok: false, reason: 'budget-spent' })
})

it('a kept situation tells the version that finds the spy from the one that does not', async () => {
  let suspect = 0
  const lost = await lostVote(() => named[suspect] ?? '')
  const { db, agentId, runner, call, settings } = lost
  const checks = [{ of: 'reading', test: 'contains', value: named[1] ?? '' } as const]
  expect(await keepSituation(db, agentId, { ...call, set: 'votes', checks, by: 'owner' })).toEqual({
    ok: true,
  })
  const run = async () => {
    const requested = await askSituations(db, agentId, { set: 'votes', times: 2 })
    if (!requested.ok) throw new Error(requested.reason)
    for (const id of requested.ids) await runRerun(runner, id, calm)
  }
  await run()
  await db.prisma.agentVersion.create({ data: { id: 'second', agentId, number: 2, settings } })
  suspect = 1
  await run()
  expect(await readSituations(db, agentId)).toMatchObject([
    {
      set: 'votes',
      kind: 'vote',
      versions: [
        { version: 2, passed: 2, answers: 2, open: 0 },
        { version: 1, passed: 0, answers: 2, open: 0 },
      ],
    },
  ])
  const sent = [{ latencyMs: 1, request: { over: 'http', url: 'https://x', headers: {}, body: 'Vote.' } }]
  await db.pool.query('update agent_calls set exchange = $3 where match_id = $1 and seq = $2', [
    call.matchId,
    call.seq,
    JSON.stringify(sent),
  ])
  const lines: object[] = []
  for await (const line of exportedSituations(db, agentId)) lines.push(line)
  const answerOf = (version: number, passed: boolean) => ({ version, passed, changes: {} })
  expect(lines).toMatchObject([
    {
      set: 'votes',
      checks,
      asked: 'Vote.',
      inMatch: { version: 1, reply: expect.any(String) },
      answers: [answerOf(2, true), answerOf(2, true), answerOf(1, false), answerOf(1, false)],
    },
  ])
  await asked(lost, { times: 4, version: 1 })
  await asked(lost, { times: 1, version: 2, changes: { temperature: 1 } })
  const [kept] = await readSituations(db, agentId)
  expect(kept?.versions.map(({ answers, open }) => [answers, open])).toEqual([
    [2, 0],
    [0, 4],
  ])
  expect(await askSituations(db, agentId, { set: 'other', times: 1 })).toEqual({
    ok: false,
    reason: 'no-situation',
  })
})

it('a judge says whether an answer does what its owner asks of a good one', async () => {
  let suspect = 0
  let verdict = 'no'
  const asked: string[] = []
  const lost = await lostVote((_, body) => {
    if (!body.includes('You judge the answer')) return named[suspect] ?? ''
    asked.push(body)
    return JSON.stringify({ verdict, because: 'It gives no reason.' })
  })
  const { db, agentId, runner, call } = lost
  const rubric = 'Names a suspect who spoke vaguely.'
  const keep = (wish: object) =>
    keepSituation(db, agentId, { ...call, set: 'votes', checks: [], by: 'owner', ...wish })
  expect(await keep({ rubric, judge: 'nobody-of-mine' })).toEqual({ ok: false, reason: 'no-such-judge' })
  expect(await keep({ rubric })).toEqual({ ok: true })
  const run = async (times: number) => {
    const requested = await askSituations(db, agentId, { set: 'votes', times })
    if (!requested.ok) throw new Error(requested.reason)
    for (const id of requested.ids) await runRerun(runner, id, calm)
    return (await readSituations(db, agentId))[0]?.versions[0]
  }
  expect(await run(2)).toMatchObject({ passed: 0, answers: 2, unjudged: 0 })
  expect(asked).toHaveLength(2)
  expect(asked[0]).toContain(rubric)
  expect(asked[0]).toContain(named[0])
  expect((await readReruns(db, agentId, call))[0]?.answers[0]).toMatchObject({
    passed: false,
    judgement: { rubric, passes: false, because: 'It gives no reason.' },
  })
  // Another agent of its owner judges only if whoever names it may spend for it.
  const twin = await db.prisma.agent.create({
    data: { id: 'twin', slug: 'twin', name: 'Twin', kind: 'openai', ownerId: 'owner' },
  })
  expect(await keep({ rubric, judge: twin.slug, by: 'helper' })).toEqual({
    ok: false,
    reason: 'no-such-judge',
  })
  expect(await keep({ rubric, judge: twin.slug })).toEqual({ ok: true })
  expect(await keep({ rubric, judge: twin.slug, by: 'helper' })).toEqual({ ok: true })
  expect(await keep({ rubric })).toEqual({ ok: true })
  // Two answers, and two verdicts about them.
  const { rows } = await db.pool.query(`select check_tokens::int as used from budget_days`)
  expect(rows).toEqual([{ used: 400 }])
  verdict = 'yes'
  suspect = 1
  expect(await run(1)).toMatchObject({ passed: 1, answers: 1, unjudged: 0 })
  // A verdict about another rubric says nothing, and neither does one that cannot be read.
  await keep({ rubric: 'Names nobody.' })
  expect((await readSituations(db, agentId))[0]?.versions[0]).toMatchObject({ answers: 0, unjudged: 1 })
  verdict = 'perhaps'
  expect(await run(1)).toMatchObject({ answers: 0, unjudged: 1 })
})

it('a shadow is asked what another version played, once, within its own budget, and nobody hears it', async () => {
  const lost = await lostVote(() => named[0] ?? '')
  const { db, agentId, runner, call, settings } = lost
  const listen = async (wish: Parameters<typeof startShadow>[2]) => {
    const started = await startShadow(db, agentId, wish)
    // The match of the test is over already.
    await db.pool.query(`update shadows set started_at = now() - interval '1 hour'`)
    return started
  }
  const asked = async () => {
    await takeShadowTurns(db)
    const open = await openReruns(db)
    for (const id of open) await runRerun(runner, id, calm)
    return open.length
  }
  // The version that played has nothing to add.
  expect(await listen({ turns: 300 })).toEqual({ ok: true, version: 1 })
  expect(await asked()).toBe(0)

  await db.prisma.agentVersion.create({ data: { id: 'second', agentId, number: 2, settings } })
  const calls = await db.pool.query<{ seq: number }>(
    `select c.seq from calls_of($1) c join seats s on s.match_id = $1 and s.seat = c.seat and s.agent_id = $2`,
    [call.matchId, agentId],
  )
  const before = [await everything(db), await readEntries(db, call.matchId, 'director')]
  expect(await listen({ turns: 1 })).toEqual({ ok: true, version: 2 })
  expect(await asked()).toBe(1)
  expect(await readShadow(db, agentId)).toMatchObject({ shadow: { turnsLeft: 0, isListening: false } })
  expect(await asked()).toBe(0)

  expect(await listen({ turns: 300, dollars: 2 })).toEqual({ ok: true, version: 2 })
  await Promise.all([takeShadowTurns(db), takeShadowTurns(db)])
  expect(await asked()).toBe(calls.rows.length - 1)
  expect([await everything(db), await readEntries(db, call.matchId, 'director')]).toEqual(before)
  expect((await db.pool.query('select 1 from budget_days')).rowCount).toBe(0)
  const { shadow, summary, turns } = await readShadow(db, agentId)
  expect(shadow).toMatchObject({ version: 2, turnsLeft: 300 - (calls.rows.length - 1), isListening: true })
  expect(turns.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
    calls.rows.map(({ seq }) => seq).toSorted((a, b) => a - b),
  )
  const vote = turns.find(({ seq }) => seq === call.seq)
  expect(vote).toMatchObject({ kind: 'vote', version: 2, against: 1, now: { reply: named[0], tokens: 100 } })
  expect(vote?.isSame).toBe(vote?.then.readAs?.en === vote?.now.readAs?.en)
  const votes = summary.find(({ kind }) => kind === 'vote')
  expect(votes?.turns).toBe(turns.filter(({ kind }) => kind === 'vote').length)
  expect(votes?.same).toBe(turns.filter(({ kind, isSame }) => kind === 'vote' && isSame).length)

  // Its answers say nothing of a kept situation, and do not use up the day of the owner's own questions.
  await keepSituation(db, agentId, { ...call, set: 'votes', checks: [], by: 'owner' })
  expect((await readSituations(db, agentId))[0]?.versions).toEqual([])
  await db.pool.query('update shadows set turns_left = 300, spend_left = 0')
  await db.pool.query(`delete from call_reruns`)
  expect(await asked()).toBe(0)
  expect([await stopShadow(db, agentId), await stopShadow(db, agentId)]).toEqual([true, false])
})

it('what cannot be asked again is refused', async () => {
  const lost = await lostVote(() => named[0] ?? '')
  const { db, agentId, call } = lost
  const reason = async (wish: Partial<Parameters<typeof requestReruns>[2]>) => {
    const requested = await requestReruns(db, agentId, { calls: [call], times: 1, ...wish })
    return requested.ok ? undefined : requested.reason
  }
  expect(await reason({ calls: [{ ...call, seq: call.seq + 1_000 }] })).toBe('no-such-call')
  expect(await reason({ version: 9 })).toBe('no-such-version')
  expect(await reason({ times: 501 })).toBe('too-many-answers')
  await db.pool.query(`update matches set status = 'running' where id = $1`, [call.matchId])
  expect(await reason({})).toBe('match-not-over')
  await db.pool.query(`update matches set status = 'finished' where id = $1`, [call.matchId])
  await db.prisma.agent.update({ where: { id: agentId }, data: { kind: 'webhook' } })
  await db.pool.query(
    `update agent_versions set settings = '{"kind":"webhook","url":"https://a.example/x"}' where agent_id = $1`,
    [agentId],
  )
  expect(await reason({ changes: { temperature: 1 } })).toBe('nothing-to-change')
  expect(await reason({})).toBe('token-needed')
  await db.prisma.agent.update({ where: { id: agentId }, data: { kind: 'hf-space' } })
  await db.pool.query(
    `update agent_versions set settings = '{"kind":"hf-space","space":"a/b"}' where agent_id = $1`,
    [agentId],
  )
  expect(await reason({})).toBe('one-memory')
})

it('its jobs are told from flight checks by their names', () => {
  expect([rerunOf(rerunKey('1m8')), rerunOf('1m8')]).toEqual(['1m8', undefined])
})
