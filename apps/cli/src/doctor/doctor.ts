import fs from 'node:fs'
import path from 'node:path'
import {
  isDiskFull,
  isLow,
  isLowForLab,
  openDatabase,
  pendingMigrations,
  ping,
  probeWrite,
  runningServerUrl,
} from '@wis/db'
import { readArguments } from '../command.ts'
import type { Command } from '../command.ts'
import { freeBytes, isFree } from '../up/preflight.ts'
import { openRunFile } from '../up/run-file.ts'
import { isLocal, readSecrets } from '../up/secrets.ts'
import { readSettings, root } from '../up/settings.ts'
import type { Settings } from '../up/settings.ts'
import { StartRefused } from '../up/steps.ts'

/** The subject of a check, the finding, and a remedy if something is wrong. */
interface Finding {
  readonly subject: string
  readonly seen: string
  readonly mend?: string
}

type Check = (settings: Settings) => Finding | Promise<Finding>

const node: Check = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const finding = { subject: 'Node', seen: process.versions.node }
  return major > 20 || (major === 20 && minor >= 19)
    ? finding
    : { ...finding, mend: 'Install Node 26 or 24. The oldest supported version is 20.19.' }
}

const packages: Check = () => {
  const installed = path.join(root, 'node_modules', '.package-lock.json')
  const subject = 'packages'
  if (!fs.existsSync(installed)) return { subject, seen: 'not installed', mend: 'Run `npm ci`.' }
  const stale = fs.statSync(path.join(root, 'package-lock.json')).mtimeMs > fs.statSync(installed).mtimeMs
  return stale
    ? { subject, seen: 'older than the lockfile', mend: 'Run `npm ci`.' }
    : { subject, seen: 'installed' }
}

const disk: Check = ({ dataDir, leastRoomBytes }) => {
  const folder = fs.existsSync(dataDir) ? dataDir : root
  const free = freeBytes(folder)
  const finding = { subject: 'disk', seen: `${(free / 1024 ** 3).toFixed(1)} GB free for ${dataDir}` }
  if (free >= leastRoomBytes) return finding
  const mend = `New tables do not start (WIS_DISK_LEAST_MB). Free some space, or set WIS_DATA_DIR to a folder on another disk.`
  return { ...finding, mend }
}

const dataFolder: Check = ({ dataDir }) => {
  const subject = 'data folder'
  if (!fs.existsSync(dataDir)) return { subject, seen: 'not created yet: the first start creates it' }
  try {
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
    return { subject, seen: dataDir }
  } catch {
    return {
      subject,
      seen: `${dataDir} cannot be written`,
      mend: `Give it to the user who starts the platform.`,
    }
  }
}

const secrets: Check = ({ dataDir, publicUrl }) => {
  const subject = 'secrets'
  const file = path.join(dataDir, 'secrets.json')
  if (fs.existsSync(file) && (fs.statSync(file).mode & 0o077) !== 0) {
    return { subject, seen: `${file} can be read by others`, mend: `Run \`chmod 600 ${file}\`.` }
  }
  if (!fs.existsSync(file) && isLocal(publicUrl)) return { subject, seen: 'created at the next start' }
  try {
    readSecrets({ dataDir, publicUrl, given: process.env })
    return { subject, seen: 'in place' }
  } catch (error) {
    if (error instanceof StartRefused) return { subject, seen: error.message, mend: error.next }
    return { subject, seen: 'missing', mend: error instanceof Error ? error.message : String(error) }
  }
}

const ports: Check = async ({ port, runnerPort, host, dataDir }) => {
  const { runningAt } = openRunFile(dataDir)
  if (runningAt) return { subject: 'ports', seen: `the platform is running at ${runningAt}` }
  const taken = []
  if (!(await isFree(port, host))) taken.push(`PORT ${port}`)
  if (!(await isFree(runnerPort, '127.0.0.1'))) taken.push(`RUNNER_PORT ${runnerPort}`)
  if (taken.length === 0) return { subject: 'ports', seen: `${port} and ${runnerPort} are free` }
  return {
    subject: 'ports',
    seen: `${taken.join(' and ')} taken by another program`,
    mend: 'Stop it, or set other ports.',
  }
}

const urlOf = ({ databaseUrl, dataDir }: Settings) =>
  databaseUrl ?? runningServerUrl(path.join(dataDir, 'postgres'), 'wis')

const database: Check = async (settings) => {
  const subject = 'database'
  const url = urlOf(settings)
  if (!url) return { subject, seen: 'the embedded server is not running; `npm start` starts it' }
  const db = openDatabase({ url, poolSize: 2 })
  try {
    await ping(db)
    const pending = await pendingMigrations(db, migrationNames())
    if (pending.length === 0) return { subject, seen: 'answers, and its tables are up to date' }
    return { subject, seen: `lacks ${pending.join(', ')}`, mend: 'Run `npm run db:migrate`, or start again.' }
  } catch (error) {
    const mend = settings.databaseUrl
      ? 'Check DATABASE_URL and that server.'
      : 'Start again: the start repairs it.'
    return {
      subject,
      seen: `does not answer: ${error instanceof Error ? error.message : String(error)}`,
      mend,
    }
  } finally {
    await db.close()
  }
}

/** Tries the writes that runners try every few seconds, and repeats their reports. */
const storage: Check = async (settings) => {
  const subject = 'storage'
  const url = urlOf(settings)
  if (!url) return { subject, seen: 'checked only while the embedded server runs' }
  const db = openDatabase({ url, poolSize: 1 })
  try {
    const room = await probeWrite(db)
    const isTight = room !== undefined && isLowForLab(room, false)
    if (!room || !isTight) return { subject, seen: 'takes rows' }
    const mib = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MiB`
    const seen = `can store rows, but only ${mib(room.freeBytes)} are free on its disk`
    if (!isLow(room))
      return {
        subject,
        seen,
        mend: `Experiments pause below ${mib(room.labNeededBytes)}: free some space, or lower WIS_LAB_DISK_LEAST_MB.`,
      }
    return {
      subject,
      seen,
      mend: `New tables do not start below ${mib(room.neededBytes)}: free some space, or lower WIS_DISK_LEAST_MB.`,
    }
  } catch (error) {
    const why = isDiskFull(error) ? 'its disk is full: free some space' : `check the server: ${String(error)}`
    return { subject, seen: 'cannot store rows', mend: `The database cannot store rows: ${why}.` }
  } finally {
    await db.close()
  }
}

function migrationNames(): string[] {
  const folder = path.join(root, 'prisma', 'migrations')
  return fs.readdirSync(folder).filter((name) => fs.statSync(path.join(folder, name)).isDirectory())
}

const build: Check = () => {
  const missing = ['apps/web/.next/BUILD_ID', 'apps/runner/dist/main.js'].filter(
    (file) => !fs.existsSync(path.join(root, file)),
  )
  return {
    subject: 'build',
    seen: missing.length === 0 ? 'in place' : 'not built yet: the next start builds it',
  }
}

export const checks: readonly Check[] = [
  node,
  packages,
  disk,
  dataFolder,
  secrets,
  ports,
  database,
  storage,
  build,
]

export const doctor: Command = {
  name: 'doctor',
  usage: 'doctor',
  summary: 'Finds problems of this installation and says how to fix them.',
  run: async (args) => {
    readArguments(args, {})
    const settings = readSettings(false)
    const findings: Finding[] = []
    for (const check of checks) findings.push(await check(settings))
    const width = Math.max(...findings.map(({ subject }) => subject.length))
    for (const finding of findings) console.log(told(finding, width))
    const faults = findings.filter(({ mend }) => mend !== undefined).length
    console.log(faults === 0 ? '\nNo problems found.' : `\n${faults} to mend.`)
    return faults === 0 ? 0 : 1
  },
}

function told({ subject, seen, mend }: Finding, width: number): string {
  const line = `${mend === undefined ? '✔' : '✘'} ${subject.padEnd(width)}  ${seen}`
  return mend === undefined ? line : `${line}\n  ${' '.repeat(width)}  → ${mend}`
}
