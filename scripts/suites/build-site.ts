import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { currentNodeProgram } from './current-node.ts'

/**
 * Builds the site with what the other processes leave idle. The platform that browser tests start finds it built; a
 * build that fails is made again there, and its fault is told.
 */
export async function buildSite(): Promise<void> {
  const node = await currentNodeProgram()
  const turbo = spawn('npx', ['--no-install', 'turbo', 'run', 'build', '--filter=@wis/web'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter) },
  })
  if (turbo.pid !== undefined) os.setPriority(turbo.pid, os.constants.priority.PRIORITY_LOW)
  await once(turbo, 'close')
}
