import en from '../../../messages/en/site.json'

/** Six at a table, one of them not like the others. */
export function Mark({ className = '' }: { className?: string }) {
  const seats = Array.from({ length: 6 }, (_, seat) => {
    const angle = ((-120 + seat * 60) * Math.PI) / 180
    return { x: 16 + 11 * Math.cos(angle), y: 16 + 11 * Math.sin(angle), isOdd: seat === 1 }
  })
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      {seats.map(({ x, y, isOdd }) => (
        <circle
          key={`${x} ${y}`}
          cx={x.toFixed(2)}
          cy={y.toFixed(2)}
          r={isOdd ? 3 : 3.6}
          fill={isOdd ? 'none' : 'currentColor'}
          stroke="currentColor"
          strokeWidth={isOdd ? 1.4 : 0}
        />
      ))}
    </svg>
  )
}

/** The name of the site in pictures and in the code of other sites, which are in English for everybody. */
export const siteName = en.name
