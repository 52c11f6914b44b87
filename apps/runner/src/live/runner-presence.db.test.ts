import { advisoryLockSpaces } from '@wis/db'
import type { Database } from '@wis/db'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../operations/log.ts'
import { cutLines } from '../testing/lab-rows.ts'
import { until } from '../testing/until.ts'
import { createRunnerPresence } from './runner-presence.ts'
import type { RunnerPresence } from './runner-presence.ts'

/** A runner's view of the others, and the number of times it has come back to them. */
async function runner({ url }: Database) {
  const counted = { returns: 0 }
  const onReturn = () => void (counted.returns += 1)
  const presence = createRunnerPresence({ url, log: createLog(() => undefined), onReturn })
  await presence.start()
  onTestFinished(() => presence.stop())
  return { presence, counted }
}

/** It is in again within milliseconds, so every one of them is looked at. */
async function lossOf(presence: RunnerPresence): Promise<void> {
  while (presence.isAlone()) await new Promise(setImmediate)
}

describe('a runner', () => {
  it('is alone until another has come, and again when that has gone', async () => {
    const db = await freshDatabase()
    const { presence: first } = await runner(db)
    expect(first.isAlone()).toBe(true)
    const { presence: second } = await runner(db)
    expect([first.isAlone(), second.isAlone()]).toEqual([false, false])
    await second.stop()
    await until('solitude', async () => first.isAlone())
  })

  it('on another database does not count', async () => {
    const { presence: first } = await runner(await freshDatabase())
    const { presence: second } = await runner(await freshDatabase())
    expect([first.isAlone(), second.isAlone()]).toEqual([true, true])
  })

  it('that has lost its connection says so once the others can see it again', async () => {
    const db = await freshDatabase()
    const { presence, counted } = await runner(db)
    const lost = lossOf(presence)
    await cutLines(db, advisoryLockSpaces.presence)
    await lost
    await until('its return', async () => counted.returns === 1)
    expect(presence.isAlone()).toBe(true)
  })
})
