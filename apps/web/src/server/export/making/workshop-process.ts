import os from 'node:os'
import { createWorkshop } from './create-workshop.ts'
import { DiskFull } from './job.ts'
import type { Workshop } from './job.ts'
import type { FromWorkshop, ToWorkshop } from './workshop-messages.ts'

/** Whatever else runs on the machine goes first. */
const priority = 10

let workshop: Workshop | undefined

try {
  os.setPriority(priority)
} catch {
  // A system that forbids it only lets others wait for longer.
}

process.on('message', (message) => {
  // The process that has started this one says nothing else.
  void take(message as ToWorkshop)
})
// Whoever would be told what comes of it is gone.
process.on('disconnect', () => process.exit())
// Ctrl-C reaches every process of a terminal: the one that has started this one says when it ends.
process.on('SIGINT', () => undefined)

async function take(message: ToWorkshop): Promise<void> {
  if ('settings' in message) {
    workshop = createWorkshop(message.settings)
    return
  }
  const { id, job } = message
  try {
    if (!workshop) throw new Error('a job before any settings')
    const answer = await workshop.run(job, (progress) => tell({ id, progress }))
    tell({ id, answer })
  } catch (error) {
    console.error('an export could not be made', { job, error })
    tell({ id, failure: error instanceof DiskFull ? 'disk-full' : 'broken' })
  }
}

function tell(message: FromWorkshop): void {
  // Where nobody listens any more, this process ends with its channel.
  if (process.connected) process.send?.(message, () => undefined)
}
