import type { ReactNode } from 'react'

interface NoticeProps {
  readonly children: ReactNode
  readonly className?: string
}

/** Reports a completed action in its place. It stays until the page is left, so that nobody has to read fast. */
export function Notice({ children, className = '' }: NoticeProps) {
  return (
    <div role="status" className={`border-l-2 border-brass pl-4 ${className}`}>
      {children}
    </div>
  )
}
