import { rngAt } from '@wis/engine'
import type { Language, Seat } from '@wis/engine'
import { dealLevels, materialAt } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { rulesetOf } from '../spec/ruleset-of.ts'

interface Drawn {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly spec: ExperimentSpec
}

const mostRepeats = 500

/**
 * The contents of an experiment by their number, such as pairs of words. Contents come again only after the game has
 * no further one.
 */
export function contentsOf({ kit, ruleset, language, spec }: Drawn): (number: number) => unknown {
  const listed = kit.setup.listed?.(ruleset, language)
  if (listed) {
    const inOrder = rngAt(`${spec.seed}/content/${language}`, 0).shuffle(listed)
    return (number) => inOrder[number % inOrder.length]
  }
  const contents: unknown[] = []
  const seen = new Set<string>()
  let draws = 0
  const draw = () =>
    kit.setup.draw(ruleset, language, rngAt(`${spec.seed}/content/${language}/${draws++}`, materialAt))
  const next = () => {
    for (let again = 0; again < mostRepeats; again++) {
      const content = draw()
      const key = JSON.stringify(content)
      if (!seen.has(key)) {
        seen.add(key)
        return content
      }
    }
    return undefined
  }
  let isExhausted = false
  return (number) => {
    while (contents.length <= number && !isExhausted) {
      const content = next()
      if (content === undefined) isExhausted = true
      else contents.push(content)
    }
    return contents[number % contents.length]
  }
}

interface ArrangedTable {
  /** The subject's. */
  readonly seat: Seat
  /** What of the rules lays the table. */
  readonly rules: Partial<AnyRuleset>
}

interface Block {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly seed: string
}

/**
 * The table of a deal, counted from 0, in an experiment that arranges them. Each run of as many deals as a block has
 * tables holds every table once, in an order of its own.
 */
export function arrangedTable({ kit, ruleset, seed }: Block, deal: number): ArrangedTable {
  const arranged = kit.studies?.arranged
  if (!arranged) throw new RangeError(`${kit.id} has no arranged tables`)
  const tables = arranged.count(ruleset)
  const chance = `${seed}/arranged/${Math.floor(deal / tables)}`
  const order = rngAt(chance, 0).shuffle(Array.from({ length: tables }, (_, index) => index))
  return arranged.at(ruleset, order[deal % tables] ?? 0, rngAt(chance, 1))
}

interface Place {
  readonly seed: string
  readonly factor: string
  readonly levels: readonly string[]
  readonly materials: number
}

/**
 * The level of a factor in a deal. Each run of as many deals as there are levels has every level once, in an order of
 * its own. Every further repeat of a content moves on by one level, so that a content meets all of them in turn.
 */
export function balancedLevel({ seed, factor, levels, materials }: Place, deal: number): string {
  const material = deal % materials
  const repeat = Math.floor(deal / materials)
  const block = Math.floor(material / levels.length)
  const order = rngAt(`${seed}/${factor}/${block}`, 0).shuffle([...levels.keys()])
  const at = ((order[material % levels.length] ?? 0) + repeat) % levels.length
  const level = levels[at]
  if (level === undefined) throw new RangeError(`${factor} has no levels`)
  return level
}

/** All levels of every factor of an experiment, by the factor's name. */
export function levelsOf(kit: GameKit, spec: ExperimentSpec): ReadonlyMap<string, readonly string[]> {
  const ruleset = rulesetOf(kit, spec)
  if (!ruleset) throw new RangeError(`${kit.id} has no ruleset ${String(spec.ruleset)}`)
  return dealLevels(kit, ruleset)
}
