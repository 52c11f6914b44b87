import type { ReactNode } from 'react'

interface NoticeProps {
  readonly children: ReactNode
  readonly className?: string
}

/** Reports a completed action in its place. It stays until the page is left, so that nobody has to read fast. */
export function Notice({ children, className = '' }: NoticeProps) {
  return (
    <div role="status" className={`border-l-2 border-brass pl-4 ${className}`}>
      {children}
    </div>
  )
}

interface EmptyStateProps {
  readonly title: string
  readonly text?: string
  readonly action?: ReactNode
  /** Whether it is the only content of the page. */
  readonly isPage?: boolean
}

interface EmptyLineProps {
  readonly title: string
  readonly children: ReactNode
}

/** That a part of a page has nothing to show, where the page has more to say. */
export function EmptyLine({ title, children }: EmptyLineProps) {
  return (
    <div className="border-t border-line pt-3 text-sm text-soft">
      <p className="font-semibold text-ink">{title}</p>
      <p className="max-w-[70ch]">{children}</p>
    </div>
  )
}

const seats = [
  [38, 14],
  [82, 14],
  [104, 34],
  [82, 54],
  [38, 54],
  [16, 34],
] as const

/** A table with six empty seats. */
export function EmptyState({ title, text, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className="rounded-card border border-line bg-raised px-4 py-10 text-center">
      <svg viewBox="0 0 120 68" aria-hidden="true" className="mx-auto mb-4 h-16 text-strong">
        <rect x="22" y="17" width="76" height="34" rx="17" className="fill-felt stroke-rim" />
        {seats.map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r="8"
            stroke="currentColor"
            strokeDasharray="2.6 2.4"
            className="fill-raised"
          />
        ))}
      </svg>
      <Title className={`display ${isPage ? 'text-3xl' : 'text-xl'}`}>{title}</Title>
      {text && <p className="mx-auto mt-2 max-w-[46ch] text-sm text-balance text-soft">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
