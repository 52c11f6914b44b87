import { advance } from '@wis/engine'
import type { Entry, GameEvent } from '@wis/engine'
import type { GameKit, HousePlayer } from '../game-kit.ts'
import { playHouse } from '../play-house.ts'
import type { AnyRuleset } from '../ruleset.ts'

/** What the suite cannot know of a game. */
export interface Expected {
  /** No match has more entries than this. */
  readonly mostEntries: number
  /** Matches played to compare two house players. */
  readonly comparisons: number
  /** All seats are on one side: a table of the stronger player is compared with a table of the weaker one. */
  readonly together?: boolean
  /**
   * The other seats belong to each house player in turn, and not to the weaker of the two, because it depends on the
   * others whether a player is the stronger one.
   */
  readonly amongAll?: boolean
  /** House players of clearly different strength, the weakest first. All of them if it is not given. */
  readonly ladder?: readonly string[]
  /** Whether a match in which every seat breaks the rules is void. */
  readonly mayBeVoid?: boolean
  /** It reads answers by fixed rules of its own, which published matches depend on. */
  readonly readsByItself?: boolean
}

export type Kit = GameKit<AnyRuleset, unknown, unknown, unknown, GameEvent>

const weakest = (kit: Kit) => kit.house[0]
export const everybody = (kit: Kit, { players }: AnyRuleset, first = 0): HousePlayer<unknown>[] =>
  Array.from({ length: players }, (_, seat) => kit.house[(first + seat) % kit.house.length] ?? weakest(kit))

export const played = (kit: Kit, ruleset: AnyRuleset, seed: string, language: 'en' | 'zh' = 'en') =>
  playHouse(kit, { seed, ruleset, language, players: everybody(kit, ruleset, seed.length) })

/** The state after each entry of a log. */
export function statesIn(kit: Kit, log: readonly Entry[]): readonly unknown[] {
  let state = kit.rules.blank
  return log.map((entry) => (state = advance(kit.rules, state, entry)))
}

export const seeds = ['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff']
