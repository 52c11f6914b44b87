import type { Clock } from '@wis/agents'
import { leftBehind } from '@wis/db'
import type { FetchOptions, JobWithMetadata } from 'pg-boss'
import { expect, it } from 'vitest'
import { createLog } from '../operations/log.ts'
import { JobLoop } from './job-loop.ts'
import type { JobBody } from './job-loop.ts'

/** The steps of a loop that finds as many jobs as it asks for, until it asks no more. No job ends before the loop. */
async function stepsOf(atOnce: number): Promise<readonly string[]> {
  const steps: string[] = []
  let rested: () => void = () => {}
  const atRest = new Promise<void>((resolve) => (rested = resolve))
  const clock: Clock = {
    now: () => new Date(0),
    pause: (ms, signal) =>
      new Promise((resolve) => {
        if (ms === pollMs) steps.push('pause')
        if (steps.at(-1) === 'pause' && steps.at(-2) === 'pause') rested()
        if (ms === pollMs || signal?.aborted) setImmediate(resolve)
        else signal?.addEventListener('abort', () => resolve())
      }),
  }
  let end: () => void = () => {}
  const over = new Promise<void>((resolve) => (end = resolve))
  const settled = async () => ({ jobs: [], requested: 0, affected: 0, settled: [], updated: 0 })
  const loop = new JobLoop({
    boss: { complete: settled, fail: settled, touch: settled, update: settled },
    clock,
    log: createLog(() => undefined),
    queue: 'match',
    atOnce,
    pollMs,
    take: async ({ batchSize = 1, minPriority }: FetchOptions) => {
      steps.push(minPriority === leftBehind ? `${batchSize} left behind` : `${batchSize} of any`)
      return Array.from({ length: batchSize }, (_, place) => jobCalled(`${steps.length}/${place}`))
    },
    run: () => over,
    ended: async () => undefined,
  })
  await loop.start()
  await atRest
  end()
  await loop.stop()
  return steps.slice(0, steps.lastIndexOf('pause') - 1)
}

const pollMs = 250

const jobCalled = (id: string) => ({ id, retryCount: 0, data: { key: id } }) as JobWithMetadata<JobBody>

const countOf = (steps: readonly string[]) =>
  steps.map((step) => Number.parseInt(step, 10) || 0).reduce((sum, count) => sum + count, 0)

it('a full runner takes a part of what has lost its runner, and leaves the others time for the rest', async () => {
  const steps = await stepsOf(10)
  expect(steps.slice(0, 6)).toEqual([
    '10 of any',
    '5 left behind',
    'pause',
    '5 left behind',
    'pause',
    '5 left behind',
  ])
})

it.each([
  [10, 210],
  [300, 600],
  [0, 0],
])('a runner with room for %i jobs has never more than %i in hand', async (atOnce, most) => {
  expect(countOf(await stepsOf(atOnce))).toBe(most)
})
