import { handle, mostInMatrix } from '@wis/protocol'

/** The possible numbers of leading agents. */
export const tops = [4, 6, 8, mostInMatrix] as const

export interface MatrixWish {
  readonly top: number
  /** The chosen short names; none for the leading agents. */
  readonly agents: readonly string[]
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The agents that an address asks for by name, in one field each or separated by commas. Invalid values are dropped.
 */
export function parseMatrixWish(query: Query): MatrixWish {
  const named = [query['agents'] ?? []].flat().flatMap((one) => one.split(','))
  const agents = [...new Set(named.filter((one) => handle.safeParse(one).success))].slice(0, mostInMatrix)
  return {
    top: tops.find((top) => String(top) === query['top']) ?? tops[2],
    agents: agents.length > 1 ? agents : [],
  }
}
