import { Arrows, shapes } from './table-stage.tsx'
import type { ArrowsProps, ShapeName } from './table-stage.tsx'

export interface VoteArrowsProps extends Omit<ArrowsProps, 'shape'> {
  readonly shape: ShapeName
}

/** The arrows of a vote, for a table that was drawn without them. */
export default function VoteArrows({ shape, ...props }: VoteArrowsProps) {
  return <Arrows shape={shapes[shape]} {...props} />
}
