import type { Readable, Writable } from 'node:stream'
import { isDeepJson } from '@wis/engine'
import { readLines } from '../verify/read-lines.ts'
import type { EnvCalls } from './env-calls.ts'

/**
 * Answers calls line by line: a JSON object, or a list of them, which are answered by a list in the same order. What a call
 * has under `id` stands in its answer.
 */
export async function driveStdio(calls: EnvCalls, input: Readable, output: Writable): Promise<void> {
  for await (const line of readLines(input)) {
    if (line.trim() === '') continue
    const asked = parsed(line)
    const answer = Array.isArray(asked)
      ? await Promise.all(asked.map((one) => answerTo(calls, one)))
      : await answerTo(calls, asked)
    if (!output.write(`${JSON.stringify(answer)}\n`)) await drained(output)
  }
}

const drained = (output: Writable) => new Promise<void>((resolve) => output.once('drain', resolve))

export async function answerTo(calls: EnvCalls, asked: unknown) {
  const id = typeof asked === 'object' && asked !== null && 'id' in asked ? { id: asked.id } : {}
  return { ...id, ...(await calls.answer(asked)) }
}

function parsed(line: string): unknown {
  if (isDeepJson(line)) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
