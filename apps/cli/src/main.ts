import { a2a } from './a2a/a2a.ts'
import { agent } from './api-client/agent.ts'
import { agents } from './api-client/agents.ts'
import { board } from './api-client/board.ts'
import { join } from './api-client/join.ts'
import { backup } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { runCommand } from './command.ts'
import { doctor } from './doctor/doctor.ts'
import { env } from './env/env.ts'
import { game } from './game/game.ts'
import { newGame } from './game/new-game.ts'
import { games } from './games.ts'
import { gate } from './gate/gate.ts'
import { reference } from './gate/reference.ts'
import { keys } from './keys.ts'
import { lab } from './lab/lab.ts'
import { mcp } from './mcp/mcp.ts'
import { play } from './play/play.ts'
import { role } from './role.ts'
import { simulate } from './simulate/simulate.ts'
import { verify } from './verify/verify.ts'

// The reader of the output may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const commands = [
  a2a,
  agent,
  agents,
  backup,
  board,
  doctor,
  env,
  game,
  games,
  gate,
  join,
  keys,
  lab,
  mcp,
  newGame,
  play,
  reference,
  restore,
  role,
  simulate,
  verify,
]

/** Commands of before, and what they are now. */
const olderNames = new Map([
  ['calls', ['agent', 'export']],
  ['situations', ['agent', 'situations']],
])
const [typed = '', ...rest] = process.argv.slice(2)
const older = olderNames.get(typed)
process.exitCode = await runCommand(commands, older ? [...older, ...rest] : process.argv.slice(2))
