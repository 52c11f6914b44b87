import type { Clock } from '@wis/agents'
import { advisoryLockSpaces } from '@wis/db'
import type { Database } from '@wis/db'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../operations/log.ts'
import { cutLines } from '../testing/cut-lines.ts'
import { createReaper } from './reaper.ts'

/** A clock that stands still between beats until it is told to go on. */
function stepped() {
  let go: () => void = () => {}
  let rests: () => void = () => {}
  let atRest = new Promise<void>((resolve) => (rests = resolve))
  const clock: Clock = {
    now: () => new Date(0),
    pause: (_, signal) =>
      new Promise((resolve) => {
        go = resolve
        signal?.addEventListener('abort', () => resolve())
        rests()
      }),
  }
  const beat = async () => {
    await atRest
    atRest = new Promise<void>((resolve) => (rests = resolve))
    go()
    await atRest
  }
  return { clock, beat }
}

/** A runner's reaper that beats when it is told to, and the jobs it has given back. */
async function reaper({ url }: Database) {
  const { clock, beat } = stepped()
  const givenBack: string[] = []
  const service = createReaper({
    url,
    clock,
    log: createLog(() => undefined),
    giveBack: async (_, jobId) => void givenBack.push(jobId),
    onTakenOver: () => undefined,
  })
  await service.start()
  onTestFinished(() => service.stop())
  return { beat, givenBack, begun: service.begun }
}

const job = '00000000-0000-4000-8000-000000000001'
const cutLifeLines = (db: Database) => cutLines(db, advisoryLockSpaces.life)

describe('a job in the hands of a runner', () => {
  it('is given back by another once that runner has been without its lock twice running', async () => {
    const db = await freshDatabase()
    const dying = await reaper(db)
    await dying.begun('match', [job])
    await cutLifeLines(db)
    const other = await reaper(db)
    await other.beat()
    expect(other.givenBack).toEqual([job])
    await other.beat()
    expect(other.givenBack).toEqual([job])
  })

  it('stays there when every runner has lost its connection for a moment', async () => {
    const db = await freshDatabase()
    const [one, two] = [await reaper(db), await reaper(db)]
    await one.begun('match', [job])
    await cutLifeLines(db)
    await two.beat()
    await one.beat()
    await two.beat()
    await one.beat()
    expect([...one.givenBack, ...two.givenBack]).toEqual([])
  })
})
