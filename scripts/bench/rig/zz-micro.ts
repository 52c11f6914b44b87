import { withDatabase } from '/work/main/scripts/bench/rig/database.ts'
import { openArena, dealMatches } from '/work/main/scripts/bench/rig/arena.ts'
import { claimMatch, appendRuling } from '@wis/db'
await withDatabase(async (db) => {
  const arena = await openArena(db, 12)
  const client = await db.pool.connect()
  const log: any = {}
  const bareText = `with call as (insert into agent_calls select * from jsonb_populate_recordset(null::agent_calls, $2))
  insert into entries select * from jsonb_populate_recordset(null::entries, $1)`
  const noFault = `
  with fence as (
    update matches set next_seq = next_seq + $4
    where id = $1 and attempt = $2 and next_seq = $3 and status = 'running'
    returning id
  ), call as (
    insert into agent_calls (match_id, seq, seat, kind, round, started_at, latency_ms, attempts, reply, reasoning,
                             beliefs, failure, detail, verdict, exchange, input_tokens, output_tokens)
    select fence.id, seq, seat, kind, round, "startedAt", "latencyMs", attempts, reply, reasoning,
           beliefs, failure, detail, verdict, exchange, "inputTokens", "outputTokens"
    from fence, jsonb_to_recordset($6::jsonb) as c(seq int, seat int, kind text, round int, "startedAt" timestamptz, "latencyMs" int, attempts int,
  reply text, reasoning text, beliefs jsonb, failure text, detail text, verdict text, exchange jsonb,
  "inputTokens" int, "outputTokens" int)
  )
  insert into entries (match_id, seq, at, event)
  select fence.id, e.seq, e.at, e.event
  from fence, jsonb_to_recordset($5::jsonb) as e(seq int, at timestamptz, event jsonb)`
  const at = new Date().toISOString()
  const entry = (seq: number) => ({ seq, at, event: { type: 'speech-given', seat: 1, text: 'Most people I know, 12.11, have it in the morning.', cut: false } })
  const call = (seq: number) => ({ seq, seat: 1, kind: 'speech', round: 1, startedAt: at, latencyMs: 3, attempts: 1, reply: 'Most people I know, 12.11, have it in the morning.' })
  const bareCall = (m: string, seq: number) => ({ match_id: m, seq, seat: 1, kind: 'speech', round: 1, started_at: at, latency_ms: 3, attempts: 1, reply: 'Most people I know, 12.11, have it in the morning.' })
  const n = 30
  const kinds: Record<string, (m: any, seq: number) => Promise<any>> = {
    notify: () => client.query("select pg_notify($1, $2)", ['socket.io#/live', JSON.stringify({ a: 'x'.repeat(300) })]),
    notifyNamed: () => client.query({ name: 'n', text: "select pg_notify($1, $2)", values: ['socket.io#/live', JSON.stringify({ a: 'x'.repeat(300) })] }),
    select1: () => client.query({ name: 's1', text: 'select 1' }),
    bare: (m, seq) => client.query({ name: 'bare', text: bareText, values: [JSON.stringify([{ ...entry(seq), match_id: m.id }]), JSON.stringify([bareCall(m.id, seq)])] }),
    append: (m, seq) => appendRuling({ pool: client as any }, { matchId: m.id, attempt: m.attempt }, [entry(seq)], call(seq) as any),
    noFault: (m, seq) => client.query({ name: 'nf', text: noFault, values: [m.id, m.attempt, seq, 1, JSON.stringify([entry(seq)]), JSON.stringify([call(seq)])] }),
    updateOnly: (m, seq) => client.query({ name: 'uo', text: `update matches set next_seq = next_seq + $4 where id = $1 and attempt = $2 and next_seq = $3 and status = 'running'`, values: [m.id, m.attempt, seq, 1] }),
  }
  const times: Record<string, number[]> = {}
  let first = 0
  for (let round = 0; round < 12; round++) for (const [name, run] of Object.entries(kinds)) {
    const ms = await dealMatches(db, arena, { first: first += 10, count: 10 })
    const cl = []
    for (const m of ms) cl.push(await claimMatch(db, m.id))
    const t = performance.now()
    for (const m of cl) for (let s = 0; s < n; s++) await run(m, s)
    ;(times[name] ??= []).push((performance.now() - t) / (10 * n))
  }
  for (const [k, v] of Object.entries(times)) { v.sort((a, b) => a - b); console.log(k.padEnd(12), v[0].toFixed(3), v[Math.floor(v.length / 2)].toFixed(3)) }
  client.release()
}, { durable: process.argv[2] === 'durable' })
