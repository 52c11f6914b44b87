import { rngAt } from '@wis/engine'
import { estimateOf } from '@wis/lab'
import { readArguments, readCount, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { readKit } from '../read-game.ts'
import { agentOptions, readAgent } from './gate-agent.ts'
import { exitCodeOf, playDeals, requireThere } from './gate-matches.ts'
import { frozen, referenceSeed } from './reference-pool.ts'

export const reference: Command = {
  name: 'reference',
  usage:
    'reference --agent URL|NAME|house:NAME --game G [--matches N] [--players FILE] [--kind hf-space|webhook] [--secret S] [--at-once N] [--json]',
  summary:
    'Plays an agent against a frozen pool of built-in players, and prints a score that compares over machines.',
  run: (args) => exitCodeOf(run(args)),
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    ...agentOptions,
    game: { type: 'string' },
    matches: { type: 'string', default: '200' },
    'at-once': { type: 'string', default: '4' },
    json: { type: 'boolean', default: false },
  })
  if (positionals.length > 0) throw new UsageError(`what is '${positionals.join(' ')}'?`)
  if (values.game === undefined) throw new UsageError('--game is missing: wis games lists them')
  const kit = readKit(values.game)
  const pool = frozen(kit)
  const agent = await readAgent(kit, values)
  await requireThere(agent)
  const matches = readCount('matches', values.matches)
  const numbers = Array.from({ length: matches }, (_, place) => place + 1)
  const [ruleset] = kit.setup.presets
  const deals = { kit, ruleset, language: 'en' as const, seed: referenceSeed }
  const rows = await playDeals(deals, agent, numbers, readCount('at-once', values['at-once']))
  const sums = rows.flatMap(({ deal, points }) =>
    points === null ? [] : [{ deal: String(deal), above: points, below: 1 }],
  )
  const score = estimateOf('mean', sums, rngAt(referenceSeed, matches))
  const refused = rows.reduce((sum, row) => sum + row.refused, 0)
  const missed = rows.reduce((sum, row) => sum + row.missed, 0)
  const about = { agent: agent.name, game: kit.id, ruleset: ruleset.id, pool: 'reference/1', poolHash: pool }
  if (values.json) {
    console.log(JSON.stringify({ format: 'wis-reference/1', ...about, matches, score, refused, missed }))
    return 0
  }
  const value = score.value === null ? '–' : score.value.toFixed(3)
  const ends = score.low === null ? '' : ` (95 %: ${score.low.toFixed(3)} to ${score.high.toFixed(3)})`
  console.log(`${kit.id}, reference/1: ${value} points a match${ends}, ${matches} matches of ${agent.name}`)
  console.log(`  ${refused} answers refused, ${missed} missing; pool ${pool}`)
  return 0
}
