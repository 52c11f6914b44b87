interface ProgressBarProps {
  readonly done: number
  readonly all: number
  readonly label?: string
}

/** A progress bar in our own colours, because each browser has its own. The numbers are beside it. */
export function ProgressBar({ done, all, label }: ProgressBarProps) {
  return (
    <progress
      value={done}
      max={Math.max(1, all)}
      aria-label={label}
      className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brass [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brass"
    />
  )
}
