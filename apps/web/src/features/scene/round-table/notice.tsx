'use client'

import type { ReactNode } from 'react'

interface NoticeProps {
  readonly title: ReactNode
  readonly text?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** A message of the house, directly on the table. */
export function Notice({ title, text, children, action }: NoticeProps) {
  return (
    <div className="mx-auto min-h-0 max-w-[min(34ch,68cqw)] space-y-1 overflow-y-auto sm:space-y-2 text-center text-sm text-soft">
      <p className="display text-[clamp(1.5rem,6cqw,2.5rem)] text-ink">{title}</p>
      {text && <p className="text-balance">{text}</p>}
      {children}
      {action && <div className="pt-1 sm:pt-2">{action}</div>}
    </div>
  )
}
