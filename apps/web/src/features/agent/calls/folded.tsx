import type { ReactNode } from 'react'

interface FoldedProps {
  readonly title: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

export function Folded({ title, isOpen = false, children }: FoldedProps) {
  return (
    <details open={isOpen} className="text-sm">
      <summary className="text-soft underline decoration-rim underline-offset-4">{title}</summary>
      <div className="pt-3 pb-2">{children}</div>
    </details>
  )
}
