import type { ReactNode } from 'react'

interface TableRegionProps {
  readonly caption: string
  /** Whether its rows are blocks on a phone. Each cell then names its column as `data-label`. */
  readonly isStacked?: boolean
  /** A class of the style sheet for all cells: thousands of cells with classes of their own are most of a page's weight. */
  readonly look?: 'many-cells'
  readonly children: ReactNode
}

/** A table that is wider than some screens. It scrolls within its own region, with the keyboard as well. */
export function TableRegion({ caption, isStacked = false, look, children }: TableRegionProps) {
  return (
    <div tabIndex={0} role="region" aria-label={caption} className="-mx-4 scrolls-aside px-4 pb-2">
      <table
        className={`figures w-full border-collapse text-right text-sm [overflow-wrap:normal] ${isStacked ? 'stacked' : ''} ${look ?? ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}
