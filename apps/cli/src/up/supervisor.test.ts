import { describe, expect, it, onTestFinished } from 'vitest'
import { createSupervisor } from './supervisor.ts'

const quick = { pauseMs: 1, longestPauseMs: 2, forgivenMs: 60_000 }
const dying = {
  name: 'web',
  args: ['-e', 'process.kill(process.pid, "SIGKILL")'],
  folder: '.',
  env: process.env,
}

/** Starts a program that is killed at once, and hears how often. */
function start(steadyMs: number, isEnough: (times: number) => boolean): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const told: string[] = []
    const supervisor = createSupervisor({
      times: { ...quick, steadyMs },
      onChange: () => undefined,
      onGiveUp: (name) => resolve([...told, `gave up ${name}`]),
      print: (line) => {
        told.push(line)
        if (isEnough(told.length)) resolve(told)
      },
    })
    onTestFinished(() => supervisor.stop())
    supervisor.start(dying)
  })
}

describe('a program', { timeout: 60_000 }, () => {
  it('that has worked is started again however often it is killed', async () => {
    const told = await start(0, (times) => times === 9)
    expect(told).toEqual(Array(9).fill('web ended (SIGKILL); it is started again'))
  })

  it('that never works is given up after a few tries', async () => {
    const told = await start(60_000, () => false)
    expect(told).toHaveLength(7)
    expect(told.at(-1)).toBe('gave up web')
  })
})
