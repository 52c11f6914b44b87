import type { ReactNode } from 'react'
import { FollowReading } from './follow-reading.tsx'

interface SideContentsProps {
  readonly title: string
  readonly children: ReactNode
}

/** The contents of a page: at its side if there is room, and folded above it on a phone. */
export function SideContents({ title, children }: SideContentsProps) {
  return (
    // A part that scrolls by itself must be reachable with the keyboard, too.
    <nav
      aria-label={title}
      tabIndex={0}
      className="text-sm print:hidden lg:sticky lg:top-6 lg:max-h-[calc(100vh-3rem)] lg:self-start lg:overflow-y-auto"
    >
      <p className="label open-title pb-2">{title}</p>
      <details className="folds-on-phone max-lg:border-y max-lg:border-line">
        <summary className="label py-3">{title}</summary>
        <div className="max-lg:pb-4">{children}</div>
      </details>
    </nav>
  )
}

const indents = {
  1: 'mt-3 pl-4 text-soft',
  2: 'pl-4 text-soft',
  3: 'pl-7 text-soft',
  4: 'pl-10 text-soft',
} as const

export interface ContentsPart {
  readonly id: string
  readonly level: keyof typeof indents
  readonly title: string
}

/** The parts of a page in its contents, the one that is read marked. */
export const ContentsList = ({ parts }: { readonly parts: readonly ContentsPart[] }) => (
  <>
    <FollowReading />
    <ul className="border-l border-line">
      {parts.map(({ id, level, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`-ml-px block border-l border-transparent py-1 hover:border-brass hover:text-ink aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink ${indents[level]}`}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </>
)
