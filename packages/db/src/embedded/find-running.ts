import fs from 'node:fs'
import path from 'node:path'
import { superuser } from './cluster.ts'

/** The address of the embedded server that runs on this data, if one does. Starts nothing. */
export function runningServerUrl(dataDir: string, database: string): string | undefined {
  const pidFile = path.join(dataDir, 'cluster', 'postmaster.pid')
  const passwordFile = path.join(dataDir, 'password')
  if (!fs.existsSync(pidFile) || !fs.existsSync(passwordFile)) return undefined
  const port = Number(fs.readFileSync(pidFile, 'utf8').split('\n')[3])
  const password = fs.readFileSync(passwordFile, 'utf8').trim()
  return port > 0 ? `postgresql://${superuser}:${password}@127.0.0.1:${port}/${database}` : undefined
}
