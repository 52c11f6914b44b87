import type { SeasonFormat } from '@wis/protocol'

/** Rungs that agents climb, everybody against everybody, and pairs from which one comes through. */
const drawings: Readonly<Record<SeasonFormat, string>> = {
  ladder:
    'M10 30V22h11v8M24.5 30V15h11v15M39 30V7h11v23M5 30h50M44.5 1.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM30 9.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM15.5 16.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  'round-robin':
    'M30 3 52 12v13L30 31 8 25V12zM30 3v28M8 12l44 13M8 25l44-13M30 3 8 25M30 3l22 22M30 31 8 12M30 31l22-19',
  knockout: 'M6 4h14v9H6M6 21h14v9H6M20 8.5h14v17H20M34 17h16M50 14v6',
}

/** What a format looks like, in a few lines. */
export function FormatDrawing({ format }: { readonly format: SeasonFormat }) {
  return (
    <svg
      viewBox="0 0 60 34"
      aria-hidden="true"
      className="h-12 w-21 fill-none stroke-brass"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[format]} />
    </svg>
  )
}
