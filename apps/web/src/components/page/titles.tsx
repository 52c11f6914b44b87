import type { ReactNode } from 'react'

interface PageTitleProps {
  readonly title: ReactNode
  /** On pages whose content moves or is a picture, so that it begins near the top. */
  readonly isLow?: boolean
  /** On pages that open with a result, which is larger than the name of what has it. */
  readonly isSmall?: boolean
  readonly children?: ReactNode
}

/** The title of a page. */
export const titleStyle = 'display text-[clamp(2rem,3.75vw,2.75rem)]'
/** The result that a page opens with, where its title is small. */
export const findingStyle =
  'display text-[clamp(1.625rem,3vw,2.375rem)] leading-tight! text-balance first-letter:uppercase'

export function PageTitle({ title, isLow = false, isSmall = false, children }: PageTitleProps) {
  if (isLow)
    return (
      <header className="flex flex-wrap items-baseline gap-x-8 gap-y-1 pt-5 pb-5 sm:pt-7">
        <h1 className={titleStyle}>{title}</h1>
        {children && (
          <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-baseline gap-x-5 gap-y-1 text-sm text-soft">
            {children}
          </div>
        )}
      </header>
    )
  return (
    <header className={isSmall ? 'pt-5 pb-5' : 'pt-6 pb-7 sm:pt-7'}>
      <h1 className={isSmall ? 'display text-xl' : titleStyle}>{title}</h1>
      {children && (
        <div
          className={`${isSmall ? 'mt-0.5 text-sm' : 'mt-1.5'} max-w-[72ch] text-soft text-pretty lang-zh:max-w-[44em] sm:lang-zh:text-balance sm:lang-zh:[&_p]:text-balance`}
        >
          {children}
        </div>
      )}
    </header>
  )
}

interface SectionTitleProps {
  readonly id: string
  readonly title: string
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

interface SectionProps extends SectionTitleProps {
  readonly className?: string
}

export function Section({ id, title, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <SectionTitle id={id} title={title} />
      {children}
    </section>
  )
}
