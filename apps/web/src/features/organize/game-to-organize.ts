import { usualGame } from '@wis/db/matches'
import { kitCalled } from '@wis/games'
import type { AnyRuleset, GameKit, Language } from '@wis/games'
import { formatsOf, isRated, ordersOf, seasonRulesets } from '@wis/protocol'
import type { SeasonFormat } from '@wis/protocol'
import type { BoardOrder } from '@wis/ratings'
import { mayBeSpoken } from '../games/names.ts'
import { fieldsToSet } from '../rule-fields/fields-of-game.ts'

/** What the form of a season has to know of its game. */
export interface GameToOrganize {
  readonly id: string
  readonly formats: readonly SeasonFormat[]
  /** Whether a season can bring pairs of words. */
  readonly hasWords: boolean
  /** Whether its matches have a language, by some of its rules at least. */
  readonly isSpoken: boolean
  readonly isRated: boolean
  /** Whether a ladder may let every agent play with itself. */
  readonly allowsSelfPlay: boolean
  /** What the board of a ladder or a round robin may go by, and what the platform's own board goes by. */
  readonly orders: readonly BoardOrder[]
  readonly usualOrder: BoardOrder
}

/** The game that an address or a form asks for, else the oldest one. */
export function gameToOrganize(asked: unknown): GameToOrganize {
  const kit = kitOf(asked)
  const hasWords = kit.setup.brings === 'word-pairs'
  const allowsSelfPlay = kit.setup.selfPlay ?? false
  return {
    id: kit.id,
    formats: formatsOf(kit),
    hasWords,
    isSpoken: mayBeSpoken(kit.id),
    isRated: isRated(kit),
    allowsSelfPlay,
    orders: ordersOf(kit, 'ladder'),
    usualOrder: kit.board.order,
  }
}

function kitOf(asked: unknown): GameKit {
  const kit = (typeof asked === 'string' ? kitCalled(asked) : undefined) ?? kitCalled(usualGame)
  if (!kit) throw new Error('the oldest game is missing')
  return kit
}

/**
 * The rulesets under which a season of a game may begin, the usual one first, with their numbers of players and of rounds.
 * Null if there is no last round. Undefined in a game that does not count rounds.
 */
export const rulesetsToOrganize = ({ id }: GameToOrganize) =>
  seasonRulesets(kitOf(id)).map((ruleset) => ({
    id: ruleset.id,
    players: ruleset.players,
    rounds: roundsOf(ruleset),
  }))

function roundsOf(ruleset: AnyRuleset): number | null | undefined {
  const rounds = 'rounds' in ruleset ? ruleset.rounds : undefined
  return rounds === null || typeof rounds === 'number' ? rounds : undefined
}

/** The fields of its rules that an organizer can set, with their values in these rulesets. The time to answer is a term. */
export const rulesToSet = (
  { id }: GameToOrganize,
  rulesets: readonly { readonly id: string }[],
  locale: Language,
) =>
  fieldsToSet(
    kitOf(id),
    rulesets.map((ruleset) => ruleset.id),
    locale,
  ).filter(({ path }) => path !== 'turnLimitMs')

/** The initial values of the form for the most common kinds of seasons. */
export const presets = {
  ladder: {
    format: 'ladder',
    seats: 'strangers',
    entry: 'open',
    versions: 'live',
    words: 'collection',
    deals: '10',
  },
  evening: { format: 'knockout', entry: 'approval', versions: 'frozen', words: 'collection', deals: '3' },
  course: {
    format: 'ladder',
    seats: 'strangers',
    entry: 'invitation',
    versions: 'live',
    words: 'collection',
    deals: '10',
    matchesPerAgent: '60',
  },
  benchmark: {
    format: 'round-robin',
    entry: 'approval',
    versions: 'frozen',
    words: 'sealed',
    deals: '20',
    embargo: 'on',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>
export type PresetName = keyof typeof presets

// An object literal has only the keys that its type names.
export const presetNames = Object.keys(presets) as PresetName[]

/** The kinds that make sense for a game. */
export const presetsFor = ({ formats }: Pick<GameToOrganize, 'formats'>): readonly PresetName[] =>
  presetNames.filter((name) => formats.includes(presets[name].format))
