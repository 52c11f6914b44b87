import { ids, MatchInPlay, rngAt } from '@wis/engine'
import type { AgentId, GameEvent } from '@wis/engine'
import { rulesets, whoIsSpy, whoIsSpyKit } from '@wis/games/who-is-spy'
import { freshDatabase, readLog } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { agentCalls, agentMatches, matchCalls } from '../../doors/agents.ts'
import { appendRuling, claimMatch, seatMatchId } from '../../doors/matches.ts'
import type { Database } from '../../index.ts'
import { registered, webhook } from '../../testing/registered.ts'
import { deal, openSeason } from '../../testing/settled.ts'

/** The number of later matches of the same agents in which nobody was asked anything. */
async function followedBy(db: Database, matches: number): Promise<void> {
  const copied = async (table: string, key: string) => {
    const { rows } = await db.pool.query<{ columns: string }>(
      `select string_agg(column_name, ', ') as columns from information_schema.columns
       where table_name = $1 and table_schema = current_schema() and is_generated = 'NEVER' and column_name <> $2`,
      [table, key],
    )
    const columns = rows[0]?.columns ?? ''
    await db.pool.query(
      `insert into ${table} (${key}, ${columns})
       select left(${key}, 9) || 'zz' || lpad(later::text, 5, '0'), ${columns}
       from ${table}, generate_series(1, $1::int) later`,
      [matches],
    )
  }
  await copied('matches', 'id')
  await copied('seats', 'match_id')
}

const startedAt = '2026-01-01T00:00:01.000Z'

/** Six agents at a table. The given number of them have spoken. */
async function played(db: Database, speeches: number) {
  const seasonId = await openSeason(db)
  const agents: AgentId[] = []
  for (let seat = 0; seat < 6; seat++) agents.push((await registered(db, webhook, `Fox ${seat}`)).agentId)
  const dealt = await deal(db, seasonId, agents)
  const matchId = 'matchId' in dealt ? dealt.matchId : ids.match('')
  const fence = { matchId, attempt: (await claimMatch(db, matchId))?.attempt ?? -1 }
  const config = { ruleset: rulesets['wis-2024'], language: 'en', pair: ['tea', 'coffee'] } as const
  const at = '2026-01-01T00:00:00.000Z'
  const opening = whoIsSpy.open(config, [0, 1, 2, 3, 4, 5], rngAt('seed', 0))
  await appendRuling(
    db,
    fence,
    opening.map((event, seq) => ({ seq, at, event })),
  )
  const opened = opening.find((event) => event.type === 'round-opened')
  for (const [turn, seat] of (opened?.order ?? []).slice(0, speeches).entries()) {
    const seq = opening.length + turn
    const event = { type: 'speech-given', seat, text: `It is nice, ${turn}.`, cut: false }
    const call = {
      seq,
      seat,
      kind: 'speech',
      round: 1,
      startedAt,
      latencyMs: 5,
      attempts: 1,
      reply: event.text,
    }
    const fault = turn % 2 === 1 && { verdict: 'agent', failure: 'malformed', detail: 'HTML' }
    const exchange = [{ startedAt, latencyMs: 5, status: 200, answer: '{"speech":"\ud800"}' }]
    await appendRuling(db, fence, [{ seq, at, event }], { ...call, ...fault, exchange })
  }
  let seq = opening.length + speeches
  const call = { round: 1, startedAt, latencyMs: 5, attempts: 1 }
  const add = {
    order: opened?.order ?? [],
    event: (event: GameEvent) => appendRuling(db, fence, [{ seq: seq++, at, event }]),
    /** A vote that names nobody, intended or not. */
    vote: (seat: number, raw: string) => {
      const event = { type: 'vote-cast', seat, target: null, raw }
      const vote = { ...call, seq, seat, kind: 'vote', reply: raw }
      return appendRuling(db, fence, [{ seq: seq++, at, event }], vote)
    },
  }
  return { matchId, agents, add }
}

describe('the calls of an agent', () => {
  it('are its own, newest first, with the exchanges on the wire', async () => {
    const db = await freshDatabase()
    const { matchId, agents } = await played(db, 6)
    const all = await Promise.all(agents.map((agentId) => agentCalls(db, agentId)))
    expect(all.map(({ items }) => items.length)).toEqual([1, 1, 1, 1, 1, 1])
    expect(all.map(({ items }) => items[0]?.seat)).toEqual([0, 1, 2, 3, 4, 5])
    expect(all[0]?.items[0]).toMatchObject({
      matchId,
      kind: 'speech',
      startedAt,
      exchange: [{ status: 200 }],
    })
    expect(all[0]?.items[0]?.exchange).toMatchObject([{ answer: '{"speech":"\ufffd"}' }])
  })

  it('are read page by page, and only those that went wrong on request', async () => {
    const db = await freshDatabase()
    const { agents, matchId } = await played(db, 6)
    await db.pool.query('update agent_calls set seat = 0')
    const [agentId = ids.agent('')] = agents
    const first = await agentCalls(db, agentId, { limit: 4 })
    const second = await agentCalls(db, agentId, { limit: 4, cursor: first.nextCursor ?? '' })
    const seqs = [...first.items, ...second.items].map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.toSorted((a, b) => b - a))
    expect([new Set(seqs).size, second.nextCursor]).toEqual([6, null])
    expect((await agentCalls(db, agentId, { failed: true, matchId })).items).toHaveLength(3)
  })

  it('that failed are searched for in batches of matches, and found even if they are old', async () => {
    const db = await freshDatabase()
    const { agents, matchId } = await played(db, 6)
    await db.pool.query('update agent_calls set seat = 0')
    await followedBy(db, 500)
    const [agentId = ids.agent('')] = agents
    const first = await agentCalls(db, agentId, { failed: true })
    expect(first).toEqual({ items: [], nextCursor: expect.any(String) })
    const second = await agentCalls(db, agentId, { failed: true, cursor: first.nextCursor ?? '' })
    expect(second.items.map((call) => call.matchId)).toEqual([matchId, matchId, matchId])
    expect(second.nextCursor).toBeNull()
  })

  it('name the rule that an answer broke, and count such a call among the failed ones', async () => {
    const db = await freshDatabase()
    const { agents, matchId, add } = await played(db, 6)
    const [foul = -1, chooser = -1, misspelt = -1] = [0, 2, 4].map((turn) => add.order[turn] ?? -1)
    const called = { type: 'fouls-called', round: 1, fouls: [{ seat: foul, kind: 'own-word' }] }
    await add.event(called)
    await add.vote(chooser, 'abstain')
    await add.vote(misspelt, 'Player 99')
    const wrong = async (seat: number) => {
      const { items } = await agentCalls(db, agents[seat] ?? ids.agent(''), { failed: true, matchId })
      return items.map(({ kind, heldAgainst }) => [kind, heldAgainst])
    }
    expect(await wrong(foul)).toEqual([['speech', 'own-word']])
    expect(await wrong(chooser)).toEqual([])
    expect(await wrong(misspelt)).toEqual([['vote', 'nobody']])
    const all = await agentCalls(db, agents[chooser] ?? ids.agent(''))
    expect(all.items.map(({ heldAgainst }) => heldAgainst)).toEqual([null, null])
  })
})

describe('a question to an agent', () => {
  it('is shown exactly as it was, under the seat’s own name for the match', async () => {
    const db = await freshDatabase()
    const { matchId, agents } = await played(db, 3)
    const log = await readLog(db, matchId, 'director')
    const last = log.at(-1)
    const seat = last?.event.type === 'speech-given' ? last.event.seat : -1
    const asked = await matchCalls(db, agents[seat] ?? ids.agent(''), matchId)
    const [{ call, turn: request } = { call: null, turn: undefined }] = asked?.calls ?? []
    const known = new MatchInPlay({ game: whoIsSpyKit.rules, seats: [seat], seed: '' }, log.slice(0, -1))
    const due = known.turns().find((one) => one.seat === seat) ?? expect.fail('nobody is asked')
    const asks = whoIsSpyKit.older?.question(known.stateOf(seat), due, known.historyOf(seat))
    const { turn, history, ...briefing } = asks ?? { turn: {}, history: [] }
    expect(call).toMatchObject({ matchId, seat, seq: last?.seq })
    expect(request).toMatchObject({ matchId: seatMatchId({ seed: 's', seat }), seat, ...briefing, turn })
    expect(request?.history).toEqual(history)
    expect(request?.turn.deadline).toBe('2026-01-01T00:00:11.000Z')
  })

  it('comes with the connector but without its secret, and never to another agent', async () => {
    const db = await freshDatabase()
    const { matchId, agents } = await played(db, 0)
    const [agentId = ids.agent('')] = agents
    const asked = await matchCalls(db, agentId, matchId)
    expect(asked).toMatchObject({ version: 1, connector: { kind: 'webhook' }, calls: [] })
    expect(JSON.stringify(asked)).not.toContain(webhook.token)
    const stranger = await registered(db, webhook, 'Stranger')
    expect(await matchCalls(db, stranger.agentId, matchId)).toBeUndefined()
  })
})

describe('the matches of an agent', () => {
  it('are its own, and keep its role to themselves until they are over', async () => {
    const db = await freshDatabase()
    const { matchId, agents } = await played(db, 0)
    const [agentId = ids.agent('')] = agents
    expect(await agentMatches(db, agentId)).toMatchObject({
      items: [{ match: { id: matchId, status: 'running' }, seat: 0, version: 1, role: null, points: null }],
      nextCursor: null,
    })
    const stranger = await registered(db, webhook, 'Stranger')
    expect((await agentMatches(db, stranger.agentId)).items).toEqual([])
  })
})
