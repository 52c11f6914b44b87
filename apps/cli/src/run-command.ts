import { UsageError } from './command.ts'
import type { Command } from './command.ts'

const wantsHelp = ['help', '--help', '-h']

/** Runs the first argument as a command. Resolves to the exit code, 2 for a wrong command line. */
export async function runCommand(commands: readonly Command[], typed: readonly string[]): Promise<number> {
  const [name, ...args] = typed
  if (name === undefined) return misuse('a command is missing', overview(commands))
  if (wantsHelp.includes(name)) return help(commands, args[0])
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) return misuse(`there is no command '${name}'`, overview(commands))
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
  if (name !== undefined && !command) return misuse(`there is no command '${name}'`, overview(commands))
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
  const told = [...commands, { name: 'help', summary: 'Says how a command is used.' }]
  const width = Math.max(...told.map(({ name }) => name.length))
  const lines = told.map(({ name, summary }) => `  wis ${name.padEnd(width)}  ${summary}`)
  return `${lines.join('\n')}\n  More: wis help COMMAND`
}
