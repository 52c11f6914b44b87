import { rngAt } from '@wis/engine'
import type { Language } from '@wis/engine'
import type { GameKit } from './game-kit.ts'
import { materialAt } from './play-house.ts'
import type { AnyRuleset } from './ruleset.ts'

/** Properties of a seat in a deal, by the factors of its game: its role, its place, and so on. */
export type DealLevels = Readonly<Record<string, string>>

/** The factor that every game has. Its levels are counted from 1. */
export const seatFactor = 'seat'

/** What the seat is told at the start contains this: its word, its cards. */
export const wordFactor = 'word'

/** Everything else is drawn from this, so that the same choices are the same deal. */
export const seedFactor = 'seed'

/** Played by other rules than those of the season: by a named ruleset for as many players. */
const rulesetFactor = 'ruleset'

/** The rulesets of a game that a practice match may be played by, where the season has these. */
export const rulesetsBeside = (kit: GameKit, { players }: AnyRuleset): readonly AnyRuleset[] =>
  kit.setup.presets.filter((preset) => preset.players === players)

/** The rules by which the wanted deal is played. Undefined if its game has no such ruleset. */
export function rulesetWanted(
  kit: GameKit,
  ruleset: AnyRuleset,
  { [rulesetFactor]: id }: DealLevels,
): AnyRuleset | undefined {
  return id === undefined ? ruleset : rulesetsBeside(kit, ruleset).find((preset) => preset.id === id)
}

/** All levels of every factor of a game by these rules, by the factor's name. */
export function dealLevels(kit: GameKit, ruleset: AnyRuleset): ReadonlyMap<string, readonly string[]> {
  const seats = Array.from({ length: ruleset.players }, (_, seat) => String(seat + 1))
  const own = (kit.studies?.factors ?? []).map(({ id: factor, levels }) => [factor, levels(ruleset)] as const)
  return new Map([[seatFactor, seats], ...own.filter(([, levels]) => levels.length > 0)])
}

interface Dealt {
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly material: unknown
  readonly seed: string
}

/** The levels of every seat in a deal, in seat order. */
export function seatLevels(
  kit: GameKit,
  { ruleset, language, material, seed }: Dealt,
): readonly DealLevels[] {
  const seats = Array.from({ length: ruleset.players }, (_, seat) => seat)
  const place = (seat: number) => ({ [seatFactor]: String(seat + 1) })
  if (!kit.studies) return seats.map(place)
  const events = kit.rules.open({ ruleset, language, material }, seats, rngAt(seed, 0))
  const layout = kit.studies.layout(events.reduce(kit.rules.evolve, kit.rules.blank), material)
  return seats.map((seat) => ({ ...place(seat), ...layout[seat] }))
}

export const hasLevels = (own: DealLevels | undefined, wanted: DealLevels): boolean =>
  Object.entries(wanted).every(([factor, level]) => own?.[factor] === level)

/** Whether a seat is dealt what is wanted. Seed and ruleset decide nothing about one deal. */
export function isDealt(kit: GameKit, dealt: Dealt, { seat, wanted }: WantedAt): boolean {
  const { [seedFactor]: _seed, [rulesetFactor]: _rules, [wordFactor]: word, ...levels } = wanted
  if (!hasLevels(seatLevels(kit, dealt)[seat], levels)) return false
  return word === undefined || saysWord(toldAt(kit, dealt, seat), word)
}

interface WantedAt {
  readonly seat: number
  readonly wanted: DealLevels
}

/** What a seat knows before anything is done. */
function toldAt(kit: GameKit, { ruleset, language, material, seed }: Dealt, seat: number): string {
  const seats = Array.from({ length: ruleset.players }, (_, one) => one)
  const events = kit.rules.open({ ruleset, language, material }, seats, rngAt(seed, 0))
  return kit.wire.observe(events.reduce(kit.rules.evolve, kit.rules.blank), seat).text
}

/** Whether it stands there as a word of its own, and not as a part of another one. Scripts without spaces have no such parts. */
function saysWord(text: string, word: string): boolean {
  const [whole, part] = [text.toLowerCase(), word.trim().toLowerCase()]
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{Script=Latin}\p{N}]/u.test(character)
  for (let at = whole.indexOf(part); at >= 0 && part !== ''; at = whole.indexOf(part, at + 1)) {
    const joins = (inside: string | undefined, outside: string | undefined) =>
      isLetter(inside) && isLetter(outside)
    if (!joins(part[0], whole[at - 1]) && !joins(part.at(-1), whole[at + part.length])) return true
  }
  return false
}

/** So many deals are looked through before a word counts as one that the game does not deal. */
const mostLooked = 3_000

/** Whether a game deals this at all. What it tells a seat is found only by looking. */
export function canBeDealt(
  kit: GameKit,
  { ruleset: usual, language }: Pick<Dealt, 'ruleset' | 'language'>,
  wanted: DealLevels,
): boolean {
  const { [seedFactor]: seed = 'deal', [rulesetFactor]: _rules, [wordFactor]: word, ...levels } = wanted
  const ruleset = rulesetWanted(kit, usual, wanted)
  if (!ruleset) return false
  const known = dealLevels(kit, ruleset)
  if (!Object.entries(levels).every(([factor, level]) => known.get(factor)?.includes(level))) return false
  if (word === undefined) return seed.trim() !== ''
  return Array.from({ length: mostLooked }, (_, place) => `${seed}/${place}`).some((one) => {
    const dealt = {
      ruleset,
      language,
      seed: one,
      material: kit.setup.draw(ruleset, language, rngAt(one, materialAt)),
    }
    return Array.from({ length: ruleset.players }, (_, seat) => seat).some((seat) =>
      isDealt(kit, dealt, { seat, wanted }),
    )
  })
}
