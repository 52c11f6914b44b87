import http from 'node:http'
import { createVault, newId } from '@wis/db'
import type { Database } from '@wis/db'
import { hashToken } from '@wis/db/accounts'
import { endTurn, listenForNews, putTurn, registerAgent, tellRuled } from '@wis/db/agents'
import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import { atOnce } from './rig/at-once.ts'
import { withDatabase } from './rig/database.ts'
import { quantile, rounded } from './rig/report.ts'
import { serve } from './rig/site.ts'
import { watchMemory } from './rig/web-memory.ts'

/** Agents that wait for a turn in one web process, and those of them that get one. */
const waiting = 5000
const asked = 500
const width = 8

const body = JSON.stringify({
  protocol: 'wis/1',
  matchId: 'measured',
  turn: { kind: 'speech', round: 1, limit: 400, deadline: new Date().toISOString() },
  history: Array.from({ length: 12 }, (_, seq) => ({
    seq,
    event: { text: 'Most people have one at home.' },
  })),
})

await withDatabase(
  async (db) => {
    const agents = await storeAgents(db)
    const site = await serve(db.url, { WIS_PROXIES: '1' })
    const call = caller(site.url)
    // The code of the calls is there before the memory is measured.
    await (await call('/api/v1/play/turns?wait=0', agents[0]?.token ?? '', 0)).text()
    const memory = watchMemory(site.pid)
    const began = performance.now()
    const ends = new AbortController()
    const requests = agents.map(async ({ token }, place) => untilAsked(call, token, place))
    // Those who still wait are cut off when the site stops.
    for (const request of requests) request.catch((error: unknown) => ends.signal.aborted || fail(error))
    await untilWaiting(db)
    const enteredMs = performance.now() - began
    const [idleMb, mostMb, waitingMb] = memory().webMb
    const { delivered, answered } = await play(db, call, agents, requests)
    console.log(
      JSON.stringify({
        name: 'doors.pull',
        value: waitingMb,
        unit: `MB with ${waiting} waiting`,
        idleMb,
        mostMb,
        kibPerRequest: rounded(((waitingMb - idleMb) * 1024) / waiting),
        enteredMs: rounded(enteredMs),
        turnToAgentP50Ms: rounded(quantile(delivered, 0.5)),
        turnToAgentP99Ms: rounded(quantile(delivered, 0.99)),
        turnToAnswerP50Ms: rounded(quantile(answered, 0.5)),
        turnToAnswerP99Ms: rounded(quantile(answered, 0.99)),
      }),
    )
    ends.abort()
    await site.stop()
  },
  { durable: false, limitMs: 900_000 },
)

function fail(error: unknown): never {
  throw error
}

interface Waiting {
  readonly agentId: AgentId
  readonly token: string
}

/** Copies one agent, with an owner and a token each. */
async function storeAgents(db: Database): Promise<readonly Waiting[]> {
  await db.prisma.user.create({ data: { id: 'owner', name: 'owner' } })
  const connector = { kind: 'outbound' as const }
  const vault = createVault(Buffer.alloc(32, 1).toString('base64'))
  const agent = { name: 'Waits', languages: ['en' as const], description: '', connector }
  const made = await registerAgent(db, vault, 'owner', agent)
  if (!made.ok) throw new Error(made.reason)
  const agents = Array.from({ length: waiting }, (_, place) => ({
    agentId: ids.agent(`waits${String(place).padStart(11, '0')}`),
    token: `wis_${String(place).padStart(43, 'A')}`,
  }))
  const names = agents.map(({ agentId }) => agentId)
  await db.pool.query(`insert into users (id, name) select id, id from unnest($1::text[]) id`, [names])
  await db.pool.query(
    `insert into agents select (jsonb_populate_record(a, jsonb_build_object(
       'id', n.id, 'owner_id', n.id, 'slug', n.id, 'name', n.id, 'name_skeletons', '[]'::jsonb))).*
     from agents a cross join unnest($1::text[]) n(id) where a.id = $2`,
    [names, made.agentId],
  )
  await db.pool.query(
    `insert into api_tokens (id, user_id, name, hash, ending, scopes, expires_at)
     select n.id, n.id, 'bench', n.hash, 'abcd', array['agents:connect'], now() + interval '1 hour'
     from unnest($1::text[], $2::text[]) n(id, hash)`,
    [names, agents.map(({ token }) => hashToken(token))],
  )
  return agents
}

interface Answer {
  readonly status: number
  text(): Promise<string>
}

type Call = ReturnType<typeof caller>

function caller(origin: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity })
  return (path: string, token: string, place: number, sent?: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const request = http.request(`${origin}${path}`, {
        agent,
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`,
          ...(sent !== undefined && { 'content-type': 'application/json' }),
        },
      })
      request.on('error', reject)
      request.on('response', (response) => {
        const parts: Buffer[] = []
        const text = new Promise<string>((done, failed) => {
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () => done(Buffer.concat(parts).toString()))
          response.on('error', failed)
        })
        resolve({ status: response.statusCode ?? 0, text: () => text })
      })
      request.end(sent === undefined ? undefined : JSON.stringify(sent))
    })
}

/** On a slow machine, the first of them are told to ask again before the last have come. */
async function untilAsked(call: Call, token: string, place: number): Promise<Answer> {
  for (;;) {
    const answer = await call('/api/v1/play/turns?wait=50', token, place)
    if (answer.status !== 204) return answer
    await answer.text()
  }
}

async function untilWaiting({ pool }: Database): Promise<void> {
  for (let looks = 0; looks < 600; looks++) {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from agent_links where stands_until is not null',
    )
    if (rows[0]?.count === waiting) return new Promise((resolve) => setTimeout(resolve, 2000))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('not all agents wait')
}

/** Asks some of the agents, as a runner does. Each answers at once. Returns the times in milliseconds. */
async function play(
  db: Database,
  call: Call,
  agents: readonly Waiting[],
  requests: readonly Promise<Answer>[],
): Promise<{ readonly delivered: readonly number[]; readonly answered: readonly number[] }> {
  const [delivered, answered]: [number[], number[]] = [[], []]
  const seen = new Map<string, () => void>()
  const stop = await listenForNews({
    url: db.url,
    hear: (news) => news.kind === 'answered' && seen.get(news.turnId)?.(),
    lost: () => undefined,
  })
  await atOnce(agents.slice(0, asked), width, async ({ agentId, token }) => {
    const turnId = newId()
    const place = agents.findIndex((one) => one.agentId === agentId)
    const began = performance.now()
    const taken = new Promise<void>((resolve) => seen.set(turnId, resolve))
    await putTurn(db, { turnId, agentId, body, forMs: 60_000 })
    const answer = await requests[place]
    if (answer?.status !== 200) throw new Error(`an agent that waits got ${answer?.status}`)
    await answer.text()
    delivered.push(performance.now() - began)
    const reply = call(`/api/v1/play/turns/${turnId}`, token, place, { speech: 'Many have one.' })
    await taken
    answered.push(performance.now() - began)
    await endTurn(db, turnId)
    await tellRuled(db, { turnId, agentId, isRefused: false })
    await (await reply).text()
  })
  await stop()
  return { delivered, answered }
}
