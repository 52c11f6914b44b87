import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  endEarlierToken,
  ownerAgent,
  readAgent,
  readAvatar,
  removeAvatar,
  removeToken,
  replaceToken,
  retireAgent,
  saveAvatar,
  setOnline,
} from '../../doors/agents.ts'
import { currentTickets, openTicket } from '../../doors/matches.ts'
import { forgetEarlierSecrets, openSecret } from '../../index.ts'
import { canary, model, registered, webhook } from '../../testing/registered.ts'
import { openSeason } from '../../testing/settled.ts'

describe('a token', () => {
  it('is replaced without there being another version', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db, webhook)
    expect(
      await replaceToken(db, vault, agentId, { token: 'another long secret', earlierValidMs: 0 }),
    ).toEqual({ ok: true })
    const opened = await openSecret(db, vault, { agentId, place: 'webhook' })
    expect(opened).toEqual({ kind: 'open', secret: 'another long secret' })
    expect(await readAgent(db, agentId)).toMatchObject({ version: 1 })
  })

  it('that was replaced is valid beside the new one until its time is over, or it is ended', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db, webhook)
    const of = { agentId, place: 'webhook' }
    const second = { token: 'the second long secret', earlierValidMs: 60_000 }
    expect(await replaceToken(db, vault, agentId, second)).toEqual({ ok: true })
    expect(await openSecret(db, vault, of)).toEqual({ kind: 'open', secret: second.token, earlier: canary })
    const until = (await ownerAgent(db, agentId))?.connector?.earlierTokenUntil
    expect(Math.abs(Date.parse(until ?? '') - Date.now() - 60_000)).toBeLessThan(10_000)

    const third = { token: 'the third long secret', earlierValidMs: 60_000 }
    await replaceToken(db, vault, agentId, third)
    expect(await openSecret(db, vault, of)).toMatchObject({ secret: third.token, earlier: second.token })
    await db.pool.query(`update earlier_secrets set valid_until = now() - interval '1 second'`)
    expect(await openSecret(db, vault, of)).toEqual({ kind: 'open', secret: third.token })
    await forgetEarlierSecrets(db)
    expect((await db.pool.query('select 1 from earlier_secrets')).rowCount).toBe(0)

    await replaceToken(db, vault, agentId, second)
    expect(await endEarlierToken(db, agentId)).toEqual({ ok: true })
    expect(await openSecret(db, vault, of)).toEqual({ kind: 'open', secret: second.token })
    expect((await ownerAgent(db, agentId))?.connector?.earlierTokenUntil).toBeUndefined()
  })

  it('that signs is not short, and an agent that dials in has none', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db, webhook)
    const short = { token: 'short', earlierValidMs: 0 }
    expect(await replaceToken(db, vault, agentId, short)).toEqual({ ok: false, reason: 'token-too-short' })
    const dialling = await registered(db, { kind: 'outbound' }, 'Dialler')
    const long = { token: 'a secret long enough', earlierValidMs: 0 }
    expect(await replaceToken(db, vault, dialling.agentId, long)).toEqual({
      ok: false,
      reason: 'takes-no-token',
    })
  })

  it('that is removed takes an agent that needs it offline and out of the queue', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const { agentId } = await registered(db, webhook)
    await setOnline(db, agentId, { online: true })
    await openTicket(db, { agentId, seasonId, mode: 'practice', language: 'en' })
    expect(await removeToken(db, agentId)).toEqual({ ok: true })
    const agent = await ownerAgent(db, agentId)
    expect(agent).toMatchObject({ online: false, connector: { hasToken: false } })
    expect(await currentTickets(db, agentId)).toMatchObject([{ state: 'left', reason: 'agent-offline' }])
  })

  it('that is removed leaves all other agents online', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, model)
    await setOnline(db, agentId, { online: true })
    await removeToken(db, agentId)
    expect(await ownerAgent(db, agentId)).toMatchObject({ online: true, connector: { hasToken: false } })
  })

  it('of a retired agent cannot be given', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db, model)
    await retireAgent(db, agentId)
    expect(await replaceToken(db, vault, agentId, { token: 'x', earlierValidMs: 0 })).toEqual({
      ok: false,
      reason: 'retired',
    })
  })
})

describe('a picture', () => {
  it('is shown until it is removed, or a moderator hides it', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    expect(await readAvatar(db, agentId)).toBeUndefined()
    await saveAvatar(db, agentId, new Uint8Array([1]))
    await saveAvatar(db, agentId, new Uint8Array([2]))
    expect([...((await readAvatar(db, agentId)) ?? [])]).toEqual([2])
    await db.pool.query(`update agents set hidden_for = 'not nice'`)
    expect(await readAvatar(db, agentId)).toBeUndefined()
    await db.pool.query(`update agents set hidden_for = null`)
    await removeAvatar(db, agentId)
    expect(await readAvatar(db, agentId)).toBeUndefined()
  })
})
