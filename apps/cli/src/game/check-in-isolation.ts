import { spawn } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { jsonIn } from '@wis/engine'
import { gameIdOf } from '@wis/outside-games'
import type { FoundPackage } from '@wis/outside-games'
import { build } from 'esbuild'
import { z } from 'zod'
import { root } from '../up/settings.ts'

export interface Checked {
  /** Sentences. None if the game may be played. */
  readonly faults: readonly string[]
  /** The number of promises that it keeps. */
  readonly kept: number
  /** Whether another check of the same files would say the same. A slow machine may end a check too early. */
  readonly isLasting: boolean
}

const patience = 60_000
const mostMegabytes = 256
const mostOutput = 1024 * 1024
const suite = path.join(root, 'packages', 'games', 'src', 'contract', 'testing', 'outside')

const answer = z.object({ faults: z.array(z.string()), kept: z.int() })

/**
 * Has the suite of all games play the game in a process without environment, files, network and child processes, with a limit
 * on time and memory.
 */
export async function checkInIsolation(
  { about, code, expects }: FoundPackage,
  limitMs = patience,
): Promise<Checked> {
  const folder = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), 'wis-check-')))
  try {
    const program = await makeProgram(path.join(folder, 'check.mjs'))
    const { out, end } = await runAlone(
      program,
      JSON.stringify({ id: gameIdOf(about.name), code, expects }),
      limitMs,
    )
    if (end === 'late')
      return broken(`Its check took longer than ${limitMs / 1000} seconds and was ended.`, false)
    const read = answer.safeParse(jsonIn(out))
    if (read.success) return { ...read.data, isLasting: true }
    return broken(
      end === 'memory'
        ? `It took more than ${mostMegabytes} MB of memory and was ended.`
        : 'It ended the process of its check, or never finished loading.',
    )
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

const broken = (fault: string, isLasting = true): Checked => ({ faults: [fault], kept: 0, isLasting })

/** The suite as one file, in which what gathers its promises stands in for vitest. */
async function makeProgram(outfile: string): Promise<string> {
  await build({
    entryPoints: [path.join(suite, 'check-program.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    alias: { vitest: path.join(suite, 'promises.ts') },
    legalComments: 'none',
    logLevel: 'warning',
  })
  return outfile
}

const permissions = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

interface Ended {
  readonly out: string
  readonly end: 'itself' | 'late' | 'memory'
}

function runAlone(program: string, input: string, limitMs: number): Promise<Ended> {
  const flags = [
    ...[permissions, `--allow-fs-read=${program}`, '--disallow-code-generation-from-strings'],
    ...[`--max-old-space-size=${mostMegabytes}`, '--experimental-vm-modules', '--no-warnings'],
  ]
  const child = spawn(process.execPath, [...flags, program], { cwd: path.dirname(program), env: {} })
  return new Promise((resolve, reject) => {
    let [out, said, isLate] = ['', '', false]
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, limitMs)
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      if (out.length > mostOutput) child.kill('SIGKILL')
    })
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-mostOutput)))
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(timer)
      resolve({
        out,
        end: isLate ? 'late' : /heap out of memory|allocation failed/i.test(said) ? 'memory' : 'itself',
      })
    })
  })
}
