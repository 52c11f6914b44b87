import type { SVGProps } from 'react'

interface ThingProps extends SVGProps<SVGSVGElement> {
  /** The path of its shape. */
  readonly icon: string
}

/** A thing that the game gives a shape. */
export function Thing({ icon, ...props }: ThingProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fillRule="evenodd" {...props}>
      <path d={icon} />
    </svg>
  )
}
