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
