import type { Tone } from '@wis/games'
import styles from '../scene.module.css'

const signs: Readonly<Partial<Record<Tone, string>>> = {
  good: 'm13 22.5 6 6.5L31 15.5',
  bad: 'm14.5 14.5 15 15m0-15-15 15',
}
/** Both cards of the evil are in it. */
const twoFails = 'm9.5 16.5 11 11m0-11-11 11m14-11 11 11m0-11-11 11'

interface QuestTokenProps {
  /** The number of seats it needs. A small picture has no room for it. */
  readonly size?: number
  readonly tone: Tone
  readonly fails?: number | undefined
  readonly isNow: boolean
  readonly className: string
}

/** How a quest ended as a sign, or what it needs. The element around it has the tone. */
export function QuestToken({ size, tone, fails = 0, isNow, className }: QuestTokenProps) {
  const sign = fails > 1 ? twoFails : signs[tone]
  return (
    <svg
      key={tone}
      viewBox="0 0 44 44"
      aria-hidden="true"
      className={`${className} ${sign ? (styles.turns ?? '') : ''}`}
    >
      <circle
        cx="22"
        cy="22"
        r="19"
        fill={sign ? 'var(--tone)' : 'var(--color-ground)'}
        stroke={sign ? 'var(--tone)' : isNow ? 'var(--color-brass)' : 'var(--color-rim)'}
        strokeWidth={sign || isNow ? 2.5 : 1.5}
      />
      {isNow && (
        <circle cx="22" cy="22" r="15" fill="none" stroke="var(--color-brass)" strokeDasharray="2 3" />
      )}
      {sign ? (
        <path
          d={sign}
          fill="none"
          stroke="var(--color-ground)"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text
          x="22"
          y="28"
          textAnchor="middle"
          fontSize="17"
          fill={isNow ? 'var(--color-brass)' : 'var(--color-faint)'}
          className="figures font-display"
        >
          {size}
        </text>
      )}
    </svg>
  )
}
