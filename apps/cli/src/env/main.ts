import { runCommand } from '../command.ts'
import { envUsage, runEnv } from './env-arguments.ts'
import { EnvCalls } from './env-calls.ts'

/** The one file: `node wis-env.mjs …` is `wis env …`, and another program may import what answers the calls. */
export { EnvCalls }

const command = {
  name: 'env',
  usage: envUsage,
  summary: 'Plays matches call by call for programs that train and evaluate, over a pipe or over HTTP.',
  run: (args: readonly string[]) => runEnv(args, { version: 'wis-env' }),
}

if (process.argv[1] !== undefined && /wis-env\.mjs$/.test(process.argv[1]))
  process.exitCode = await runCommand([command], ['env', ...process.argv.slice(2)])
