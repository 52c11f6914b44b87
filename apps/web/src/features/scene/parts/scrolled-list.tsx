import type { ReactNode } from 'react'

/**
 * A list that grows with the match. It keeps its height, so that nothing below it moves while somebody watches, and
 * stays at its newest line.
 */
export function ScrolledList({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="label pb-1.5">{name}</p>
      {/* Reversed, the list stays at its newest line without a script. */}
      <div
        // A part that scrolls must be reachable with the keyboard.
        tabIndex={0}
        role="region"
        aria-label={name}
        className="flex h-72 flex-col-reverse overflow-y-auto overscroll-contain border-y border-line"
      >
        <ol className="mb-auto divide-y divide-line text-sm">{children}</ol>
      </div>
    </div>
  )
}
