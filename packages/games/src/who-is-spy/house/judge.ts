import type { Rng } from '@wis/engine'
import type { HeardTable } from '../briefing/heard-table.ts'
import type { Mind } from './personas.ts'
import type { Lens } from './reading/lens.ts'

/** One player's view of the table. */
export interface Judgement {
  /** The chance of each seat, the own one included, to be the spy. The chances add up to 1. */
  readonly spy: readonly number[]
  /** The chance of each of the lens's kin to be the other word. The last entry stands for an unknown word. */
  readonly otherWord: readonly number[]
  /** The same chances if the own seat is the spy: the word that everybody else would be holding. */
  readonly theirWord: readonly number[]
}

interface Listener {
  readonly table: HeardTable
  readonly lens: Lens
  readonly mind: Mind
  /**
   * Noise that stands for mishearing. The numbers stay the same all match long, so that an opinion does not change by
   * chance.
   */
  readonly ear: Rng
  readonly seats: number
}

/** How often a spy says something that gives nothing away. */
const hiding = 0.35
const misreading = 1.6

/**
 * Weighs every pair of "this seat is the spy" and "that is the other word" against all speeches. Either one other
 * seat speaks about another word, or the own seat does and all the others agree with each other.
 */
export function judge(listener: Listener): Judgement {
  const { table, lens, mind, seats } = listener
  const logs = suspicions(listener)
  const spy = new Array<number>(seats).fill(0)
  const otherWord: number[] = []
  const theirWord: number[] = []
  lens.shares.forEach((share, word) => {
    let sum = 0
    for (const seat of table.living) {
      const readiness = seat === table.me ? mind.selfDoubt : 1
      const likelihood = share * readiness * Math.exp(logs[word * seats + seat] ?? 0)
      spy[seat] = (spy[seat] ?? 0) + likelihood
      if (seat === table.me) theirWord[word] = likelihood
      sum += likelihood
    }
    otherWord[word] = sum
  })
  return {
    spy: normalised(spy),
    otherWord: normalised(otherWord),
    theirWord: mind.selfDoubt > 0 ? normalised(theirWord) : lens.shares,
  }
}

/** For each other word and each seat: the log-likelihood of all its speeches if that seat held the word. */
function suspicions({ table, lens, mind, ear, seats }: Listener): Float64Array {
  const { me, speeches } = table
  const words = lens.shares.length
  const logs = new Float64Array(words * seats)
  speeches.forEach(({ seat, text }, index) => {
    const slant = mind.insight < 1 ? (1 - mind.insight) * misreading * bell(ear) : 0
    if (seat === me || index < speeches.length - mind.memory) return
    const { lean } = lens.read(text)
    for (let word = 0; word < words; word++) {
      const towards = mind.insight * (lean[word] ?? 0) + slant
      add(logs, word * seats + me, towards)
      add(logs, word * seats + seat, Math.log((1 - hiding) * Math.exp(towards) + hiding))
    }
  })
  return logs
}

function add(sums: Float64Array, index: number, amount: number): void {
  sums[index] = (sums[index] ?? 0) + amount
}

/** Roughly normal, with variance 1. */
function bell(ear: Rng): number {
  return 2 * (ear.next() + ear.next() + ear.next() - 1.5)
}

/** The same proportions, scaled to add up to 1. If all are zero, the shares are equal. */
function normalised(parts: readonly number[]): readonly number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => (total > 0 ? part / total : 1 / parts.length))
}
