import type { Seat } from '@wis/engine'
import type { ScenePart } from '@wis/games'

export type PartOf<Kind extends ScenePart['kind']> = Extract<ScenePart, { kind: Kind }>

export interface PartProps<Kind extends ScenePart['kind']> {
  readonly part: PartOf<Kind>
  readonly nameOf: (seat: Seat) => string
}
