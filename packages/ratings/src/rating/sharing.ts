import { add, at } from './at.ts'

export interface VoteShape {
  readonly members: number
  /** Ballots asked of each member. */
  readonly asked: number
  /** Correct ballots of all members together. */
  readonly total: number
}

/**
 * How a known number of correct ballots is shared out among those who voted side by side, where each way of sharing
 * it has odds e^(Σ strength × own correct ballots). The ways are counted by multiplying polynomials, one for each
 * member; all terms are positive, so nothing cancels.
 */
export interface Sharing {
  /** Filled by the caller before `expect`. */
  readonly strength: Float64Array
  /** Filled by `expect`: how many correct ballots each member is expected to have. */
  readonly mean: Float64Array
  /** Returns the log of the sum of the odds of all ways. */
  expect(): number
  /** After `expect`: adds the covariances of the members' correct ballots, row by row from `offset`. */
  covary(covariances: Float64Array, offset: number): void
}

export function sharing({ members, asked, total }: VoteShape): Sharing {
  const polynomials = (count: number, terms: number) =>
    Array.from({ length: count }, () => new Float64Array(terms))
  const strength = new Float64Array(members)
  const mean = new Float64Array(members)
  /** Of each member, the odds of 0, 1, 2 … correct ballots, and the same times 0, 1, 2 … */
  const odds = polynomials(members, asked + 1)
  const weighted = polynomials(members, asked + 1)
  /** Products of the odds of the members before each, and of those after it. */
  const before = polynomials(members, total + 1)
  const after = polynomials(members, total + 1)
  const [one, two] = [new Float64Array(total + 1), new Float64Array(total + 1)]
  let all = 1

  /** Strengths count from their mean, against overflow. */
  const fillOdds = (): number => {
    const centre = strength.reduce((sum, value) => sum + value, 0) / members
    strength.forEach((value, i) => {
      const step = Math.exp(value - centre)
      let ways = 1
      for (let a = 0; a <= asked; a++) {
        list(odds, i)[a] = ways
        list(weighted, i)[a] = a * ways
        ways *= (step * (asked - a)) / (a + 1)
      }
    })
    return centre
  }

  const fillProducts = (): void => {
    list(before, 0)[0] = 1
    list(after, members - 1)[0] = 1
    for (let i = 1; i < members; i++) multiply(list(before, i - 1), list(odds, i - 1), list(before, i))
    for (let i = members - 1; i > 0; i--) multiply(list(after, i), list(odds, i), list(after, i - 1))
  }

  return {
    strength,
    mean,
    expect() {
      const centre = fillOdds()
      fillProducts()
      multiply(list(before, 0), list(odds, 0), one)
      all = lastTerm(one, list(after, 0))
      for (let i = 0; i < members; i++) {
        multiply(list(before, i), list(weighted, i), one)
        mean[i] = lastTerm(one, list(after, i)) / all
      }
      return Math.log(all) + total * centre
    },
    covary(covariances, offset) {
      for (let i = 0; i < members; i++) {
        multiply(list(before, i), list(weighted, i), one)
        for (let j = i + 1; j < members; j++) {
          multiply(one, list(weighted, j), two)
          const both = lastTerm(two, list(after, j)) / all
          const together = both - at(mean, i) * at(mean, j)
          add(covariances, offset + i * members + j, together)
          add(covariances, offset + j * members + i, together)
          // The total is given, so every row of the covariances sums to 0.
          add(covariances, offset + i * members + i, -together)
          add(covariances, offset + j * members + j, -together)
          multiply(one, list(odds, j), two)
          one.set(two)
        }
      }
    },
  }
}

function list(polynomials: readonly Float64Array[], index: number): Float64Array {
  return polynomials[index] as Float64Array
}

/** Writes the product of two polynomials to `product`, as far as it reaches. */
function multiply(a: Float64Array, b: Float64Array, product: Float64Array): void {
  for (let degree = 0; degree < product.length; degree++) {
    let sum = 0
    for (let k = Math.min(degree, b.length - 1); k >= 0; k--) sum += at(a, degree - k) * at(b, k)
    product[degree] = sum
  }
}

/** The last term of the product of two polynomials of equal length. */
function lastTerm(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += at(a, k) * at(b, a.length - 1 - k)
  return sum
}
