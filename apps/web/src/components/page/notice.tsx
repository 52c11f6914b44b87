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

/** A table with six empty seats. */
export function EmptyState({ title, text, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className="border-y border-line px-4 py-12 text-center">
      <svg viewBox="0 0 120 24" aria-hidden="true" className="mx-auto mb-5 h-5 text-strong">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <circle
            key={place}
            cx={12 + place * 19}
            cy="12"
            r="6.5"
            fill="none"
            stroke="currentColor"
            strokeDasharray="2.2 2.4"
          />
        ))}
      </svg>
      <Title className={`display ${isPage ? 'text-3xl' : 'text-xl'}`}>{title}</Title>
      {text && <p className="mx-auto mt-2 max-w-[46ch] text-sm text-balance text-soft">{text}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
