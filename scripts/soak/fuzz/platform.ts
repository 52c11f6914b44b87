import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import readline from 'node:readline'
import { openDatabase, runningServerUrl } from '@wis/db'
import type { Database } from '@wis/db'

/** The whole platform in processes of its own, started as by `npm start`. */
export interface Platform {
  readonly db: Database
  /** The failures in its log, by their first words. */
  readonly failures: ReadonlyMap<string, number>
  readonly logFile: string
  stop(): Promise<void>
}

const patienceMs = 600_000
/** A restarted program, an error of the site, or an error of the runner. */
const failing =
  /keeps failing|ended with|ended by signal|is started again|⨯|the API failed|could not be looked at|"level":"error"/

export async function startPlatform(port: number, env: Readonly<Record<string, string>>): Promise<Platform> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-fuzz-'))
  const logFile = path.join(os.tmpdir(), `wis-fuzz-${port}.log`)
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      RUNNER_PORT: String(port + 1),
      WIS_DATA_DIR: dataDir,
      WIS_DURABLE: 'off',
    },
  })
  process.once('exit', () => child.kill('SIGTERM'))
  const failures = new Map<string, number>()
  const log = fs.createWriteStream(logFile)
  await new Promise<void>((resolve, reject) => {
    const hear = (line: string) => {
      log.write(`${line}\n`)
      if (line.includes('ready: ')) resolve()
      const what = line.replaceAll(/\d+/g, 'n').slice(0, 140)
      if (failing.test(line)) failures.set(what, (failures.get(what) ?? 0) + 1)
    }
    for (const stream of [child.stdout, child.stderr])
      readline.createInterface({ input: stream }).on('line', hear)
    child.once('exit', (code) => reject(new Error(`the platform ended (${code}); its log: ${logFile}`)))
    setTimeout(reject, patienceMs, new Error(`the platform does not start; its log: ${logFile}`)).unref()
  })
  failures.clear()
  const url = runningServerUrl(path.join(dataDir, 'postgres'), 'wis')
  if (url === undefined) throw new Error('the platform has no database')
  const db = openDatabase({ url, poolSize: 4 })
  return {
    db,
    failures,
    logFile,
    stop: async () => {
      await db.close()
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
