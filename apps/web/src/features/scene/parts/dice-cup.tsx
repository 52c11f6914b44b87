interface DiceCupProps {
  /** Of its rim, and so of the seat that it belongs to. */
  readonly colour: string
  readonly className: string
}

/** A cup upside down. */
export function DiceCup({ colour, className }: DiceCupProps) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d="M7 5q.2-2.5 2.5-2.5h9Q20.8 2.5 21 5l2.6 20H4.4z" fill="var(--color-faint)" />
      <path d="M7 5q.2-2.5 2.5-2.5h2.5L9.5 25H4.4z" fill="#fff" opacity=".16" />
      <path d="M4.9 20.5h18.2l.8 5.5H4.1z" fill={colour} />
    </svg>
  )
}
