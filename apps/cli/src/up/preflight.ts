import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { StartRefused } from './steps.ts'

const neededBytes = 500 * 1024 * 1024

/** Creates the data folder. Refuses if it is not writable or the disk is almost full. */
export function requireRoom(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o711 })
    const probe = path.join(dataDir, `.probe-${process.pid}`)
    fs.writeFileSync(probe, 'x')
    fs.rmSync(probe)
  } catch (error) {
    throw new StartRefused(
      `The data folder ${dataDir} cannot be written: ${String(error)}`,
      'Set WIS_DATA_DIR to another.',
    )
  }
  const free = freeBytes(dataDir)
  if (free >= neededBytes) return
  const megabytes = Math.floor(free / 1024 / 1024)
  throw new StartRefused(
    `The disk of ${dataDir} is almost full: ${megabytes} MB are free, and 500 MB are needed.`,
    'Free some space, or set WIS_DATA_DIR to a folder on another disk.',
  )
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize
}

export async function requirePort(port: number, host: string, setting: string): Promise<void> {
  if (await isFree(port, host)) return
  throw new StartRefused(
    `Port ${port} is taken by another program.`,
    `Stop that program, or choose another port: ${setting}=${port + 1} npm start`,
  )
}

export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
