import type { Rng } from '@wis/engine'
import type { Language } from '@wis/engine'
import type { HeardTable } from '../briefing/heard-table.ts'
import type { Judgement } from './judge.ts'
import type { Persona } from './personas.ts'
import type { Lens } from './reading/lens.ts'

/** All inputs of one answer. */
export interface HouseView {
  readonly persona: Persona
  readonly language: Language
  readonly word: string
  readonly aliases: readonly string[]
  readonly round: number
  readonly table: HeardTable
  readonly lens: Lens
  readonly lensOf: (word: string) => Lens
  readonly judgement: Judgement
  readonly rng: Rng
}

/** How likely this agent is, in its own view, to be the spy. */
export function selfSuspicion({ judgement, table }: HouseView): number {
  return judgement.spy[table.me] ?? 0
}

/** The best guess at the others' word if this agent is the spy. */
export function guessedWord({ judgement, lens }: HouseView): string | undefined {
  const chances = judgement.theirWord.slice(0, lens.kin.length)
  const highest = Math.max(...chances)
  return highest > 0.25 ? lens.kin[chances.indexOf(highest)]?.word.word : undefined
}

/** Gumbel noise: adding it to logarithms and taking the largest picks in proportion. */
export function gumbel(rng: Rng): number {
  return -Math.log(-Math.log(rng.next() + 1e-12))
}

export interface Scored<Item> {
  readonly item: Item
  readonly score: number
}

/** The best item after noise of this temperature. The order of the items has no effect. */
export function pickNoisily<Item>(
  options: readonly Scored<Item>[],
  temperature: number,
  rng: Rng,
): Item | undefined {
  let best: Item | undefined
  let highest = -Infinity
  for (const { item, score } of options) {
    const heated = score + temperature * gumbel(rng)
    if (heated > highest) [best, highest] = [item, heated]
  }
  return best
}
