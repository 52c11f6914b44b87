import { randomBytes } from 'node:crypto'
import { languages, usualGame } from '@wis/games'
import type { AnyRuleset, GameKit, HousePlayer } from '@wis/games'
import type { GameSeries, MixedSeries } from '@wis/simulation'
import { readArguments, readChoice, readCount, UsageError } from '../command.ts'
import { readKit, readNamed, readRuleset } from '../read-game.ts'

/** Either other built-in agents at every table, or the same player on each seat. */
export type Simulation =
  | {
      readonly kind: 'mixed-tables'
      readonly series: Omit<MixedSeries, 'seated'>
      readonly out: string | undefined
    }
  | { readonly kind: 'same-table'; readonly series: GameSeries; readonly told: Told }

const usualGames = '100'

export function readSimulation(args: readonly string[]): Simulation {
  const { values, positionals } = readArguments(args, {
    game: { type: 'string' },
    ruleset: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    players: { type: 'string' },
    mixed: { type: 'boolean', default: false },
    games: { type: 'string' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    language: { type: 'string', default: 'en' },
    'started-at': { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
  })
  if (positionals.length > 0) throw new UsageError(`unexpected argument '${positionals.join(' ')}'`)
  if (values.game === undefined && values.games === undefined)
    throw new UsageError('--games is missing: the number of matches')
  const kit = readKit(values.game ?? usualGame)
  const { seed, out, json } = values
  const asked = {
    games: readCount('games', values.games ?? usualGames),
    seed,
    language: readChoice('language', values.language, languages),
    startedAt: readTime(values['started-at']),
  }
  const ruleset = readRuleset(kit, values.ruleset, values.set)
  const isNamed = values.players !== undefined || json
  if (values.mixed && isNamed) throw new UsageError('--mixed cannot be combined with --players or --json')
  if (values.mixed || (kit.older && !isNamed))
    return { kind: 'mixed-tables', series: { ...asked, kit, ruleset }, out }
  // Its seed decides who sits where, so that an export cannot keep players in an order.
  if (kit.older && out !== undefined)
    throw new UsageError(`--out cannot be combined with --players or --json for ${kit.id}`)
  const players = readPlayers(kit, ruleset, values.players)
  return { kind: 'same-table', series: { ...asked, kit, ruleset, players }, told: { out, json } }
}

/** The time of the first entry. It is given where logs are compared byte by byte. */
function readTime(text: string | undefined): Date {
  const time = text === undefined ? new Date() : new Date(text)
  if (!Number.isNaN(time.getTime())) return time
  throw new UsageError(`--started-at takes a time such as 2026-01-01T00:00:00Z, not '${text}'`)
}

function readPlayers(kit: GameKit, ruleset: AnyRuleset, text: string | undefined) {
  if (text === undefined) return strongestFirst(kit, ruleset.players)
  const bySlug = new Map(kit.house.map((player) => [player.slug, player]))
  const players = text.split(',').map((slug) => readNamed('players', slug.trim(), bySlug))
  if (players.length === ruleset.players) return players
  const { id, players: seats } = ruleset
  throw new UsageError(`--players names ${seats} players for ${kit.id} by ${id}, not ${players.length}`)
}

/** The strongest on the first seat. If there are more seats than players, it begins again. */
function strongestFirst({ house }: GameKit, seats: number): readonly HousePlayer<unknown>[] {
  const ranked = house.toSorted((one, other) => other.strength - one.strength)
  return Array.from({ length: seats }, (_, seat) => ranked[seat % ranked.length] ?? house[0])
}

export interface Told {
  readonly out: string | undefined
  /** Prints one line for programs, and nothing else. */
  readonly json: boolean
}
