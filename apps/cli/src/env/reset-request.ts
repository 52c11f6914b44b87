import { kitCalled, kits, languages, rulesetWith } from '@wis/games'
import type { AnyRuleset, GameKit, HousePlayer } from '@wis/games'
import { z } from 'zod'

/** What is wrong with a request, in words for the program that sent it. */
export class EnvFault extends Error {
  override readonly name = 'EnvFault'
}

const count = z.int().min(0)

/** A seat of this name answers from outside. */
export const learner = 'learner'

/** What a match is made of. Instances are numbered deals that are the same on every machine. */
export const resetRequest = z.object({
  game: z.string().optional(),
  ruleset: z.string().optional(),
  set: z.record(z.string(), z.unknown()).default({}),
  seed: z.union([z.string().min(1).max(200), count]).nullish(),
  instance: z.int().min(1).nullish(),
  language: z.enum(languages).default('en'),
  /** Who sits on each seat: `learner`, a built-in agent, or a player that the server was started with. */
  seats: z.array(z.string()).nullish(),
  /** Instead of `seats`: the one seat of the learner … */
  learner: count.nullish(),
  /** … and who has all others. The strongest built-in agent if name at least one. */
  opponents: z.string().nullish(),
  startedAt: z.iso.datetime().default('2026-01-01T00:00:00.000Z'),
})
export type ResetRequest = z.infer<typeof resetRequest>

/** A match as it was asked for, with every choice made. */
export interface WantedMatch {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: ResetRequest['language']
  readonly seed: string
  /** In seat order. */
  readonly players: readonly string[]
  readonly startedAt: Date
}

export function wantedMatch(asked: ResetRequest, usual: { readonly game?: string | undefined }): WantedMatch {
  const kit = kitWanted(asked.game ?? usual.game)
  const ruleset = rulesetWanted(kit, asked)
  if (asked.seed !== undefined && asked.seed !== null && asked.instance)
    throw new EnvFault('use either seed or instance')
  const seed = asked.instance ? seedOfInstance(asked.instance) : String(asked.seed ?? freshSeed())
  const { language } = asked
  const players = playersWanted(kit, ruleset, asked)
  return { kit, ruleset, language, seed, players, startedAt: new Date(asked.startedAt) }
}

export const seedOfInstance = (instance: number): string => `instance-${instance}`

const freshSeed = () => crypto.randomUUID().slice(0, 13)

export function kitWanted(game: string | undefined): GameKit {
  const kit = game === undefined ? undefined : kitCalled(game)
  if (kit) return kit
  const named = game === undefined ? 'game is missing' : `there is no game called ${game}`
  throw new EnvFault(`${named}: it is one of ${kits.map(({ id }) => id).join(', ')}`)
}

function rulesetWanted(kit: GameKit, { ruleset: id, set }: ResetRequest): AnyRuleset {
  const { presets } = kit.setup
  const named = id === undefined ? presets[0] : presets.find((preset) => preset.id === id)
  if (!named)
    throw new EnvFault(
      `ruleset of ${kit.id} is one of ${presets.map((preset) => preset.id).join(', ')}, not ${id}`,
    )
  const changed = rulesetWith(kit, named, set)
  if (changed.ok) return changed.ruleset
  throw new EnvFault(`set.${changed.field}: ${changed.fault}`)
}

function playersWanted(
  kit: GameKit,
  { id, players: seats }: AnyRuleset,
  asked: ResetRequest,
): readonly string[] {
  const { seats: named, learner: seat, opponents } = asked
  if (named) {
    if (named.length === seats) return named
    throw new EnvFault(`seats names ${seats} players for ${kit.id} by ${id}, not ${named.length}`)
  }
  const isAlone = (seat !== undefined && seat !== null) || (opponents !== undefined && opponents !== null)
  if (!isAlone) return Array.from({ length: seats }, () => learner)
  const own = seat ?? 0
  if (own >= seats) throw new EnvFault(`learner is a seat from 0 to ${seats - 1}, not ${own}`)
  return Array.from({ length: seats }, (_, place) =>
    place === own ? learner : (opponents ?? strongest(kit).slug),
  )
}

export const strongest = ({ house }: GameKit): HousePlayer<unknown> =>
  house.toSorted((one, other) => other.strength - one.strength)[0] ?? house[0]
