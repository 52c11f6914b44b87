import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRunning, openRunFile, see } from './run-file.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-run-'))
})
afterEach(() => fs.rmSync(dataDir, { recursive: true }))

/** A program that runs until it is stopped. */
async function sleeper() {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'], {
    stdio: 'pipe',
  })
  await once(child.stdout, 'data')
  return { child, seen: see(child.pid ?? 0) }
}

const write = (content: unknown) =>
  fs.writeFileSync(path.join(dataDir, 'running.json'), JSON.stringify(content))

describe('a second start', () => {
  it('sees the address of the first one', async () => {
    const { child, seen } = await sleeper()
    write({ owner: seen, url: 'http://localhost:3000', services: [] })
    expect(openRunFile(dataDir).runningAt).toBe('http://localhost:3000')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(openRunFile(dataDir).runningAt).toBeUndefined()
  })

  it('stops the programs that a killed one left behind, and no others', async () => {
    const [left, other] = [await sleeper(), await sleeper()]
    const owner = { pid: 2 ** 22 + 1, startedAt: 'long ago' }
    const reused = { pid: other.seen.pid, startedAt: 'another process with this number' }
    write({ owner, url: 'http://localhost:3000', services: [left.seen, reused] })
    expect(await openRunFile(dataDir).stopLeftOvers()).toBe(1)
    expect(isRunning(left.seen)).toBe(false)
    expect(isRunning(other.seen)).toBe(true)
    other.child.kill('SIGKILL')
  })

  it('is not confused by a truncated file', () => {
    fs.writeFileSync(path.join(dataDir, 'running.json'), '{"owner":{"pid":1')
    expect(openRunFile(dataDir).runningAt).toBeUndefined()
  })

  it('at the same moment as another gives way to it', async () => {
    const ours = openRunFile(dataDir)
    const { child, seen } = await sleeper()
    write({ owner: seen, url: 'http://localhost:3000', services: [] })
    expect(ours.claim('http://localhost:3001')).toBe(false)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(ours.claim('http://localhost:3001')).toBe(true)
    expect(fs.readdirSync(dataDir)).toEqual(['running.json'])
  })

  it('finds nothing after an orderly end', () => {
    const runFile = openRunFile(dataDir)
    runFile.claim('http://localhost:3000')
    expect(fs.existsSync(path.join(dataDir, 'running.json'))).toBe(true)
    runFile.release()
    expect(fs.readdirSync(dataDir)).toEqual([])
  })
})
