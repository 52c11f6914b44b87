import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
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
import { latestTicket, openTicket } from '../../doors/matches.ts'
import { openSecret } from '../../index.ts'
import { openSeason } from '../../testing/dealt.ts'
import { model, registered, webhook } from '../../testing/registered.ts'

describe('a token', () => {
  it('is replaced without there being another version', async () => {
    const db = await freshDatabase()
    const { agentId, vault } = await registered(db, webhook)
    expect(await replaceToken(db, vault, agentId, 'another long secret')).toEqual({ ok: true })
    const opened = await openSecret(db, vault, { agentId, place: 'webhook' })
    expect(opened).toEqual({ kind: 'open', secret: 'another long secret' })
    expect(await readAgent(db, agentId)).toMatchObject({ version: 1 })
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
    expect(await latestTicket(db, agentId)).toMatchObject({ state: 'left', reason: 'agent-offline' })
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
    expect(await replaceToken(db, vault, agentId, 'x')).toEqual({ ok: false, reason: 'retired' })
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
