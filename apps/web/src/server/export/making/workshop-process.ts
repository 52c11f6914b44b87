import os from 'node:os'
import { loadGamesHere } from '@wis/outside-games'
import type { FromWorkshop, ToWorkshop } from './edition-of.ts'
import { DiskFull } from './job.ts'
import type { Workshop } from './job.ts'

/** A low priority, so that all other work on the machine goes first. */
const priority = 10

let workshop: Promise<Workshop> | undefined

try {
  os.setPriority(priority)
} catch {
  // If the system forbids it, others only have to wait longer.
}

process.on('message', (message) => {
  // The parent process sends no other messages.
  void take(message as ToWorkshop)
})
// The parent process is gone, so nobody would receive a result.
process.on('disconnect', () => process.exit())
// Ctrl-C reaches every process of a terminal, but the parent process decides when this one ends.
process.on('SIGINT', () => undefined)

async function take(message: ToWorkshop): Promise<void> {
  if ('settings' in message) {
    const { settings } = message
    // Everything else makes lists of the games when it is loaded.
    workshop = loadGamesHere()
      .then(() => import('./create-workshop.ts'))
      .then(({ createWorkshop }) => createWorkshop(settings))
    return
  }
  const { id, job } = message
  try {
    if (!workshop) throw new Error('a job before any settings')
    const answer = await (await workshop).run(job, (progress) => tell({ id, progress }))
    tell({ id, answer })
  } catch (error) {
    console.error('an export could not be made', { job, error })
    tell({ id, failure: error instanceof DiskFull ? 'disk-full' : 'broken' })
  }
}

function tell(message: FromWorkshop): void {
  // Without a listener, this process ends with its channel.
  if (process.connected) process.send?.(message, () => undefined)
}
