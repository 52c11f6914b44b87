import type { ReactNode } from 'react'

interface SectionTitleProps {
  readonly id: string
  readonly title: string
  /** Shown at the other end of the line. */
  readonly children?: ReactNode
}

export function SectionTitle({ id, title, children }: SectionTitleProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-4">
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      {children && <div className="text-sm text-soft">{children}</div>}
    </div>
  )
}
