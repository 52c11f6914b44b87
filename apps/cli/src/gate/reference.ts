import fs from 'node:fs'
import { rngAt } from '@wis/engine'
import type { GameKit } from '@wis/games'
import { materialAt, playHouse } from '@wis/games'
import { estimateOf } from '@wis/lab'
import { hashText } from '@wis/proof'
import { z } from 'zod'
import { readArguments, readCount, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { readKit } from '../read-game.ts'
import { agentOptions, exitCodeOf, GateTrouble, playDeals, readAgent, requireThere } from './gate-matches.ts'

export const reference: Command = {
  name: 'reference',
  usage:
    'reference --agent URL|NAME|house:NAME --game G [--matches N] [--players FILE] [--kind hf-space|webhook] [--secret S] [--at-once N] [--json]',
  summary:
    'Plays an agent against a frozen pool of built-in agents, and prints a score that is comparable between machines.',
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
  if (positionals.length > 0) throw new UsageError(`unexpected argument '${positionals.join(' ')}'`)
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
  const ends = score.low === null ? '' : ` (95%: ${score.low.toFixed(3)} to ${score.high.toFixed(3)})`
  console.log(`${kit.id}, reference/1: ${value} points a match${ends}, ${matches} matches of ${agent.name}`)
  console.log(`  ${refused} answers refused, ${missed} missing; pool ${pool}`)
  return 0
}

/** Decides the deals of the reference, and who of the house sits beside an agent. */
export const referenceSeed = 'reference-1'

const pool = z.object({ version: z.literal('reference/1'), games: z.record(z.string(), z.string()) })

const hashed = 12

/**
 * How the house plays some deals of the reference, as one hash. It is another as soon as a built-in agent, a rule or the
 * content of the game is.
 */
export function hashOfHouse(kit: GameKit): string {
  const [ruleset] = kit.setup.presets
  const { house } = kit
  const logs = Array.from({ length: hashed }, (_, deal) => {
    const seed = `${referenceSeed}-${deal + 1}`
    const seats = Array.from({ length: ruleset.players }, (__, seat) => seat)
    const players = seats.map((seat) => house[(seat + deal) % house.length] ?? house[0])
    const material = kit.setup.draw(ruleset, 'en', rngAt(seed, materialAt))
    return playHouse(kit, { seed, ruleset, language: 'en', material, players }).log
  })
  return hashText(JSON.stringify(logs))
}

/** The hash of the reference for this game. Throws where the house plays otherwise now. */
export function frozen(kit: GameKit): string {
  const text = fs.readFileSync(new URL('reference-1.json', import.meta.url), 'utf8')
  const wanted = pool.parse(JSON.parse(text)).games[kit.id]
  if (wanted === undefined) throw new GateTrouble(`the reference does not have ${kit.id}`)
  const found = hashOfHouse(kit)
  if (found === wanted) return wanted
  throw new GateTrouble(
    `the built-in agents of ${kit.id} play differently from those of reference/1, so scores are not comparable`,
  )
}
