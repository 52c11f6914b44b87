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

// In a file of its own, because it is the only icon that the browser draws on the page of live tables.
const eye = 'M2 12q4-7 10-7t10 7q-4 7-10 7T2 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z'

export const Eye = (props: IconProps) => <Icon {...props} d={eye} />

export const EyeOff = (props: IconProps) => <Icon {...props} d={`${eye}M4 3l16 18`} />
