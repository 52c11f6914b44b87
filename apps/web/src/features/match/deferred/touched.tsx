import type { ReactNode } from 'react'

interface TouchedProps {
  /** Its name on the page. */
  readonly name: string
  readonly className?: string
  /** Nothing as long as the server's drawing stays. */
  readonly children: ReactNode
}

/** Without children, the server's drawing of them stays: React leaves the content of such an element alone. */
export function Touched({ name, className, children }: TouchedProps) {
  return children ? (
    <div key="awake" data-touched={name} className={className}>
      {children}
    </div>
  ) : (
    <div
      key="still"
      data-touched={name}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
