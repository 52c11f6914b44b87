import type { Tone } from '@wis/games'

const signs: Readonly<Partial<Record<Tone, string>>> = {
  good: 'M2.5 6.5 5 9l4.5-6',
  bad: 'm3 3 6 6m0-6-6 6',
  // Neutral: more and less of something.
  blue: 'M6 4a2 2 0 1 0 .01 0Zm0 1.9v.2',
  yellow: 'M6 2.8a3.2 3.2 0 1 0 .01 0Z',
  plain: 'M6 5.9v.2',
}

/** A tone as a shape, for those who do not see its colour. */
export function ToneSign({ tone }: { tone: Tone }) {
  const sign = signs[tone]
  return sign === undefined ? null : (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
      <path
        d={sign}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
