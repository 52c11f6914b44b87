import { Arrows, shapes } from './table-stage.tsx'
import type { ArrowsProps, ShapeName } from './table-stage.tsx'

export interface VoteArrowsProps extends Omit<ArrowsProps, 'shape'> {
  readonly shape: ShapeName
}

/** The votes as they fly, for a table whose drawing has come without them. */
export default function VoteArrows({ shape, ...props }: VoteArrowsProps) {
  return <Arrows shape={shapes[shape]} {...props} />
}
