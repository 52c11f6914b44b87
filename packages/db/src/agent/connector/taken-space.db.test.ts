import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { addVersion, registerAgent, retireAgent } from '../../doors/agents.ts'
import { newVault, owner, registered, space } from '../../testing/registered.ts'

const moved = { kind: 'hf-space', space: 'someone/other' } as const
const named = { languages: ['en' as const], description: '', connector: { ...space, space: 'SOMEONE/Agent' } }

it('a Space plays as one agent at a time, whichever owner registers it', async () => {
  const db = await freshDatabase()
  const { agentId, ownerId, vault } = await registered(db, space)
  const again = (who: string) => registerAgent(db, vault, who, { name: 'Again', ...named })
  expect(await again(ownerId)).toEqual({ ok: false, reason: 'space-in-use' })
  expect(await again(await owner(db))).toEqual({ ok: false, reason: 'space-of-another' })
  await retireAgent(db, agentId)
  expect(await again(await owner(db))).toMatchObject({ ok: true })
})

it('a Space stays with an agent whose newer version has left it, because the older one may still be played', async () => {
  const db = await freshDatabase()
  const { agentId, vault } = await registered(db, space)
  expect(await addVersion(db, vault, agentId, { connector: moved, note: '' })).toMatchObject({ ok: true })
  expect(await addVersion(db, vault, agentId, { connector: space, note: '' })).toMatchObject({ ok: true })
  const other = await registered(db, { ...space, space: 'else/where' }, 'Other')
  const taken = await addVersion(db, other.vault, other.agentId, { connector: moved, note: '' })
  expect(taken).toEqual({ ok: false, reason: 'space-of-another' })
})

it('two simultaneous registrations of a Space give it to one agent', async () => {
  const db = await freshDatabase()
  const owners = await Promise.all([owner(db, 'a'), owner(db, 'b')])
  const all = await Promise.all(
    owners.map((who) => registerAgent(db, newVault(), who, { name: 'Fox', ...named })),
  )
  expect(all.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})
