import { a2a } from './a2a/a2a.ts'
import { agents } from './api-client/agents.ts'
import { board } from './api-client/board.ts'
import { calls } from './api-client/calls.ts'
import { join } from './api-client/join.ts'
import { situations } from './api-client/situations.ts'
import { backup } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { doctor } from './doctor/doctor.ts'
import { env } from './env/env.ts'
import { games } from './games.ts'
import { gate } from './gate/gate.ts'
import { reference } from './gate/reference.ts'
import { keys } from './keys.ts'
import { lab } from './lab/lab.ts'
import { mcp } from './mcp/mcp.ts'
import { play } from './play/play.ts'
import { role } from './role.ts'
import { runCommand } from './run-command.ts'
import { simulate } from './simulate/simulate.ts'
import { verify } from './verify/verify.ts'

// The reader of the output may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const commands = [
  a2a,
  agents,
  backup,
  board,
  calls,
  doctor,
  env,
  games,
  gate,
  join,
  keys,
  lab,
  mcp,
  play,
  reference,
  restore,
  role,
  simulate,
  situations,
  verify,
]
process.exitCode = await runCommand(commands, process.argv.slice(2))
