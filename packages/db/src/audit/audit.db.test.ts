import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { changeRole, deleteUser } from '../doors/accounts.ts'
import { hideAgent, inTransaction, listAudit } from '../index.ts'
import { owner, registered } from '../testing/registered.ts'
import { auditActions, writeAudit } from './audit.ts'

it('the audit log gives the subject’s name, as long as the subject exists', async () => {
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

it('the audit log keeps the order of actions within one moment', async () => {
  const db = await freshDatabase()
  const deeds = auditActions.slice(0, 12)
  const ada = { id: 'ada', name: 'Ada' }
  await inTransaction(db, async (client) => {
    for (const action of deeds) await writeAudit(client, ada, { subject: 'user:mia', action })
  })
  const { items } = await listAudit(db, {})
  expect(items.map(({ action }) => action).toReversed()).toEqual(deeds)
})
