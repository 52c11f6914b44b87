import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { makeEnvFile } from '../../make-env-file.ts'

/** What the answer to a call holds, as far as a measurement looks at it. */
export interface Told {
  readonly id?: number
  readonly done?: boolean
  readonly observation?: { readonly seat: number; readonly legal?: readonly string[] }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-bench-env-'))
export const envFile = await makeEnvFile(path.join(folder, 'wis-env.mjs'))
process.on('exit', () => fs.rmSync(folder, { recursive: true }))

/** A single board: a game of five to nine moves. */
export const boardOf = (seed: number) => ({
  call: 'reset',
  match: { game: 'tic-tac-toe', set: { games: 1 }, seed },
})

export const answerTo = ({ observation }: Told) => ({
  call: 'act',
  seat: observation?.seat,
  answer: { move: observation?.legal?.[0] },
})

/** A process of the one file. A line is asked and answered; `end` ends it. */
export function openPipe() {
  const child = spawn(process.execPath, [envFile], { stdio: ['pipe', 'pipe', 'inherit'] })
  const heard: ((line: string) => void)[] = []
  createInterface({ input: child.stdout }).on('line', (line) => heard.shift()?.(line))
  return {
    ask: async <Answer>(asked: unknown): Promise<Answer> => {
      const answer = new Promise<string>((resolve) => heard.push(resolve))
      child.stdin.write(`${JSON.stringify(asked)}\n`)
      return JSON.parse(await answer) as Answer
    },
    end: () => child.stdin.end(),
  }
}
