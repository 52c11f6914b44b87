import { connectorKinds, traitsOf } from '@wis/protocol'
import type { KindTrait } from '@wis/protocol'

const listed = (kinds: readonly string[]) => `(${kinds.map((kind) => `'${kind}'`).join(', ')})`

/** SQL that says whether the kind of an agent has a trait. It names the shorter list of kinds. */
export function kindHas(trait: KindTrait, column = 'a.kind'): string {
  const having = connectorKinds.filter((kind) => traitsOf(kind)[trait])
  const lacking = connectorKinds.filter((kind) => !traitsOf(kind)[trait])
  return lacking.length < having.length
    ? `${column} not in ${listed(lacking)}`
    : `${column} in ${listed(having)}`
}
