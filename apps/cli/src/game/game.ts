import { kitCalled } from '@wis/games'
import { findPackage, gameIdOf, UnfitPackage } from '@wis/outside-games'
import { readArguments, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { readSettings, root } from '../up/settings.ts'
import { checkInIsolation } from './check-in-isolation.ts'

export const game: Command = {
  name: 'game',
  usage: 'game check PACKAGE [--json]',
  summary: 'Checks a game of another npm package by the suite of all games, and lists what to mend.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } })
    const [what, named, ...more] = positionals
    if (what !== 'check' || named === undefined || more.length > 0)
      throw new UsageError('check which package?')
    const said = await checkPackage(named)
    console.log(values.json ? JSON.stringify(said) : told(named, said))
    return values.json || said.faults.length === 0 ? 0 : 1
  },
}

interface Said {
  readonly hash: string
  readonly version: string
  readonly faults: readonly string[]
  readonly kept: number
  readonly isLasting: boolean
}

async function checkPackage(named: string): Promise<Said> {
  try {
    const found = findPackage(named, [process.cwd(), root, readSettings(false).dataDir])
    const { hash, version, name } = found.about
    if (kitCalled(gameIdOf(name)) || gameIdOf(name) === 'all')
      throw new UnfitPackage(
        `The id ${gameIdOf(name)} is taken by the platform: give the package another name.`,
      )
    return { hash, version, ...(await checkInIsolation(found)) }
  } catch (error) {
    if (!(error instanceof UnfitPackage)) throw error
    return { hash: '', version: '', faults: [error.message], kept: 0, isLasting: false }
  }
}

function told(named: string, { faults, kept, version, hash }: Said): string {
  if (faults.length > 0) return [`✘ ${named} is refused:`, ...faults.map((fault) => `  ${fault}`)].join('\n')
  return [
    `✔ ${named} ${version}: all ${kept} promises of a game are kept`,
    `  hash  ${hash}`,
    `  Name it in WIS_GAMES to play it here.`,
  ].join('\n')
}
