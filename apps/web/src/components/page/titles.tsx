import type { ReactNode } from 'react'

export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="pt-10 pb-8 sm:pt-14">
      <h1 className="display text-[clamp(2.25rem,5vw,3.75rem)]">{title}</h1>
      {children && (
        <div className="mt-3 max-w-[62ch] text-soft text-pretty lang-zh:max-w-[44em] sm:lang-zh:text-balance sm:lang-zh:[&_p]:text-balance">
          {children}
        </div>
      )}
    </header>
  )
}

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
