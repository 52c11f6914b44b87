import { createOutboundAgent } from '@wis/agents'
import { newId } from '@wis/db'
import type { Database } from '@wis/db'
import { revokeToken } from '@wis/db/accounts'
import { answerTurn, setOnline } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import type { AgentFromServer, AgentRequest, AgentToServer } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { io } from 'socket.io-client'
import type { Socket } from 'socket.io-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { asked as request, dial, outboundAgent, station } from '../testing/outbound-agents.ts'
import { until } from '../testing/until.ts'

const never = new AbortController().signal

const onlineOf = async (db: Database, id: AgentId) =>
  (await db.prisma.agent.findUniqueOrThrow({ where: { id } })).online

describe('an agent that has dialled in', () => {
  it('is asked by any runner that plays its match', async () => {
    const db = await freshDatabase()
    const [dialled, playing] = [await station(db), await station(db)]
    const { agentId, slug, token } = await outboundAgent(db)
    const agent = createOutboundAgent(playing.outbound.lineTo(agentId))
    const phone = dial(dialled.url, { agent: slug, token })
    expect(await phone.until('agent.welcome')).toMatchObject({
      protocol: 'wis/1',
      agent: { id: agentId, slug },
    })
    expect(await agent.prepare(never)).toEqual({ ready: true })
    const asked = request()
    const reply = agent.reply(asked, never)
    const { id, request: seen } = await phone.until('turn.ask')
    expect(seen).toEqual(asked)
    phone.say({ id, speech: 'It is hot.', reasoning: 'So.', beliefs: { 'Player 2': 0.4 } })
    expect(await reply).toMatchObject({
      ok: true,
      text: 'It is hot.',
      reasoning: 'So.',
      beliefs: { 'Player 2': 0.4 },
    })
  })

  it('may answer as many turns as it is asked, however fast they come', async () => {
    const db = await freshDatabase()
    const { outbound, url } = await station(db)
    const { agentId, token } = await outboundAgent(db)
    const phone = dial(url, { agent: agentId, token })
    await phone.until('agent.welcome')
    const agent = createOutboundAgent(outbound.lineTo(agentId))
    for (let turn = 1; turn <= 70; turn++) {
      const reply = agent.reply(request({ matchId: `match ${turn}` }), never)
      phone.say({ id: (await phone.until('turn.ask', turn))['id'], speech: `Answer ${turn}.` })
      expect(await reply).toMatchObject({ ok: true, text: `Answer ${turn}.` })
    }
    expect(phone.said.filter(({ type }) => type === 'agent.goodbye')).toEqual([])
  })

  it('plays several matches at once and answers in any order', async () => {
    const db = await freshDatabase()
    const { outbound, url } = await station(db)
    const { agentId, token } = await outboundAgent(db)
    const phone = dial(url, { agent: agentId, token })
    await phone.until('agent.welcome')
    const agent = createOutboundAgent(outbound.lineTo(agentId))
    const replies = ['a', 'b', 'c'].map((matchId) => agent.reply(request({ matchId }), never))
    await phone.until('turn.ask', 3)
    for (const ask of phone.said.filter(({ type }) => type === 'turn.ask').toReversed())
      phone.say({ id: ask['id'], speech: `of ${(ask['request'] as AgentRequest).matchId}` })
    expect((await Promise.all(replies)).map((reply) => reply.ok && reply.text)).toEqual([
      'of a',
      'of b',
      'of c',
    ])
  })

  it('goes on at another runner when its own goes away', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    const [first, second, playing] = [await station(db), await station(db), await station(db)]
    const { agentId, token } = await outboundAgent(db)
    const phone = dial(first.url, { agent: agentId, token })
    await phone.until('agent.welcome')
    const reply = createOutboundAgent(playing.outbound.lineTo(agentId)).reply(request(), never)
    const before = await phone.until('turn.ask')
    await first.stop()
    expect(await phone.until('agent.goodbye')).toMatchObject({ reason: 'away' })
    const again = dial(second.url, { agent: agentId, token })
    const after = await again.until('turn.ask')
    expect(after['id']).toBe(before['id'])
    again.say({ type: 'turn.answer', id: after['id'], speech: 'Here I am.' })
    expect(await reply).toMatchObject({ ok: true, text: 'Here I am.' })
  })

  it('has one turn for one question, and a runner that takes a match over finds the answer', async () => {
    const db = await freshDatabase()
    const [dead, next] = [await station(db), await station(db)]
    const { agentId } = await outboundAgent(db)
    const over = new AbortController()
    void createOutboundAgent(dead.outbound.lineTo(agentId)).reply(request(), over.signal)
    const turns = () => db.prisma.outboundTurn.findMany()
    await until('the turn', async () => (await turns()).length === 1)
    const [{ id: turnId } = { id: '' }] = await turns()
    expect(await answerTurn(db, { turnId, agentId, answer: '{"speech":"Still here."}' })).toBe(true)
    const later = request({
      turn: { kind: 'speech', round: 1, limit: 400, deadline: new Date(Date.now() + 60_000).toISOString() },
    })
    const reply = await createOutboundAgent(next.outbound.lineTo(agentId)).reply(later, never)
    expect(reply).toMatchObject({ ok: true, text: 'Still here.' })
    expect((await turns()).map(({ id }) => id)).toEqual([turnId])
    over.abort()
  })

  it('has one connection that counts: the newest, at any runner', async () => {
    const db = await freshDatabase()
    const [first, second] = [await station(db), await station(db)]
    const { agentId, token } = await outboundAgent(db)
    const older = dial(first.url, { agent: agentId, token })
    await older.until('agent.welcome')
    const newer = dial(second.url, { agent: agentId, token })
    expect(await older.until('agent.goodbye')).toMatchObject({ reason: 'replaced' })
    await older.closed
    const reply = createOutboundAgent(first.outbound.lineTo(agentId)).reply(request(), never)
    newer.say({ id: (await newer.until('turn.ask'))['id'], speech: 'Only me.' })
    expect(await reply).toMatchObject({ ok: true, text: 'Only me.' })
  })

  it('is online while it is connected, and a moment longer', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    const { url } = await station(db)
    const { agentId, token } = await outboundAgent(db)
    const phone = dial(url, { agent: agentId, token })
    await phone.until('agent.welcome')
    expect(await onlineOf(db, agentId)).toBe(true)
    phone.hangUp()
    await phone.closed
    expect(await onlineOf(db, agentId)).toBe(true)
    await db.pool.query(`update agent_links set lost_at = now() - interval '1 hour'`)
    await until('being offline', async () => !(await onlineOf(db, agentId)))
    expect(await setOnline(db, agentId, { online: true })).toEqual({ ok: false, reason: 'not-connected' })
  })

  it('stays offline after the platform took it offline, even if it dials in again', async () => {
    const db = await freshDatabase()
    const { url } = await station(db)
    const { agentId, token } = await outboundAgent(db)
    await db.prisma.agent.update({ where: { id: agentId }, data: { offlineReason: 'too-many-faults' } })
    await dial(url, { agent: agentId, token }).until('agent.welcome')
    expect(await onlineOf(db, agentId)).toBe(false)
  })

  it('is cut off once its token is revoked', async () => {
    const db = await freshDatabase()
    const { url } = await station(db)
    const { agentId, token } = await outboundAgent(db)
    const phone = dial(url, { agent: agentId, token })
    await phone.until('agent.welcome')
    const { id } = await db.prisma.apiToken.findFirstOrThrow()
    await revokeToken(db, id)
    expect(await phone.until('agent.goodbye')).toMatchObject({ reason: 'revoked' })
    await phone.closed
  })

  it('may also dial in over socket.io', async () => {
    const db = await freshDatabase()
    const { outbound, url } = await station(db)
    const { agentId, slug, token } = await outboundAgent(db)
    const options = { addTrailingSlash: false, transports: ['websocket'], auth: { agent: slug, token } }
    const socket: Socket<AgentFromServer, AgentToServer> = io(url.replace('ws:', 'http:'), options)
    onTestFinished(() => void socket.close())
    socket.on('turn.ask', ({ id }) => socket.emit('turn.answer', { id, speech: 'By events.' }))
    await new Promise((resolve) => socket.once('agent.welcome', resolve))
    const agent = createOutboundAgent(outbound.lineTo(agentId))
    expect(await agent.reply(request(), never)).toMatchObject({ ok: true, text: 'By events.' })
  })

  it(
    'is told of a message that is nested too deeply, and cut off for one with bytes in it',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const { url } = await station(db)
      const { slug, token } = await outboundAgent(db)
      const options = { addTrailingSlash: false, transports: ['websocket'], reconnection: false }
      const socket = io(url.replace('ws:', 'http:'), { ...options, auth: { agent: slug, token } })
      onTestFinished(() => void socket.close())
      const next = (event: string) => new Promise((resolve) => socket.once(event, resolve))
      await next('agent.welcome')
      const trouble = next('agent.trouble')
      const beliefs = JSON.parse('['.repeat(100) + ']'.repeat(100)) as unknown
      socket.emit('turn.answer', { id: 'x', speech: 'Deep.', beliefs })
      expect(await trouble).toEqual({ message: 'nested too deeply: at most 64 levels' })
      const cutOff = next('disconnect')
      socket.emit('turn.answer', { id: 'x', speech: Buffer.from('bytes') })
      expect(await cutOff).toBe('transport close')
    },
  )
})

describe('a turn of an agent that dials in', () => {
  it('is over at its limit, and a later answer has no effect', async () => {
    const db = await freshDatabase()
    const { outbound, url } = await station(db)
    const { agentId, token } = await outboundAgent(db)
    const phone = dial(url, { agent: agentId, token })
    await phone.until('agent.welcome')
    const deadline = new Date(Date.now() + 500).toISOString()
    const turn = { kind: 'speech' as const, round: 1, limit: 400, deadline }
    const reply = await createOutboundAgent(outbound.lineTo(agentId)).reply(request({ turn }), never)
    expect(reply).toMatchObject({ ok: false, failure: 'timeout', verdict: 'agent' })
    const { id } = await phone.until('turn.ask')
    await phone.until('turn.over')
    phone.say({ id, speech: 'Too late.' })
    await phone.until('turn.over', 2)
    expect(await db.prisma.outboundTurn.count()).toBe(0)
  })

  it(
    'without an answer because no agent is connected is the fault of no connection',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const { outbound } = await station(db)
      const { agentId } = await outboundAgent(db)
      const agent = createOutboundAgent(outbound.lineTo(agentId))
      expect(await agent.prepare(never)).toMatchObject({ ready: false, verdict: 'asleep' })
      const reply = await agent.reply(request(), never)
      expect(reply).toMatchObject({ ok: false, failure: 'unreachable', verdict: 'asleep' })
    },
  )

  it('survives a crash of the database server that empties its table', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    const { outbound, url } = await station(db)
    const { agentId, token } = await outboundAgent(db)
    const phone = dial(url, { agent: agentId, token })
    await phone.until('agent.welcome')
    const reply = createOutboundAgent(outbound.lineTo(agentId)).reply(request(), never)
    const { id } = await phone.until('turn.ask')
    await db.pool.query('delete from outbound_turns')
    await until('the turn to be there again', async () => (await db.prisma.outboundTurn.count()) === 1)
    phone.say({ id, speech: 'Still here.' })
    expect(await reply).toMatchObject({ ok: true, text: 'Still here.' })
  })

  it('cannot be answered by another agent, or twice', async () => {
    const db = await freshDatabase()
    const { outbound, url } = await station(db)
    const [asked, other] = [await outboundAgent(db), await outboundAgent(db, 'Wolf')]
    const [phone, stranger] = [asked, other].map(({ agentId: agent, token }) => dial(url, { agent, token }))
    await Promise.all([phone?.until('agent.welcome'), stranger?.until('agent.welcome')])
    const reply = createOutboundAgent(outbound.lineTo(asked.agentId)).reply(request(), never)
    const id = (await phone?.until('turn.ask'))?.['id']
    stranger?.say({ id, speech: 'Not mine.' })
    await stranger?.until('turn.over')
    phone?.say({ id, speech: 'First.' })
    phone?.say({ id, speech: 'Second.' })
    expect(await reply).toMatchObject({ ok: true, text: 'First.' })
  })
})

describe('a caller is refused', () => {
  it.each([
    ['with a token that nobody knows', { token: 'wis_unknown' }, 'not known'],
    ['for an agent that is not its owner’s', { agent: 'somebody-else' }, 'no such agent'],
    ['without saying who it is', { agent: 7 }, 'must hold'],
  ])('%s', async (_, change, why) => {
    const db = await freshDatabase()
    const { url } = await station(db)
    const { slug, token } = await outboundAgent(db)
    const phone = dial(url, { agent: slug, token, ...change })
    expect(await phone.until('agent.goodbye')).toMatchObject({
      reason: 'refused',
      message: expect.stringContaining(why) as string,
    })
    await phone.closed
  })

  it('for a token that was made for another use', async () => {
    const db = await freshDatabase()
    const { url } = await station(db)
    const { slug, token } = await outboundAgent(db)
    await db.prisma.apiToken.updateMany({ data: { scopes: ['read', 'agents:write'] } })
    const { message } = await dial(url, { agent: slug, token }).until('agent.goodbye')
    expect(message).toContain('agents:connect')
  })

  it('for dialling in too often', async () => {
    const db = await freshDatabase()
    const { url } = await station(db)
    const { agentId, slug, token } = await outboundAgent(db)
    await db.pool.query(`insert into rate_limits values ($1, now() + interval '1 minute')`, [
      `dial ${agentId}`,
    ])
    const { message } = await dial(url, { agent: slug, token }).until('agent.goodbye')
    expect(message).toContain('connections within a minute')
  })
})

it('may dial an address that ends with a slash', async () => {
  const db = await freshDatabase()
  const { url } = await station(db)
  const { agentId, token } = await outboundAgent(db)
  await dial(`${url}/`, { agent: agentId, token }).until('agent.welcome')
})

describe('nonsense on the line', () => {
  it.each([
    ...['not JSON', '7', 'null', '[]', '{}', '{"id":7}', `{"id":"${'x'.repeat(99)}"}`],
    ...['{"id":"\\u0000"}', '{"id":"x","speech":"\\ud83d"}'],
  ])('such as %s is answered, and harms nothing', async (nonsense) => {
    const db = await freshDatabase()
    const { outbound, url } = await station(db)
    const { agentId, token } = await outboundAgent(db)
    const phone = dial(url, { agent: agentId, token })
    await phone.until('agent.welcome')
    phone.say(nonsense)
    await phone.until('agent.trouble')
    const reply = createOutboundAgent(outbound.lineTo(agentId)).reply(request(), never)
    phone.say({ id: (await phone.until('turn.ask'))['id'], speech: 'All the same.' })
    expect(await reply).toMatchObject({ ok: true, text: 'All the same.' })
  })

  it('that is no JSON is told so, before and after the hello', async () => {
    const db = await freshDatabase()
    const { url } = await station(db)
    const { agentId, token } = await outboundAgent(db)
    const phone = dial(url, { agent: agentId, token })
    await phone.until('agent.welcome')
    phone.say('{"id":"x", speech}')
    expect(await phone.until('agent.trouble')).toMatchObject({
      message: 'this message is not valid JSON: send one JSON object a message',
    })
    const { message } = await dial(url, '{"agent":').until('agent.goodbye')
    expect(message).toBe('this message is not valid JSON: send one JSON object a message')
  })

  it('of more than 64 KiB, or too much of it, ends the connection', async () => {
    const db = await freshDatabase()
    const { url } = await station(db)
    const { agentId, token } = await outboundAgent(db)
    const huge = dial(url, { agent: agentId, token })
    await huge.until('agent.welcome')
    huge.say({ id: newId(), speech: 'x'.repeat(64 * 1024) })
    expect(await huge.until('agent.trouble')).toMatchObject({ message: 'a message has 64 KiB at most' })
    await huge.closed
    const endless = dial(url, { agent: agentId, token })
    await endless.until('agent.welcome')
    endless.say({ id: newId(), speech: 'x'.repeat(256 * 1024) })
    await endless.closed
    const chatty = dial(url, { agent: agentId, token })
    await chatty.until('agent.welcome')
    for (let message = 0; message < 70; message++) chatty.say('{}')
    expect(await chatty.until('agent.goodbye')).toMatchObject({ reason: 'too-much' })
  })

  it.each([{ speech: 7 }, { vote: 'Player 2' }, {}, { speech: null, id: undefined }])(
    'in an answer, such as %j, is a malformed answer at once',
    async (answer) => {
      const db = await freshDatabase()
      const { outbound, url } = await station(db)
      const { agentId, token } = await outboundAgent(db)
      const phone = dial(url, { agent: agentId, token })
      await phone.until('agent.welcome')
      const reply = createOutboundAgent(outbound.lineTo(agentId)).reply(request(), never)
      const { id } = await phone.until('turn.ask')
      phone.say({ ...answer, id })
      expect(await reply).toMatchObject({ ok: false, failure: 'malformed', verdict: 'agent' })
    },
  )
})
