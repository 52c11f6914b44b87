import { expect, it } from 'vitest'
import { createMakingQueue } from './making-queue.ts'
import type { Making } from './making-queue.ts'
import type { Answers, Job, Progress, Workshop } from './making/job.ts'

type Made = NonNullable<Answers['season']>

const made = (fresh: number) => ({ fresh }) as unknown as Made

interface Order {
  readonly job: Job
  tell(progress: Progress): void
  finish(answer: Answers['season']): void
  fail(error: Error): void
}

/** A workshop that makes nothing until the test tells it to. */
function patientWorkshop() {
  const orders: Order[] = []
  const workshop: Workshop = {
    run: (job, tell = () => undefined) =>
      new Promise((resolve, reject) => {
        // This test asks only for files of a season.
        orders.push({ job, tell, finish: resolve as Order['finish'], fail: reject })
      }),
    close: () => Promise.resolve(),
  }
  return { workshop, orders }
}

function joined(making: Making | undefined): Making {
  if (!making) throw new Error('refused')
  return making
}

async function over(making: Making): Promise<Making['outcome']> {
  while (!making.outcome) await making.changed()
  return making.outcome
}

it('one file is made at a time, and once for everybody who asked before it was begun', async () => {
  const { workshop, orders } = patientWorkshop()
  const queue = createMakingQueue(workshop, 16)
  const first = joined(queue.join('spring', 'export.jsonl'))
  const second = joined(queue.join('spring', 'export.jsonl'))
  const third = joined(queue.join('spring', 'export.jsonl'))
  expect([second === first, third === second, orders.length]).toEqual([false, true, 1])
  orders[0]?.finish(made(7))
  expect(await over(first)).toEqual({ kind: 'made', made: made(7) })
  await new Promise(setImmediate)
  expect(orders).toHaveLength(2)
  orders[1]?.fail(new Error('broken'))
  expect(await over(second)).toEqual({ kind: 'failed', error: new Error('broken') })
})

it('its cost is charged to one of the askers', async () => {
  const { workshop, orders } = patientWorkshop()
  const making = joined(createMakingQueue(workshop, 16).join('spring', 'export.jsonl'))
  expect(making.takeBill()).toBe(0)
  orders[0]?.finish(made(7))
  await over(making)
  expect([making.takeBill(), making.takeBill()]).toEqual([7, 0])
})

it('too many different files are refused, and files that nobody waits for any more are not made', async () => {
  const { workshop, orders } = patientWorkshop()
  const queue = createMakingQueue(workshop, 2)
  joined(queue.join('a', 'export.jsonl'))
  const left = joined(queue.join('b', 'export.jsonl'))
  joined(queue.join('b', 'export.jsonl'))
  joined(queue.join('c', 'export.jsonl'))
  expect(queue.join('d', 'export.jsonl')).toBeUndefined()
  expect(queue.join('b', 'export.jsonl')).toBe(left)
  for (let asker = 0; asker < 2; asker++) queue.leave(left)
  expect(queue.join('d', 'export.jsonl')).toBeUndefined()
  queue.leave(left)
  expect(queue.join('d', 'export.jsonl')).toBeDefined()
  for (const order of [0, 1, 2]) {
    orders[order]?.finish(undefined)
    await new Promise(setImmediate)
  }
  expect(orders.map(({ job }) => ('slug' in job ? job.slug : ''))).toEqual(['a', 'c', 'd'])
})

it('a file that is being made reports its progress', async () => {
  const { workshop, orders } = patientWorkshop()
  const making = joined(createMakingQueue(workshop, 16).join('a', 'export.jsonl'))
  const changed = making.changed()
  orders[0]?.tell({ size: 5 })
  await changed
  expect(making.size).toBe(5)
})
