import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'

/** One word after `wis`, and what it does. A new command is a file that exports one, and a line in main.ts. */
export interface Command {
  readonly name: string
  /** What is typed after `wis`, the name included. */
  readonly usage: string
  readonly summary: string
  /** Resolves to the exit code; throws UsageError for arguments it has no use for. */
  run(args: readonly string[]): Promise<number>
}

/** The command was typed wrongly: the message says how, and the usage is shown with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

type Options = NonNullable<ParseArgsConfig['options']>

/** Node's own parser, whose complaints are usage errors here. */
export function readArguments<const Expected extends Options>(args: readonly string[], options: Expected) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(error.message.split('. ', 1)[0])
  }
}

/** A whole number of at least 1, as somebody types it. */
export function readCount(name: string, text: string): number {
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && Number.isSafeInteger(count)) return count
  throw new UsageError(`--${name} takes a whole number of at least 1, not '${text}'`)
}

export function readChoice<Choice extends string>(
  name: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const chosen = choices.find((choice) => choice === text)
  if (chosen !== undefined) return chosen
  throw new UsageError(`--${name} is one of ${choices.join(', ')}, not '${text}'`)
}
