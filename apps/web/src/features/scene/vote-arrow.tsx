interface VoteArrowProps {
  /** One of its own in the page. */
  readonly id: string
  readonly path: string
  readonly colour: string
  readonly width: number
}

/** The arrow of a vote, from whoever voted to whoever was named. */
export function VoteArrow({ id, path, colour, width }: VoteArrowProps) {
  return (
    <>
      <marker id={id} viewBox="0 0 8 8" refX="5" refY="4" markerWidth="5" markerHeight="5" orient="auto">
        <path d="M0 .6 7.4 4 0 7.4z" fill={colour} />
      </marker>
      <path
        d={path}
        pathLength="1"
        stroke={colour}
        strokeWidth={width}
        fill="none"
        markerEnd={`url(#${id})`}
      />
    </>
  )
}
