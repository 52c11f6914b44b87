import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'

export interface Bounds {
  readonly mostMs: number
  /** In bytes, for the whole process. */
  readonly mostMemory: number
  /** In bytes. */
  readonly mostOutput: number
}

export interface Ended {
  /** Null if it did not end by itself. */
  readonly code: number | null
  /** Whether it was ended from outside, or by the system, because it took too much. */
  readonly isKilled: boolean
  readonly output: Buffer
  /** The beginning of its error output. */
  readonly complaint: string
}

const mostComplaint = 2000

/**
 * Runs a program of Node with some bytes as input, and returns its output. The process is killed when it takes too
 * long or writes too much, and the system limits its memory if it can (on Linux). The process gets nothing of this
 * process's environment, so it holds no secret.
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

/**
 * From Node 24 on, V8's compiler reserves 512 MiB at its start, which the limit counts. A short program needs no
 * compiler.
 */
const withoutCompiler = Number.parseInt(process.versions.node, 10) >= 24 ? ['--jitless'] : []

/** `ulimit -d` counts all memory that a process can write to, in any thread and any library. */
function start(args: readonly string[], { mostMs, mostMemory }: Bounds): ChildProcessWithoutNullStreams {
  const options = { env: { NODE_ENV: 'production' }, stdio: 'pipe', windowsHide: true } as const
  const command = [...withoutCompiler, ...args]
  if (process.platform === 'win32') return spawn(process.execPath, command, options)
  const limits = [
    `ulimit -d ${Math.ceil(mostMemory / 1024)}`,
    `ulimit -t ${Math.ceil(mostMs / 1000) + 1}`,
    'ulimit -c 0',
  ]
  // A system that lacks one of the limits still applies the others.
  const script = `${limits.map((limit) => `${limit} 2>/dev/null; `).join('')}exec "$@"`
  return spawn('/bin/sh', ['-c', script, 'sh', process.execPath, ...command], options)
}
