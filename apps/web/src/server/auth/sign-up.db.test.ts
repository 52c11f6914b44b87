import { readCredentials } from '@wis/db/accounts'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { ada, from, here, withAda } from '../../testing/ada.ts'
import { authenticate } from './authenticate.ts'
import { openAccount } from './open-account.ts'

describe('a visitor who signs up', () => {
  it('with an address that is taken gets the usual answer, and changes nothing', async () => {
    const { db } = await withAda()
    expect(await openAccount(db, { ...ada, password: 'another password' }, here)).toBe('done')
    expect(await authenticate(db, ada, from(here.address))).toMatchObject({ ok: true })
    expect(
      await authenticate(db, { ...ada, password: 'another password' }, from(here.address)),
    ).toMatchObject({
      ok: false,
    })
  })

  it('too often from one address has to wait', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    const answers = []
    for (let n = 0; n < 21; n++)
      answers.push(await openAccount(db, { ...ada, email: `${n}@example.org` }, here))
    expect(answers.filter((answer) => answer === 'throttled')).toHaveLength(1)
  })
})

it('the first account, and only the first, becomes the admin if the installation has that rule', async () => {
  const db = await freshDatabase()
  await openAccount(db, ada, { ...here, firstIsAdmin: true })
  await openAccount(db, { ...ada, email: 'second@example.org' }, { ...here, firstIsAdmin: true })
  const roles = await Promise.all(
    [ada.email, 'second@example.org'].map(async (email) => (await readCredentials(db, email))?.user.role),
  )
  expect(roles).toEqual(['admin', 'member'])
})
