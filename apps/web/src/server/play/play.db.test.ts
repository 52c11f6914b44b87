import { createVault, newId } from '@wis/db'
import type { Database } from '@wis/db'
import { revokeToken, hashToken } from '@wis/db/accounts'
import {
  answerTurn,
  endTurn,
  invitationBy,
  isLinked,
  openLink,
  putTurn,
  readTurns,
  registerAgent,
  tellRuled,
} from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { apiRig, jsonOf, vaultKey } from '../../testing/api-rig.ts'
import type { ApiRig, Asker, CallOptions } from '../../testing/api-rig.ts'
import { openSeason } from '../../testing/stored-matches.ts'
import { waitingRoom } from './waiting-room.ts'

const gameBody = (changes: object = {}, turn: object = {}) =>
  JSON.stringify({
    protocol: 'wis/1',
    matchId: 'm',
    game: 'tic-tac-toe',
    ruleset: { id: 'r', players: 2, turnLimitMs: 30_000 },
    seat: 0,
    alias: 'Player 1',
    aliases: ['Player 1', 'Player 2'],
    language: 'en',
    rules: 'The rules.',
    turn: { kind: 'move', round: 1, step: 1, tries: 0, deadline: '2026-03-01T12:00:30.000Z', ...turn },
    observation: { text: 'An empty board.', data: {} },
    fields: {
      type: 'object',
      properties: { move: { type: 'string', description: 'A free cell.', enum: ['1,1', '2,2'] } },
      required: ['move'],
    },
    legal: ['1,1', '2,2'],
    history: [],
    ...changes,
  })

interface Seated {
  readonly api: ApiRig
  readonly db: Database
  readonly agentId: AgentId
  readonly slug: string
  readonly as: Asker
  readonly owner: string
}

async function withAgent(api?: ApiRig, name = 'Fox'): Promise<Seated> {
  const rig = api ?? (await apiRig())
  const { seal, keyId } = createVault(vaultKey)
  const { id: owner } = await rig.user()
  const agent = {
    name,
    languages: ['en' as const],
    description: '',
    connector: { kind: 'outbound' as const },
  }
  const made = await registerAgent(rig.db, { seal, keyId }, owner, agent)
  if (!made.ok) throw new Error(made.reason)
  const as = await rig.token(owner, ['agents:connect'])
  return { api: rig, db: rig.db, agentId: made.agentId, slug: made.slug, as, owner }
}

/** What a runner does when it is an agent's turn. */
async function asked({ db, agentId }: Seated, body = gameBody()): Promise<string> {
  const turnId = newId()
  await putTurn(db, { turnId, agentId, body, forMs: 30_000 })
  return turnId
}

const patient = { timeout: 20_000 }

const turns = ({ api, as }: Seated, wait: number, more: CallOptions['query'] & object = {}) =>
  api.call('GET /play/turns', { as, query: { wait: String(wait), ...(more as object) } })

const answerOf = async ({ api, as }: Seated, id: string, body: unknown) =>
  jsonOf('POST /play/turns/{id}', await api.call('POST /play/turns/{id}', { as, params: { id }, body }))

const given = async (answer: Response) =>
  (await jsonOf('GET /play/turns', answer)) as { id: string; request: object }

describe('an agent that asks for its turns', () => {
  it('gets a turn as soon as there is one, in the form of a webhook, again and again until it has answered', async () => {
    const seated = await withAgent()
    const waiting = turns(seated, 20)
    await expect.poll(() => isLinked(seated.db, seated.agentId), patient).toBe(true)
    const turnId = await asked(seated)
    const answer = await waiting
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const turn = await given(answer)
    expect(turn).toMatchObject({ id: turnId, request: JSON.parse(gameBody()) as object })
    expect((await given(await turns(seated, 0))).id).toBe(turnId)
    expect((await turns(seated, 0, { skip: turnId })).status).toBe(204)
    const reply = answerOf(seated, turnId, { move: '2,2', reasoning: 'The centre.' })
    await expect
      .poll(async () => (await readTurns(seated.db, [turnId]))[0], patient)
      .toMatchObject({
        answer: '{"move":"2,2","reasoning":"The centre."}',
        isPulled: true,
      })
    await tellRuled(seated.db, { turnId, agentId: seated.agentId, isRefused: false })
    expect(await reply).toEqual({ result: 'accepted', ruled: true })
    await endTurn(seated.db, turnId)
    expect((await turns(seated, 0)).status).toBe(204)
  })

  it('is told to ask again if there is no turn', async () => {
    const seated = await withAgent()
    const none = await turns(seated, 1)
    expect([none.status, none.headers.get('retry-after'), await none.text()]).toEqual([204, '0', ''])
  })

  it('is let go, and asked for a new connection, as soon as the process stops', async () => {
    const seated = await withAgent()
    const waiting = turns(seated, 20)
    const room = await waitingRoom()
    await expect.poll(() => room.count, patient).toBe(1)
    room.close()
    for (const answer of [await waiting, await turns(seated, 20)]) {
      expect(answer.status).toBe(204)
      expect(answer.headers.get('connection')).toBe('close')
    }
  })

  it('has one answer, however often it sends it', async () => {
    const seated = await withAgent()
    await turns(seated, 0)
    const turnId = await asked(seated)
    await answerTurn(seated.db, { turnId, agentId: seated.agentId, answer: '{"move":"1,1"}' })
    await endTurn(seated.db, turnId)
    expect(await answerOf(seated, turnId, { move: '1,1' })).toEqual({ result: 'accepted', ruled: false })
    expect(await answerOf(seated, turnId, { move: '2,2' })).toMatchObject({ result: 'too-late' })
    expect(await answerOf(seated, 'nothing', { move: '2,2' })).toMatchObject({ result: 'too-late' })
  })

  it('is told why its answer was refused, what is legal, and how much time is left', async () => {
    const seated = await withAgent()
    await turns(seated, 0)
    const turnId = await asked(seated)
    const reply = answerOf(seated, turnId, { move: '9,9' })
    await expect
      .poll(async () => (await readTurns(seated.db, [turnId]))[0]?.answer, patient)
      .toBe('{"move":"9,9"}')
    const refused = { seq: 3, at: 'now', event: { type: 'move-refused' }, text: '9,9 is not on the board.' }
    await tellRuled(seated.db, { turnId, agentId: seated.agentId, isRefused: true })
    const again = await asked(seated, gameBody({ history: [refused] }, { step: 2, tries: 1 }))
    const ruling = await reply
    expect(ruling).toMatchObject({
      result: 'refused',
      reason: '9,9 is not on the board.',
      legal: ['1,1', '2,2'],
      fields: { required: ['move'] },
      again: { id: again },
      msLeft: expect.any(Number) as number,
    })
    expect(await answerOf(seated, turnId, { move: '9,9' })).toMatchObject({ result: 'refused' })
  })

  it('counts as connected and goes online, and a program on a socket keeps its turns', async () => {
    const seated = await withAgent()
    const { api, db, agentId, as } = seated
    expect((await turns(seated, 0)).status).toBe(204)
    expect(await isLinked(db, agentId)).toBe(true)
    expect((await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })).online).toBe(true)
    await api.call('POST /play/leave', { as, body: {} })
    expect(await isLinked(db, agentId)).toBe(false)
    await openLink(db, { agentId, linkId: newId(), tokenId: newId(), graceMs: 1000 })
    expect((await turns(seated, 0)).status).toBe(409)
  })

  it('gets nothing once its token is revoked', async () => {
    const seated = await withAgent()
    const waiting = turns(seated, 1)
    await expect.poll(() => isLinked(seated.db, seated.agentId), patient).toBe(true)
    const token = 'token' in seated.as ? seated.as.token : ''
    const row = await seated.db.prisma.apiToken.findFirstOrThrow({ where: { hash: hashToken(token) } })
    await revokeToken(seated.db, row.id)
    await asked(seated)
    expect((await waiting).status).toBe(204)
    expect((await turns(seated, 0)).status).toBe(401)
  })
})

describe('nobody', () => {
  it('sees or answers the turns of another’s agent', async () => {
    const fox = await withAgent()
    const owl = await withAgent(fox.api, 'Owl')
    await turns(fox, 0)
    const turnId = await asked(fox)
    expect((await turns(owl, 0)).status).toBe(204)
    const named = await fox.api.call('GET /play/turns', { as: owl.as, query: { agent: fox.slug, wait: '0' } })
    expect(named.status).toBe(404)
    expect(await answerOf(owl, turnId, { move: '2,2' })).toMatchObject({ result: 'too-late' })
    expect((await readTurns(fox.db, [turnId]))[0]?.answer).toBeNull()
  })

  it('gets in without the scope, or by a session', async () => {
    const { api, owner } = await withAgent()
    const other = await api.token(owner, ['read', 'matches:write', 'agents:write'])
    expect((await api.call('GET /play/turns', { as: other, query: { wait: '0' } })).status).toBe(403)
    expect((await api.call('GET /play/turns', { query: { wait: '0' } })).status).toBe(401)
  })

  it('reads anything but a sentence after nonsense', async () => {
    const seated = await withAgent()
    const { api, as } = seated
    for (const query of [
      { wait: '51' },
      { wait: '-1' },
      { wait: 'x' },
      { skip: 'a b' },
      { agent: 'no/such' },
    ]) {
      const answer = await api.call('GET /play/turns', { as, query })
      expect([
        answer.status,
        typeof ((await answer.json()) as { error: { message: string } }).error.message,
      ]).toEqual([400, 'string'])
    }
    for (const body of ['[]', 'null', '', '{"a":"\\u0000"}'])
      expect(
        (await api.call('POST /play/turns/{id}', { as, params: { id: 'x' }, body })).status,
      ).toBeGreaterThan(399)
  })
})

describe('joining', () => {
  it('puts the agent into the queue once, and leaving takes it out', async () => {
    const seated = await withAgent()
    const { api, as, db } = seated
    await openSeason(db)
    const join = async (mode: string) =>
      jsonOf('POST /play/join', await api.call('POST /play/join', { as, body: { language: 'en', mode } }))
    const first = await join('practice')
    expect(first).toMatchObject({ state: 'waiting', agent: { slug: seated.slug } })
    expect(await join('practice')).toEqual(first)
    expect(await join('ranked')).toMatchObject({ state: 'flight-check', ticketId: null })
    expect(await join('ranked')).toMatchObject({ state: 'flight-check' })
    expect(await db.prisma.flightCheck.count()).toBe(1)
    expect(await jsonOf('POST /play/leave', await api.call('POST /play/leave', { as, body: {} }))).toEqual({
      left: 1,
    })
  })
})

describe('notices', () => {
  it('come until they are acknowledged', async () => {
    const seated = await withAgent()
    const { api, as, db, agentId } = seated
    const [early, late] = ['000000000000000a', '000000000000000b'] as const
    const store = async (id: string) =>
      db.prisma.agentNotice.create({
        data: {
          id,
          agentId,
          kind: 'check-done',
          params: { game: 'bid', passed: true, score: 1, version: 1 },
        },
      })
    const read = async (query: Record<string, string> = {}) =>
      (await jsonOf('GET /play/notices', await api.call('GET /play/notices', { as, query }))) as {
        items: { id: string }[]
        cursor: string | null
      }
    await store(late)
    expect(await read()).toMatchObject({ items: [{ id: late, passed: true }], cursor: late })
    // Stored late, with an older id.
    await store(early)
    expect((await read({ acknowledge: late })).items.map(({ id }) => id)).toEqual([early])
    expect(await read({ acknowledge: late })).toEqual({ items: [], cursor: null })
    const wrong = { acknowledge: 'abc' }
    expect((await api.call('GET /play/notices', { as, query: wrong })).status).toBe(400)
  })
})

describe('an agent without an owner', () => {
  const body = { name: 'Quick fox', languages: ['en'], description: 'Comes by itself.' }
  const register = async (api: ApiRig) => {
    const answer = await api.call('POST /play/register', { body })
    return (await jsonOf('POST /play/register', answer)) as { slug: string; token: string; claimUrl: string }
  }
  const joins = async (api: ApiRig, as: Asker, mode: string) =>
    api.call('POST /play/join', { as, body: { game: 'who-is-spy', language: 'en', mode } })

  it('registers itself, practises at once, and plays no ranked match', async () => {
    const api = await apiRig()
    await openSeason(api.db)
    const { slug, token, claimUrl } = await register(api)
    expect(claimUrl).toMatch(/^http.+\/account\/invitation#[\w-]{40,}$/)
    const as = { token }
    const ranked = await joins(api, as, 'ranked')
    expect([ranked.status, await ranked.text()]).toEqual([409, expect.stringContaining('claimUrl')])
    const practice = await joins(api, as, 'practice')
    expect(await jsonOf('POST /play/join', practice)).toMatchObject({ state: 'waiting', agent: { slug } })
    expect((await api.call('GET /play/turns', { as, query: { wait: '0' } })).status).toBe(204)
    // Its token opens nothing else.
    expect((await api.call('GET /me', { as })).status).toBe(403)
  })

  it('gets its token and its link once, and they are stored as hashes', async () => {
    const api = await apiRig()
    const { token, claimUrl } = await register(api)
    const secret = claimUrl.split('#')[1] ?? expect.fail('the link has no secret')
    const rows = await api.db.pool.query(
      `select row_to_json(t)::text as text from api_tokens t union all
       select row_to_json(i)::text from agent_invitations i union all select row_to_json(u)::text from users u`,
    )
    const stored = JSON.stringify(rows.rows)
    expect(stored).toContain('Unclaimed')
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(secret)
    expect(await invitationBy(api.db, secret)).toMatchObject({ name: 'Quick fox', owner: 'Unclaimed' })
  })

  it('needs a name that nobody has', async () => {
    const api = await apiRig()
    await register(api)
    const again = await api.call('POST /play/register', { body })
    expect(again.status).toBe(409)
  })
})
