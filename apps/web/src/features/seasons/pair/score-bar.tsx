interface ScoreBarProps {
  readonly ahead: number
  readonly equal: number
  readonly behind: number
}

/** Won, level and lost differ in lightness, too. */
export const scoreLook = { ahead: 'bg-brass', equal: 'bg-brass/40', behind: 'bg-strong' } as const

/** The matches of two agents as one bar: those in which the first scored more, then the equal ones, then the others. */
export function ScoreBar({ ahead, equal, behind }: ScoreBarProps) {
  return (
    <span aria-hidden="true" className="flex h-3 gap-px overflow-hidden rounded-full">
      {(Object.entries({ ahead, equal, behind }) as [keyof typeof scoreLook, number][]).map(
        ([part, count]) =>
          count > 0 && <span key={part} className={scoreLook[part]} style={{ flexGrow: count }} />,
      )}
    </span>
  )
}
