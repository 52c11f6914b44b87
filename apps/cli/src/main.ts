import { doctor } from './doctor/doctor.ts'
import { play } from './play/play.ts'
import { runCommand } from './run-command.ts'
import { simulate } from './simulate/simulate.ts'
import { verify } from './verify/verify.ts'

// Whoever reads the output may have seen enough, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await runCommand([doctor, play, simulate, verify], process.argv.slice(2))
