import type { ReactNode } from 'react'

/** A table that is wider than some screens. It scrolls within its own region, with the keyboard as well. */
export function TableRegion({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div tabIndex={0} role="region" aria-label={caption} className="-mx-4 scrolls-aside px-4 pb-2">
      <table className="figures w-full border-collapse text-right text-sm [overflow-wrap:normal]">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}
