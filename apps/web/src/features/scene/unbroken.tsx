import type { ReactNode } from 'react'

const quoted = /(“\p{Script=Han}{2,8}”)/u

/** A sentence in which no quoted Chinese word is broken over two lines. */
export const unbroken = (sentence: string): ReactNode =>
  sentence.split(quoted).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
