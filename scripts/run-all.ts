import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

export type Job =
  | { readonly name: string; readonly command: readonly string[] }
  | { readonly name: string; readonly run: () => void }

/** Does all jobs, one for each core at a time, and ends the process with 1 if any failed. */
export async function runAll(jobs: readonly Job[]): Promise<void> {
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
