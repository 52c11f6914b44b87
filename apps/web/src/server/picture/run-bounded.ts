import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'

export interface Bounds {
  readonly mostMs: number
  /** In bytes, whoever in the process takes them. */
  readonly mostMemory: number
  /** In bytes. */
  readonly mostOutput: number
}

export interface Ended {
  /** Null where it did not end by itself. */
  readonly code: number | null
  /** Whether it was ended from outside, or by the system, for what it took. */
  readonly isKilled: boolean
  readonly output: Buffer
  /** The beginning of what it said went wrong. */
  readonly complaint: string
}

const mostComplaint = 2000

/**
 * Runs a program of Node with some bytes to read, and gives back what it writes. It cannot take more than it is given:
 * it is killed after its time and when it writes too much; the system refuses it more memory where the system can (on
 * Linux). It is handed nothing of this process's environment, so that it holds no secret.
 */
export function runBounded(args: readonly string[], input: Uint8Array, bounds: Bounds): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = start(args, bounds)
    const written: Buffer[] = []
    let [size, complaint, isKilled] = [0, '', false]
    const kill = () => {
      isKilled = true
      child.kill('SIGKILL')
    }
    const timer = setTimeout(kill, bounds.mostMs)
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > bounds.mostOutput) kill()
      else written.push(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(0, mostComplaint)
    })
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    child.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      resolve({ code, isKilled: isKilled || signal !== null, output: Buffer.concat(written), complaint })
    })
  })
}

/** From Node 24 on, V8's compiler takes 512 MiB at its start, which the limit counts. A short program needs none. */
const withoutCompiler = Number.parseInt(process.versions.node, 10) >= 24 ? ['--jitless'] : []

/** `ulimit -d` counts all that a process can write to, in any thread and any library. */
function start(args: readonly string[], { mostMs, mostMemory }: Bounds): ChildProcessWithoutNullStreams {
  const options = { env: { NODE_ENV: 'production' }, stdio: 'pipe', windowsHide: true } as const
  const command = [...withoutCompiler, ...args]
  if (process.platform === 'win32') return spawn(process.execPath, command, options)
  const limits = [
    `ulimit -d ${Math.ceil(mostMemory / 1024)}`,
    `ulimit -t ${Math.ceil(mostMs / 1000) + 1}`,
    'ulimit -c 0',
  ]
  // A system that knows one of the limits not has the others all the same.
  const script = `${limits.map((limit) => `${limit} 2>/dev/null; `).join('')}exec "$@"`
  return spawn('/bin/sh', ['-c', script, 'sh', process.execPath, ...command], options)
}
