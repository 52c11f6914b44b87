import type { Clock } from '@wis/agents'
import { expect, it } from 'vitest'
import { every } from './every.ts'
import { createLog } from './log.ts'

const impatient: Clock = {
  now: () => new Date(0),
  pause: (_, signal) => new Promise((resolve) => (signal?.aborted ? resolve() : setImmediate(resolve))),
}

it('a beat that fails is reported, and the next one still comes', async () => {
  const lines: string[] = []
  let beats = 0
  let third: () => void = () => {}
  const came = new Promise<void>((resolve) => (third = resolve))
  const beat = async () => {
    beats += 1
    if (beats === 3) third()
    throw new Error(`beat ${beats}`)
  }
  const service = every({
    name: 'test',
    intervalMs: 1,
    clock: impatient,
    log: createLog((line) => lines.push(line)),
    beat,
  })
  await service.start()
  await came
  await service.stop()
  expect(lines.length).toBeGreaterThanOrEqual(2)
  expect(lines[0]).toContain('beat 1')
})
