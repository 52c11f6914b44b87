import * as numbers from './numbers.ts'

const { add, at } = numbers

/**
 * The voters of the correct ballots in one vote, given the number of correct ballots. Each choice of that many voters
 * has odds e^(Σ their strengths). The choices are counted by multiplying polynomials 1 + odds × z, one for each
 * voter. All terms are positive, so nothing cancels. One object serves many votes of its size, one after another.
 */
export class Sharing {
  /** Filled by the caller before `expect`. */
  readonly strength: Float64Array
  /** Filled by `expect`: each voter's chance to be among the correct ones. */
  readonly chance: Float64Array
  readonly #voters: number
  readonly #correct: number
  readonly #odds: Float64Array
  /** Products of the polynomials of the voters before each voter, and of the voters after it. */
  readonly #before: readonly Float64Array[]
  readonly #after: readonly Float64Array[]
  readonly #product: Float64Array
  #all = 1

  constructor(voters: number, correct: number) {
    const polynomials = () => Array.from({ length: voters + 1 }, () => new Float64Array(correct + 1))
    this.#voters = voters
    this.#correct = correct
    this.strength = new Float64Array(voters)
    this.chance = new Float64Array(voters)
    this.#odds = new Float64Array(voters)
    this.#before = polynomials()
    this.#after = polynomials()
    this.#product = new Float64Array(correct + 1)
  }

  /** Returns the log of the sum of the odds of all choices. */
  expect(): number {
    const centre = this.#fillOdds()
    this.#fillProducts()
    this.#all = at(pick(this.#before, this.#voters), this.#correct)
    for (let i = 0; i < this.#voters; i++) {
      const others = term(pick(this.#before, i), pick(this.#after, i), this.#correct - 1)
      this.chance[i] = (at(this.#odds, i) * others) / this.#all
    }
    return Math.log(this.#all) + this.#correct * centre
  }

  /** After `expect`: adds the covariances between the voters' being right, row by row from `offset`. */
  covary(covariances: Float64Array, offset: number): void {
    const voters = this.#voters
    for (let i = 0; i < voters; i++) {
      this.#product.set(pick(this.#before, i))
      for (let j = i + 1; j < voters; j++) {
        const others = term(this.#product, pick(this.#after, j), this.#correct - 2)
        const both = (at(this.#odds, i) * at(this.#odds, j) * others) / this.#all
        const covariance = both - at(this.chance, i) * at(this.chance, j)
        add(covariances, offset + i * voters + j, covariance)
        add(covariances, offset + j * voters + i, covariance)
        // The number of correct voters is given, so every row of the covariances sums to 0.
        add(covariances, offset + i * voters + i, -covariance)
        add(covariances, offset + j * voters + j, -covariance)
        multiply(this.#product, at(this.#odds, j), this.#product)
      }
    }
  }

  /** Strengths count from their mean, against overflow. Returns the mean. */
  #fillOdds(): number {
    let centre = 0
    for (let i = 0; i < this.#voters; i++) centre += at(this.strength, i) / this.#voters
    for (let i = 0; i < this.#voters; i++) this.#odds[i] = Math.exp(at(this.strength, i) - centre)
    return centre
  }

  #fillProducts(): void {
    const last = this.#voters - 1
    pick(this.#before, 0)[0] = 1
    pick(this.#after, last)[0] = 1
    for (let i = 0; i <= last; i++)
      multiply(pick(this.#before, i), at(this.#odds, i), pick(this.#before, i + 1))
    for (let i = last; i > 0; i--) multiply(pick(this.#after, i), at(this.#odds, i), pick(this.#after, i - 1))
  }
}

/** There is a polynomial for every voter. */
function pick(list: readonly Float64Array[], voter: number): Float64Array {
  return list[voter] as Float64Array
}

/** Writes polynomial × (1 + odds × z) to `product`, up to its length. `product` may be the polynomial itself. */
function multiply(polynomial: Float64Array, odds: number, product: Float64Array): void {
  for (let degree = product.length - 1; degree > 0; degree--)
    product[degree] = at(polynomial, degree) + odds * at(polynomial, degree - 1)
  product[0] = at(polynomial, 0)
}

/** The term of that degree in the product of two polynomials. */
function term(a: Float64Array, b: Float64Array, degree: number): number {
  let sum = 0
  for (let k = 0; k <= degree; k++) sum += at(a, k) * at(b, degree - k)
  return sum
}
