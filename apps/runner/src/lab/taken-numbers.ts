/** The numbers of the rows that a report was made of. Matches end nearly in order, so few of them are kept. */
export class TakenNumbers {
  /** Every number up to this one. */
  upTo = 0
  readonly #above = new Set<number>()

  get count(): number {
    return this.upTo + this.#above.size
  }

  add(numbers: readonly number[]): void {
    for (const number of numbers) if (number > this.upTo) this.#above.add(number)
    while (this.#above.delete(this.upTo + 1)) this.upTo += 1
  }

  /** Those that are not among them. */
  missing(numbers: readonly number[]): readonly number[] {
    return numbers.filter((number) => number > this.upTo && !this.#above.has(number))
  }
}
