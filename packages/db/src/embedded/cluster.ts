import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Binaries } from './binaries.ts'

export const superuser = 'wis'

/** The files of one server: its cluster, its password, its log. */
export interface Cluster {
  readonly folder: string
  readonly password: string
  readonly logFile: string
}

/** The platform needs UTC and byte order, whatever the machine's own settings are. */
export const serverEnvironment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }

/** Opens the cluster in `dataDir`, or makes one if there is none. */
export function openCluster(binaries: Binaries, dataDir: string): Cluster {
  fs.mkdirSync(dataDir, { recursive: true, mode: binaries.owner === undefined ? 0o700 : 0o711 })
  const folder = path.join(dataDir, 'cluster')
  if (!fs.existsSync(folder)) createCluster(binaries, dataDir, folder)
  return {
    folder,
    password: fs.readFileSync(passwordFile(dataDir), 'utf8').trim(),
    logFile: path.join(dataDir, 'postgres.log'),
  }
}

const passwordFile = (dataDir: string) => path.join(dataDir, 'password')

/** The cluster is built aside and renamed, so that it is complete or not there at all. */
function createCluster(binaries: Binaries, dataDir: string, folder: string): void {
  const draft = `${folder}.new`
  const handover = path.join(dataDir, 'password.new')
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { mode: 0o700 })
  fs.writeFileSync(handover, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (binaries.owner !== undefined) {
    for (const file of [draft, handover]) fs.chownSync(file, binaries.owner, binaries.owner)
  }
  const [command, args] = binaries.command('initdb', [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    `--pwfile=${handover}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ])
  const made = spawnSync(command, args, { env: serverEnvironment, encoding: 'utf8' })
  if (made.status !== 0) {
    fs.rmSync(draft, { recursive: true, force: true })
    throw new Error(
      `PostgreSQL could not make its files in ${dataDir}: ${(made.stderr || String(made.error)).trim()}`,
    )
  }
  fs.renameSync(handover, passwordFile(dataDir))
  fs.renameSync(draft, folder)
}
