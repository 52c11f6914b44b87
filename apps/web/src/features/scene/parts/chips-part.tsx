import type { CSSProperties } from 'react'
import { wholeText } from '../../../components/text/number-text.ts'
import { useArrival } from '../motion.ts'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'

/** An amount of chips, with a heap of them. */
export default function ChipsPart({ part: { name, seat, amount, to } }: Pick<PartProps<'chips'>, 'part'>) {
  const words = useWords()
  return (
    <div className={`flex items-center gap-2 ${seat === null ? 'justify-center' : ''}`}>
      <Heap key={`${amount} ${to ?? ''}`} amount={amount} to={to} />
      <p className="min-w-10 leading-tight">
        <span className="block text-2xs text-faint">{words(name)}</span>
        <span className={`figures font-display ${seat === null ? 'text-2xl' : 'text-lg'} leading-none`}>
          {wholeText(amount)}
        </span>
      </p>
    </div>
  )
}

/** Three times as many chips are one chip more. A heap that was won moves towards its winner: the first seat sits above. */
function Heap({ amount, to }: { readonly amount: number; readonly to: number | undefined }) {
  const arrives = useArrival()
  const chips = amount <= 0 ? 0 : Math.min(6, Math.ceil(Math.log(amount + 1) / Math.log(3.2)))
  return (
    <svg
      viewBox="0 0 24 28"
      aria-hidden="true"
      className={`h-7 w-6 shrink-0 ${arrives ? ((to === undefined ? styles.slides : styles.paid) ?? '') : ''}`}
      style={to === undefined ? undefined : towards(to)}
    >
      {chips === 0 && (
        <ellipse
          cx="12"
          cy="23"
          rx="9"
          ry="3.4"
          fill="none"
          stroke="var(--color-rim)"
          strokeDasharray="2 2"
        />
      )}
      {Array.from({ length: chips }, (_, chip) => (
        <g key={chip} transform={`translate(0 ${-3.4 * chip})`} stroke="var(--color-ground)" strokeWidth=".8">
          <path d="M3 22v2.4c0 1.9 4 3.4 9 3.4s9-1.5 9-3.4V22z" fill="var(--color-strong)" />
          <ellipse cx="12" cy="22" rx="9" ry="3.4" fill="var(--color-brass)" />
        </g>
      ))}
    </svg>
  )
}

const towards = (seat: number): CSSProperties => {
  const style: Record<`--${string}`, number> = { '--towards': seat === 0 ? -1 : 1 }
  return style
}
