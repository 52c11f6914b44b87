/** The shape of a role: a ring for a civilian, a filled diamond for the spy. Colour alone is never enough. */
export function RoleMark({ role, className = '' }: { role: 'spy' | 'civilian'; className?: string }) {
  const isSpy = role === 'spy'
  return (
    <svg
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={`inline-block size-[0.8em] shrink-0 align-[-0.04em] ${isSpy ? 'text-spy' : 'text-civilian'} ${className}`}
    >
      {isSpy ? (
        <path d="M6 .4 11.6 6 6 11.6.4 6z" fill="currentColor" />
      ) : (
        <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2.2" />
      )}
    </svg>
  )
}
