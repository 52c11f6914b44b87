export interface IconProps {
  readonly className?: string
  readonly strokeWidth?: number
}

/**
 * A drawing of a few lines, 24 wide and high, in the colour of the text beside it. Words next to it say what it
 * means.
 */
export function Icon({ d, className, strokeWidth = 2 }: IconProps & { readonly d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={d} />
    </svg>
  )
}
