import { useRef } from 'react'
import type { ReactNode } from 'react'
import { counterpartOf } from './counterpart.ts'

interface TouchedProps {
  /** Its name on the page. */
  readonly name: string
  readonly className?: string | undefined
  /** Nothing as long as the server's drawing stays. */
  readonly children: ReactNode
}

/**
 * Without children, the server's drawing of them stays: React leaves the content of such an element alone. When they
 * come, what had the focus in that drawing has it in theirs.
 */
export function Touched({ name, className, children }: TouchedProps) {
  const focused = useRef<HTMLElement>(undefined)
  const noteFocus = (still: HTMLElement | null) => () => {
    const { activeElement } = document
    const isHere = activeElement instanceof HTMLElement && still?.contains(activeElement)
    focused.current = isHere ? activeElement : undefined
  }
  const giveFocus = () => {
    if (focused.current) counterpartOf(focused.current)?.focus({ preventScroll: true })
    focused.current = undefined
  }
  return children ? (
    <div key="awake" ref={giveFocus} data-touched={name} className={className}>
      {children}
    </div>
  ) : (
    <div
      key="still"
      ref={noteFocus}
      data-touched={name}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
