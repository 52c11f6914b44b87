import type { Tone } from '@wis/games'

/** A shape for each colour, so that no reader needs to see the colour itself. */
const shapes: Partial<Record<Tone, string>> = {
  red: 'M12 1 22 12 12 23 2 12z',
  yellow: 'm12 1 3.2 7.4 8 .8-6 5.4 1.7 7.9-6.9-4.1-6.9 4.1 1.7-7.9-6-5.4 8-.8z',
  green: 'M12 2.5 23 21.5H1z',
  white: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  blue: 'M3 3h18v18H3z',
}

/** In the colour of the tone around it. White is white, with an outline. */
export function SuitShape({ tone, className }: { tone: Tone; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="var(--fill)"
      stroke="var(--tone)"
      strokeWidth={tone === 'white' ? 2.5 : 0}
      className={`shrink-0 overflow-visible ${className}`}
    >
      <path d={shapes[tone]} />
    </svg>
  )
}
