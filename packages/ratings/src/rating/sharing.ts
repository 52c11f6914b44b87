import * as numbers from './numbers.ts'

const { add, at } = numbers

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
 * member; all terms are positive, so nothing cancels. One object serves many votes of its shape, one after another.
 */
export class Sharing {
  /** Filled by the caller before `expect`. */
  readonly strength: Float64Array
  /** Filled by `expect`: how many correct ballots each member is expected to have. */
  readonly mean: Float64Array
  readonly #shape: VoteShape
  /** Of each member, the odds of 0, 1, 2 … correct ballots, and the same times 0, 1, 2 … */
  readonly #odds: Float64Array[]
  readonly #weighted: Float64Array[]
  /** Products of the odds of the members before each, and of those after it. */
  readonly #before: Float64Array[]
  readonly #after: Float64Array[]
  readonly #product: Float64Array
  readonly #spare: Float64Array
  #all = 1

  constructor(shape: VoteShape) {
    const { members, asked, total } = shape
    this.#shape = shape
    this.strength = new Float64Array(members)
    this.mean = new Float64Array(members)
    this.#odds = polynomials(members, asked + 1)
    this.#weighted = polynomials(members, asked + 1)
    this.#before = polynomials(members, total + 1)
    this.#after = polynomials(members, total + 1)
    this.#product = new Float64Array(total + 1)
    this.#spare = new Float64Array(total + 1)
  }

  /** Returns the log of the sum of the odds of all ways. */
  expect(): number {
    const { members, total } = this.#shape
    const centre = this.#fillOdds()
    this.#fillProducts()
    multiply(pick(this.#before, 0), pick(this.#odds, 0), this.#product)
    this.#all = lastTerm(this.#product, pick(this.#after, 0))
    for (let i = 0; i < members; i++) {
      multiply(pick(this.#before, i), pick(this.#weighted, i), this.#product)
      this.mean[i] = lastTerm(this.#product, pick(this.#after, i)) / this.#all
    }
    return Math.log(this.#all) + total * centre
  }

  /** After `expect`: adds the covariances of the members' correct ballots, row by row from `offset`. */
  covary(covariances: Float64Array, offset: number): void {
    const { members } = this.#shape
    for (let i = 0; i < members; i++) {
      multiply(pick(this.#before, i), pick(this.#weighted, i), this.#product)
      for (let j = i + 1; j < members; j++) {
        multiply(this.#product, pick(this.#weighted, j), this.#spare)
        const both = lastTerm(this.#spare, pick(this.#after, j)) / this.#all
        const covariance = both - at(this.mean, i) * at(this.mean, j)
        add(covariances, offset + i * members + j, covariance)
        add(covariances, offset + j * members + i, covariance)
        // The total is given, so every row of the covariances sums to 0.
        add(covariances, offset + i * members + i, -covariance)
        add(covariances, offset + j * members + j, -covariance)
        multiply(this.#product, pick(this.#odds, j), this.#spare)
        this.#product.set(this.#spare)
      }
    }
  }

  /** Strengths count from their mean, which is returned, against overflow. */
  #fillOdds(): number {
    const { members, asked } = this.#shape
    const centre = this.strength.reduce((sum, value) => sum + value, 0) / members
    for (let i = 0; i < members; i++) {
      const step = Math.exp(at(this.strength, i) - centre)
      let ways = 1
      for (let correct = 0; correct <= asked; correct++) {
        pick(this.#odds, i)[correct] = ways
        pick(this.#weighted, i)[correct] = correct * ways
        ways *= (step * (asked - correct)) / (correct + 1)
      }
    }
    return centre
  }

  #fillProducts(): void {
    const last = this.#shape.members - 1
    pick(this.#before, 0)[0] = 1
    pick(this.#after, last)[0] = 1
    for (let i = 0; i < last; i++)
      multiply(pick(this.#before, i), pick(this.#odds, i), pick(this.#before, i + 1))
    for (let i = last; i > 0; i--)
      multiply(pick(this.#after, i), pick(this.#odds, i), pick(this.#after, i - 1))
  }
}

function polynomials(count: number, terms: number): Float64Array[] {
  return Array.from({ length: count }, () => new Float64Array(terms))
}

/** Members are counted from 0 to one less than there are, so there is always a polynomial. */
function pick(list: readonly Float64Array[], member: number): Float64Array {
  return list[member] as Float64Array
}

/** Writes the product of two polynomials to `product`, as far as it reaches. */
function multiply(a: Float64Array, b: Float64Array, product: Float64Array): void {
  for (let degree = 0; degree < product.length; degree++) {
    let sum = 0
    for (let k = Math.min(degree, b.length - 1); k >= 0; k--) sum += at(a, degree - k) * at(b, k)
    product[degree] = sum
  }
}

/** The last term that the product of two polynomials of equal length is kept to. */
function lastTerm(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += at(a, k) * at(b, a.length - 1 - k)
  return sum
}
