interface ScoreBarProps {
  readonly ahead: number
  readonly equal: number
  readonly behind: number
  /** Whether it says little, because of too few matches. */
  readonly isFaint?: boolean
}

/** The matches of two agents as one bar: those in which the first scored more, then the equal ones, then the others. */
export function ScoreBar({ ahead, equal, behind, isFaint = false }: ScoreBarProps) {
  return (
    <span
      aria-hidden="true"
      className={`flex h-1.5 overflow-hidden rounded-full bg-line ${isFaint ? 'opacity-50' : ''}`}
    >
      <span className="bg-brass" style={{ flexGrow: ahead }} />
      <span className="bg-brass/40" style={{ flexGrow: equal }} />
      <span style={{ flexGrow: behind }} />
    </span>
  )
}
