import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'

/** One word after `wis`, with its action. A new command is a file that exports one, and a line in main.ts. */
export interface Command {
  readonly name: string
  /** The usage line after `wis`, including the name. */
  readonly usage: string
  readonly summary: string
  /** Resolves to the exit code; throws UsageError for wrong arguments. */
  run(args: readonly string[]): Promise<number>
}

/** The command was typed wrongly. The message explains it, and is printed with the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

type Options = NonNullable<ParseArgsConfig['options']>

/** Node's own parser. Its complaints count as usage errors. */
export function readArguments<const Expected extends Options>(args: readonly string[], options: Expected) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(error.message.split('. ', 1)[0])
  }
}

/** A whole number of at least 1 from the command line. */
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

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'you have no permission to open it',
  EPERM: 'you have no permission to open it',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written',
  ENOTDIR: 'its folder is a file',
}

/** The fault of a file, for the person who named it; undefined if the file is not the cause. */
export function fileTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined
  return causes[String(error.code)] ?? error.message
}

const wantsHelp = ['help', '--help', '-h']

/** Runs the first argument as a command. Resolves to the exit code, 2 for a wrong command line. */
export async function runCommand(commands: readonly Command[], typed: readonly string[]): Promise<number> {
  const [name, ...args] = typed
  if (name === undefined) return misuse('a command is missing', overview(commands))
  if (wantsHelp.includes(name)) return help(commands, args[0])
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) return misuse(`unknown command '${name}'`, overview(commands))
  if (args.some((arg) => arg === '--help' || arg === '-h')) return help(commands, name)
  try {
    return await command.run(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return misuse(error.message, usageOf(command))
  }
}

function help(commands: readonly Command[], name: string | undefined): number {
  const command = commands.find((candidate) => candidate.name === name)
  if (name !== undefined && !command) return misuse(`unknown command '${name}'`, overview(commands))
  console.log(command ? `${command.summary}\n${usageOf(command)}` : overview(commands))
  return 0
}

function misuse(what: string, next: string): number {
  console.error(`✘ ${what}\n${next}`)
  return 2
}

function usageOf({ usage }: Command): string {
  return `  usage: wis ${usage}`
}

function overview(commands: readonly Command[]): string {
  const told = [...commands, { name: 'help', summary: 'Shows how to use a command.' }]
  const width = Math.max(...told.map(({ name }) => name.length))
  const lines = told.map(({ name, summary }) => `  wis ${name.padEnd(width)}  ${summary}`)
  return `${lines.join('\n')}\n  More: wis help COMMAND`
}
