import type { ReactNode } from 'react'
import { ScrolledList } from './scrolled-list.tsx'

interface PartListProps {
  readonly name: string
  /** Whether the match adds to it. */
  readonly grows: boolean
  /** The number of its lines. */
  readonly count: number
  readonly children: ReactNode
}

/** A list on the table. One that grows keeps a height of its own, and any other one is as high as its lines. */
export function PartList({ name, grows, count, children }: PartListProps) {
  if (grows)
    return (
      <ScrolledList name={name} count={count}>
        {children}
      </ScrolledList>
    )
  return (
    <div role="group" aria-label={name}>
      <p className="label pb-1.5">{name}</p>
      <ol className="divide-y divide-line border-y border-line text-sm">{children}</ol>
    </div>
  )
}
