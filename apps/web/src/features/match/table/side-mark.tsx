/** The shape of a side: a ring for the good one, a filled diamond for the one that hides. Colour alone is never enough. */
export function SideMark({ side, className = '' }: { side: 'good' | 'bad'; className?: string }) {
  const isBad = side === 'bad'
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={`inline-block size-[0.8em] shrink-0 align-[-0.04em] ${isBad ? 'text-spy' : 'text-civilian'} ${className}`}
    >
      {isBad ? (
        <path d="M6 .4 11.6 6 6 11.6.4 6z" fill="currentColor" />
      ) : (
        <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2.2" />
      )}
    </svg>
  )
}
