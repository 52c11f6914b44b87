import { handle, mostInMatrix } from '@wis/protocol'

/** How many of the leading agents can be asked for. */
export const tops = [4, 6, 8, mostInMatrix] as const

export interface MatrixWish {
  readonly top: number
  /** Short names that were chosen; none where the leading agents are wanted. */
  readonly agents: readonly string[]
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** Whom an address asks for: agents by name, one field for each or with commas between them; what makes no sense is dropped. */
export function parseMatrixWish(query: Query): MatrixWish {
  const named = [query['agents'] ?? []].flat().flatMap((one) => one.split(','))
  const agents = [...new Set(named.filter((one) => handle.safeParse(one).success))].slice(0, mostInMatrix)
  return {
    top: tops.find((top) => String(top) === query['top']) ?? tops[2],
    agents: agents.length > 1 ? agents : [],
  }
}
