import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { architectureFaults } from './check-architecture.ts'
import { wordFaults } from './check-words.ts'
import { gameImportFaults } from './game-imports.ts'

const tool = (name: string, args: string) => ({ name, command: ['npx', '--no-install', ...args.split(' ')] })

const runsAll = process.env['WIS_TESTS'] === 'all'

const jobs: readonly Job[] = [
  reading('architecture', architectureFaults),
  reading('games', gameImportFaults),
  reading('words', wordFaults),
  // One program for both, because rules need types, too. Each file has the compiler settings of its folder.
  { name: 'types and lint', command: ['npm', 'run', 'lint'] },
  ...(runsAll
    ? [
        { name: 'types of the site by the compiler', command: ['npm', 'run', 'types', '-w', '@wis/web'] },
        tool('types of everything else by the compiler', 'tsc --noEmit'),
        tool('types of the examples by the compiler', 'tsc --noEmit -p examples'),
      ]
    : []),
  tool('format', 'oxfmt --check'),
  tool('unused code', 'knip'),
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !jobs.some((job) => job.name === name))
if (unknown.length > 0) {
  console.error(
    `No check is named ${unknown.join(', ')}. There are: ${jobs.map(({ name }) => name).join(', ')}.`,
  )
  process.exitCode = 1
} else await runAll(jobs.filter(({ name }) => asked.length === 0 || asked.includes(name)))

type Job =
  | { readonly name: string; readonly command: readonly string[] }
  | { readonly name: string; readonly run: () => void }

function reading(name: string, faultsOf: (root: string) => readonly string[]): Job {
  return {
    name,
    run: () => {
      const faults = faultsOf(process.cwd())
      if (faults.length > 0) throw new Error(faults.join('\n'))
    },
  }
}

/** Does all jobs, one for each core at a time, and ends the process with 1 if any failed. */
async function runAll(jobs: readonly Job[]): Promise<void> {
  const waiting = [...jobs]
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) if (!(await passes(job))) process.exitCode = 1
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function passes(job: Job): Promise<boolean> {
  const started = performance.now()
  const fault = await faultOf(job)
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  console.log(fault === undefined ? `✔ ${job.name}  ${seconds}` : `✘ ${job.name}  ${seconds}\n${fault}`)
  return fault === undefined
}

async function faultOf(job: Job): Promise<string | undefined> {
  if ('command' in job) return commandFault(job.command)
  try {
    job.run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function commandFault([program = '', ...args]: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', (error) => resolve(String(error)))
    child.once('close', (code) => resolve(code === 0 ? undefined : output.trim()))
  })
}
