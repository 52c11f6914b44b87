import type { AgentId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { deleteUser } from '../../doors/accounts.ts'
import {
  addVersion,
  agentVersions,
  askHubAgain,
  claimHubQuestions,
  keepHubMakeUp,
  ownerAgent,
  readAgent,
  rollBack,
  updateAgent,
} from '../../doors/agents.ts'
import { hideAgent } from '../../index.ts'
import type { Database } from '../../index.ts'
import { newVault, registered, space, webhook } from '../../testing/registered.ts'

const onHub = {
  kind: 'hf-model',
  model: 'org/chat',
  provider: 'auto',
  token: 'hf_canary0123456789',
  strategy: { preset: 'plain' },
} as const
const said = { model: 'GPT of mine', harness: 'my loop', billions: 7.6, openWeights: false }
const madeOf = async (db: Database, agentId: AgentId) => (await readAgent(db, agentId))?.makeUp
const declared = <Value>(value: Value) => ({ value, from: 'declared' })
const fromHub = <Value>(value: Value) => ({ value, from: 'hub' })

describe('the declared make-up of an agent', () => {
  it('is shown as declared, and a change affects only its own fields', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, webhook)
    expect(await madeOf(db, agentId)).toMatchObject({ model: null, billions: null, openWeights: null })
    await updateAgent(db, agentId, { makeUp: said })
    await updateAgent(db, agentId, { makeUp: { harness: null, billions: 8 } })
    expect(await madeOf(db, agentId)).toEqual({
      model: declared('GPT of mine'),
      harness: null,
      library: null,
      billions: declared(8),
      openWeights: declared(false),
    })
    expect((await ownerAgent(db, agentId))?.declared).toEqual({ ...said, harness: null, billions: 8 })
  })

  it('belongs to a version: the next one inherits it, and a repeated one brings back its own', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, webhook)
    await updateAgent(db, agentId, { makeUp: said })
    const makeUp = { model: 'Another' }
    await addVersion(db, newVault(), agentId, { connector: webhook, note: '', makeUp })
    expect(await madeOf(db, agentId)).toMatchObject({ model: declared('Another'), billions: declared(7.6) })
    await rollBack(db, agentId, { number: 1, note: '' })
    const { items } = await agentVersions(db, agentId)
    expect(items.map((version) => version.makeUp.model?.value)).toEqual([
      'GPT of mine',
      'Another',
      'GPT of mine',
    ])
  })

  it('has no texts of its owner while a moderator hides them, or after the owner is gone', async () => {
    const db = await freshDatabase()
    const { agentId, ownerId } = await registered(db, webhook)
    await updateAgent(db, agentId, { makeUp: said })
    await hideAgent(db, { id: ownerId, name: 'Mod' }, agentId, 'Rude.')
    await updateAgent(db, agentId, { makeUp: { model: 'Ruder' } })
    expect(await madeOf(db, agentId)).toMatchObject({ model: null, harness: null, billions: declared(7.6) })
    await deleteUser(db, ownerId)
    const versions = await db.prisma.agentVersion.findMany({ where: { agentId } })
    expect(JSON.stringify(versions)).not.toMatch(/GPT of mine|my loop|Ruder/)
  })
})

describe('the make-up from the Hub', () => {
  const hub = { model: 'org/chat', library: 'transformers', openWeights: true }

  it('takes precedence over the declared one, which fills its gaps', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, onHub)
    expect(await madeOf(db, agentId)).toMatchObject({ model: { value: 'org/chat', from: 'settings' } })
    await updateAgent(db, agentId, { makeUp: said })
    const [question] = await claimHubQuestions(db, 4)
    expect(question?.repository).toEqual({ kind: 'model', id: 'org/chat' })
    await keepHubMakeUp(db, question?.versionId ?? '', hub)
    expect(await madeOf(db, agentId)).toEqual({
      model: fromHub('org/chat'),
      harness: declared('my loop'),
      library: fromHub('transformers'),
      billions: declared(7.6),
      openWeights: fromHub(true),
    })
    await keepHubMakeUp(db, question?.versionId ?? '', null)
    expect(await madeOf(db, agentId)).toMatchObject({ model: declared('GPT of mine'), library: null })
  })

  it('from the card of a Space is private until its owner publishes the Space', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, space)
    const [question] = await claimHubQuestions(db, 4)
    expect(question?.repository).toEqual({ kind: 'space', id: space.space })
    await keepHubMakeUp(db, question?.versionId ?? '', hub)
    expect(await madeOf(db, agentId)).toMatchObject({ model: null, openWeights: null })
    await updateAgent(db, agentId, { published: true })
    expect(await madeOf(db, agentId)).toMatchObject({ model: fromHub('org/chat') })
  })

  it('is asked for once a week for each newest version, and again in an hour after a failure', async () => {
    const db = await freshDatabase()
    await registered(db, webhook)
    const { agentId } = await registered(db, onHub)
    const [[question], none] = [await claimHubQuestions(db, 4), await claimHubQuestions(db, 4)]
    expect(none).toEqual([])
    await askHubAgain(db, question?.versionId ?? '')
    expect(await claimHubQuestions(db, 4)).toEqual([])
    await db.pool.query(`update agent_versions set hub_asked_at = hub_asked_at - interval '61 minutes'`)
    expect(await claimHubQuestions(db, 4)).toEqual([question])
    await addVersion(db, newVault(), agentId, { connector: onHub, note: '' })
    const [next] = await claimHubQuestions(db, 4)
    expect(next?.versionId).not.toBe(question?.versionId)
    expect(next?.repository).toEqual(question?.repository)
  })
})
