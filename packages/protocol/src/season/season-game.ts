import { boardOrders, otherKits, rulesetWith } from '@wis/games'
import type { AnyRuleset, GameKit, RulesetWith, Settings } from '@wis/games'
import { seatRoles } from '../legacy/published.ts'
import { seasonFormats } from './season-terms.ts'
import type { SeasonFormat, SeasonTerms } from './season-terms.ts'

/** The formats that make sense for a game. Where all at a table share one result, nobody can be knocked out. */
export const formatsOf = ({ results }: Pick<GameKit, 'results'>): readonly SeasonFormat[] =>
  seasonFormats.filter((format) => format !== 'knockout' || !results.shared)

/**
 * What the board of an organizer's season may go by. In a knockout, those who go on play more. Where all at a table share
 * one result, nobody wins alone. Where the total is a rule of the game, nothing else is.
 */
export function ordersOf({ id, results }: Pick<GameKit, 'id' | 'results'>, format: SeasonFormat) {
  const hasOthers = format !== 'knockout' && otherKits.some((kit) => kit.id === id)
  return boardOrders.filter(
    (order) => order === 'total' || (hasOthers && (order === 'mean-points' || !results.shared)),
  )
}

/** The ruleset of a game with this id, if the game has it. */
export const rulesetOfGame = ({ setup }: Pick<GameKit, 'setup'>, id: string): AnyRuleset | undefined =>
  setup.presets.find((preset) => preset.id === id)

interface Ruled {
  readonly ruleset: string
  readonly set: Settings
  readonly terms?: Pick<SeasonTerms, 'turnLimitMs'>
}

/**
 * The ruleset that a season plays by: one of its game, with the values that its organizer sets and the time to answer of
 * its terms. Or the field that the game refuses.
 */
export function rulesetOfSeason(kit: Pick<GameKit, 'setup'>, { ruleset, set, terms }: Ruled): RulesetWith {
  const named = rulesetOfGame(kit, ruleset)
  if (!named) return { ok: false, field: 'ruleset', fault: 'not a ruleset of this game' }
  const { turnLimitMs = named.turnLimitMs } = terms ?? {}
  return rulesetWith(kit, named, { ...set, ...(turnLimitMs !== named.turnLimitMs && { turnLimitMs }) })
}

/** The rulesets of a game under which a season may begin. The first one is the usual. */
export const seasonRulesets = ({ setup }: Pick<GameKit, 'setup'>): readonly AnyRuleset[] =>
  setup.presets.filter(({ id }) => !setup.closedToSeasons?.includes(id))

/** Whether agents of a game get a rating: the rating compares agents in these two roles. */
export const isRated = ({ results }: Pick<GameKit, 'results'>): boolean =>
  seatRoles.every((role) => role in results.roles)
