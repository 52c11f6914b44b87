import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import path from 'node:path'
import { createWorkQueue } from '../work-queue.ts'
import { pictureFault } from './picture-fault.ts'
import type { PictureFault } from './picture-fault.ts'
import { pictureLimits } from './picture-limits.ts'

export type SquarePicture =
  | { readonly ok: true; readonly image: Uint8Array }
  | {
      readonly ok: false
      readonly fault: PictureFault | { readonly reason: 'unreadable' | 'too-dear' | 'busy' }
    }

/** Two at once take 1 GiB at the very most. */
const queue = createWorkQueue({ atOnce: 2, waiting: 8 })

/** The square picture that the platform keeps, or the reason why there is none. */
export async function squarePicture(
  bytes: Uint8Array,
  account: string,
  cut: (bytes: Uint8Array) => Promise<Cut> = cutSquare,
): Promise<SquarePicture> {
  const fault = pictureFault(bytes)
  if (fault) return { ok: false, fault }
  const done = await queue.run(account, () => cut(bytes))
  if (!done) return { ok: false, fault: { reason: 'busy' } }
  return done.ok ? done : { ok: false, fault: { reason: done.reason } }
}

const side = 256
const mebibyte = 1024 * 1024
/**
 * The most expensive accepted picture, 4,096 × 4,096 with 16 bits a colour and interlaced, takes 240 MB and 0.6 s.
 */
const cuttingBounds: Bounds = {
  mostMs: 10_000,
  mostMemory: 512 * mebibyte,
  mostOutput: mebibyte,
}

/** The program's own word for an unreadable picture. */
const unreadable = 3

type Cut =
  | { readonly ok: true; readonly image: Uint8Array }
  | { readonly ok: false; readonly reason: 'unreadable' | 'too-dear' }

/** The path from the folder that the site starts in. Node runs the file itself, so no bundler may touch it. */
const cutter = 'src/server/picture/cut-picture.mjs'

/**
 * Cuts a picture square and encodes it anew, without its metadata. Of a moving picture, the first frame is used.
 * Decoding happens in a process of its own, which has limits of time and memory and is killed when it exceeds them.
 */
export async function cutSquare(bytes: Uint8Array, folder = process.cwd()): Promise<Cut> {
  const { mostMs, mostMemory } = cuttingBounds
  const mostPixels = pictureLimits.mostSide ** 2
  const numbers = [side, mostPixels, mostMemory, mostMs].map(String)
  const program = path.join(/* turbopackIgnore: true */ folder, cutter)
  const ended = await runBounded([program, ...numbers], bytes, cuttingBounds)
  if (ended.isKilled) return { ok: false, reason: 'too-dear' }
  if (ended.code === unreadable) return { ok: false, reason: 'unreadable' }
  if (ended.code !== 0) throw new Error(`the program that cuts pictures failed: ${ended.complaint}`)
  return { ok: true, image: ended.output }
}

export interface Bounds {
  readonly mostMs: number
  /** In bytes, for the whole process. */
  readonly mostMemory: number
  /** In bytes. */
  readonly mostOutput: number
}

interface Ended {
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
