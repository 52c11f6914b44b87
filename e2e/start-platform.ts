import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startHuggingFace } from './support/hugging-face.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const patienceMs = 240_000

interface Place {
  readonly port: number
  readonly dataDir: string
  /** False makes the database fast and its data unsafe. */
  readonly durable: boolean
  /** Additional settings. */
  readonly env?: Readonly<Record<string, string>>
  readonly args?: readonly string[]
}

/** Starts the whole platform as a person does, with hurried house agents, and waits until it is ready. */
export async function startPlatformOn({
  port,
  dataDir,
  durable,
  env,
  args = [],
}: Place): Promise<ChildProcess> {
  const node = process.env['E2E_NODE'] ?? process.execPath
  const platform = spawn(node, ['scripts/start.mjs', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // The programs that the platform starts by name run on the same Node.
      PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter),
      PORT: String(port),
      RUNNER_PORT: String(port + 1),
      WIS_DATA_DIR: dataDir,
      WIS_DURABLE: durable ? 'on' : 'off',
      WIS_DEMO_INTERVAL_MS: '1000',
      WIS_DEMO_TABLES: '3',
      WIS_HOUSE_PACE_MS: '600',
      WIS_RATING_INTERVAL_MS: '15000',
      ...env,
    },
  })
  await untilReady(platform.stdout)
  return platform
}

export async function stopPlatform(platform: ChildProcess): Promise<void> {
  platform.kill('SIGTERM')
  if (platform.exitCode === null) await once(platform, 'exit')
}

/** The platform of the tests; it is stopped after the last of them. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-e2e-'))
  const huggingFace = await startHuggingFace()
  const platform = await startPlatformOn({
    port: Number(process.env['E2E_PORT'] ?? 3210),
    dataDir,
    durable: false,
    env: huggingFace.env,
  })
  await playMatches(dataDir)
  return async () => {
    await stopPlatform(platform)
    await huggingFace.close()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}

async function playMatches(dataDir: string): Promise<void> {
  const script = path.join(root, 'e2e', 'support', 'play-matches.ts')
  const playing = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    cwd: root,
    stdio: 'inherit',
  })
  const [code] = (await once(playing, 'exit')) as [number | null]
  if (code !== 0) throw new Error('no finished matches could be played')
}

function untilReady(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`the platform is not ready:\n${said}`)), patienceMs)
    output.on('data', (chunk: Buffer) => {
      if (said.includes('ready: ')) return
      said += chunk.toString()
      if (!said.includes('ready: ')) return
      clearTimeout(late)
      resolve()
    })
    output.once('end', () => reject(new Error(`the platform ended:\n${said}`)))
  })
}
