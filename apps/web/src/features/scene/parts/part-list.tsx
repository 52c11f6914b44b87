import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import styles from '../scene.module.css'
import { useNewestLine } from '../use-newest-line.ts'

interface PartListProps {
  readonly name: string
  /** Whether the match adds to it. */
  readonly grows: boolean
  /** The number of its lines. */
  readonly count: number
  readonly children: ReactNode
}

/** A list on the table. One that grows keeps a height of its own, and any other one is as high as its lines. */
export function PartList({ name, grows, count, children }: PartListProps) {
  if (grows)
    return (
      <ScrolledList name={name} count={count}>
        {children}
      </ScrolledList>
    )
  return (
    <div role="group" aria-label={name}>
      <p className="label pb-1.5">{name}</p>
      <ol className="divide-y divide-line border-y border-line text-sm">{children}</ol>
    </div>
  )
}

interface ScrolledListProps {
  readonly name: string
  /** The number of its lines. */
  readonly count: number
  readonly children: ReactNode
}

/**
 * A list that grows with the match. It keeps its height, so that nothing below it moves while somebody watches, and
 * stays at its newest line.
 */
function ScrolledList({ name, count, children }: ScrolledListProps) {
  const t = useTranslations('scene')
  const box = useRef<HTMLDivElement>(null)
  const direction = useNewestLine(box, count)
  return (
    <div>
      <p className="label pb-1.5">{name}</p>
      <div
        ref={box}
        // A part that scrolls must be reachable with the keyboard.
        tabIndex={0}
        role="region"
        aria-label={name}
        className={`${styles.log ?? ''} flex h-56 ${direction} overflow-y-auto overscroll-contain border-y border-line`}
      >
        {count === 0 ? (
          <p className="mb-auto py-2 text-sm text-faint">{t('nothingYet')}</p>
        ) : (
          <ol className="mb-auto divide-y divide-line text-sm">{children}</ol>
        )}
      </div>
    </div>
  )
}
