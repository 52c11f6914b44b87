import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { changeRole, deleteUser, hideAgent, listAudit } from '../index.ts'
import { owner, registered } from '../testing/registered.ts'

it('the audit log calls what something was done to by its name, as long as it is there', async () => {
  const db = await freshDatabase()
  const [admin, mia] = [await owner(db, 'Ada'), await owner(db, 'Mia')]
  const { agentId, slug } = await registered(db)
  const actor = { id: admin, name: 'Ada' }
  await changeRole(db, actor, mia, 'organizer')
  await hideAgent(db, actor, agentId, 'An insult.')
  const about = async () => (await listAudit(db, {})).items.map((row) => row.about)
  expect(await about()).toMatchObject([
    { kind: 'agent', slug },
    { kind: 'user', name: 'Mia', slug: null },
  ])
  await deleteUser(db, mia)
  expect(await about()).toMatchObject([{ kind: 'agent' }, null])
})
