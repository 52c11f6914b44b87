import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { startPlatformOn, stopPlatform } from './start-platform.ts'
import { nightly } from './support/run-in-full.ts'

interface Row {
  readonly id: string
  readonly entries: number
  readonly status: string
}

const port = 3310
const api = `http://localhost:${port}/api/v1`

async function read<T>(path: string): Promise<T> {
  return (await (await fetch(`${api}${path}`)).json()) as T
}

const logOf = async (id: string) =>
  (await read<{ items: { seq: number; event: unknown }[] }>(`/matches/${id}/entries`)).items

/** Kills every process of a start: its programs, and PostgreSQL, which has a process group of its own. */
function killEverything(platform: ChildProcess, dataDir: string): void {
  const { services } = JSON.parse(fs.readFileSync(path.join(dataDir, 'running.json'), 'utf8')) as {
    services: { pid: number }[]
  }
  const postmaster = fs
    .readFileSync(path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')
    .split('\n')[0]
  for (const pid of [platform.pid, ...services.map((service) => service.pid), Number(postmaster)]) {
    if (pid) process.kill(pid, 'SIGKILL')
  }
}

test(
  'every process is killed during a match, and the match continues from its last entry',
  nightly,
  async () => {
    test.setTimeout(300_000)
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-kill-'))
    const place = { port, dataDir, durable: true, env: { WIS_DEMO_TABLES: '1', WIS_HOUSE_PACE_MS: '600' } }
    const first = await startPlatformOn(place)
    let match: Row | undefined
    await expect
      .poll(
        async () =>
          (match = (await read<{ items: Row[] }>('/matches?status=live')).items.find(
            ({ entries }) => entries > 11,
          )),
        {
          timeout: 60_000,
        },
      )
      .toBeDefined()
    const id = match?.id ?? ''
    const before = await logOf(id)
    const gone = once(first, 'exit')
    killEverything(first, dataDir)
    await gone

    const second = await startPlatformOn(place)
    await expect
      .poll(async () => (await read<Row>(`/matches/${id}`)).status, { timeout: 90_000 })
      .toMatch(/finished|void/)
    const after = await logOf(id)
    expect(after.map(({ seq }) => seq)).toEqual([...after.keys()])
    const open = before.filter(({ event }) => (event as { type: string }).type !== 'hidden')
    expect(after).toEqual(expect.arrayContaining(open))
    await stopPlatform(second)
    fs.rmSync(dataDir, { recursive: true })
  },
)
