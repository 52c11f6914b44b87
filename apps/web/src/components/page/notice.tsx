import type { ReactNode } from 'react'

interface NoticeProps {
  readonly children: ReactNode
  readonly className?: string
}

/** Says what has been done, in its place; it stays until the page is left, so that nobody has to read fast. */
export function Notice({ children, className = '' }: NoticeProps) {
  return (
    <div role="status" className={`border-l-2 border-brass pl-4 ${className}`}>
      {children}
    </div>
  )
}
