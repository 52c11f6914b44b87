import type { ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'

interface TermsOfPlayProps {
  readonly terms: readonly string[]
  /** The sentence with the link to more. */
  more(link: (chunks: ReactNode) => ReactNode): ReactNode
  readonly to?: string
}

/** What a person should know before sitting down. */
export const TermsOfPlay = ({ terms, more, to = '/docs/play' }: TermsOfPlayProps) => (
  <ul className="grid list-disc gap-2 pl-4 text-xs leading-relaxed text-soft marker:text-brass">
    {terms.map((term) => (
      <li key={term}>{term}</li>
    ))}
    <li>
      {more((chunks) => (
        <Link href={to} className="underline underline-offset-4 hover:text-ink">
          {chunks}
        </Link>
      ))}
    </li>
  </ul>
)
