/** The words of the sentences in one language. Numbers come ready to print. */
export interface SentenceTexts {
  /** A number and its interval. */
  interval(value: string, low: string, high: string): string
  deals(count: string): string
  /** Where contents were dealt more than once. */
  dealsOf(deals: string, contents: string): string
  percent(number: string): string
  /** Of a difference of two percentages. */
  percentPoints(number: string): string
  readonly tooFew: string
  readonly tooFewContents: string
  readonly noVariation: string
  readonly rough: string
  /** `more` says what the one with more does, such as "deceives better". */
  better(first: string, second: string, more: string): string
  untold(first: string, second: string, measure: string): string
  nothingSeen(measure: string): string
  moreDeals(count: string): string
  moreContents(count: string): string
  readonly hardlyTold: string
  corrected(comparisons: string): string
  /** Joins what is said of whom with the numbers. */
  about(statement: string, details: readonly string[]): string
  even(choices: string): string
  uneven(choices: string): string
  chances(p: string): string
  votes(count: string): string
  agreement(coefficient: string): string
  items(count: string): string
  finds(deals: string, difference: string, power: string): string
}
