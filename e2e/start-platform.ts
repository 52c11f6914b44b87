import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const patienceMs = 240_000

/** Starts the whole platform the way a person does, on data of its own, and stops it after the last test. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-e2e-'))
  const port = process.env['E2E_PORT'] ?? '3210'
  const platform = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      RUNNER_PORT: String(Number(port) + 1),
      WIS_DATA_DIR: dataDir,
      WIS_DURABLE: 'off',
      WIS_DEMO_INTERVAL_MS: '1000',
      WIS_DEMO_TABLES: '3',
      WIS_HOUSE_PACE_MS: '900',
    },
  })
  await untilReady(platform.stdout)
  return async () => {
    platform.kill('SIGTERM')
    if (platform.exitCode === null) await once(platform, 'exit')
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

function untilReady(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`the platform is not ready:\n${said}`)), patienceMs)
    output.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('ready: ')) return
      clearTimeout(late)
      resolve()
    })
    output.once('end', () => reject(new Error(`the platform ended:\n${said}`)))
  })
}
