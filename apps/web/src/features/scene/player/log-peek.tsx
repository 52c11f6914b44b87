import { useTranslations } from 'next-intl'
import styles from '../scene.module.css'
import { unbroken } from '../unbroken.tsx'
import { useWords } from '../words.ts'
import { isListed } from './lines-so-far.ts'
import type { PlayerStep } from './scene-player.ts'
import type { LogSheet } from './use-log-sheet.ts'

interface LogPeekProps {
  readonly lines: readonly PlayerStep[]
  /** The place of the line that belongs to the table as it stands. */
  readonly current: number
  readonly sheet: LogSheet
}

/** The highest phone has room for so many short ones. */
const mostPeeked = 6

/** What a phone shows of the log until it is opened: its current line and those before it, above the controls. */
export function LogPeek({ lines, current, sheet: { isOpen, open, close, button } }: LogPeekProps) {
  const t = useTranslations('scene')
  const words = useWords()
  const newest = lines
    .slice(0, current + 1)
    .filter(isListed)
    .slice(-mostPeeked)
  return (
    <button
      ref={button}
      type="button"
      aria-expanded={isOpen}
      aria-controls="log-sheet"
      className={styles.peek}
      onClick={isOpen ? close : open}
    >
      <span className="flex min-w-0 flex-1 flex-col justify-end overflow-hidden">
        {/* Keyed by place, so that no line moves. */}
        {newest.map(({ say }, place) => (
          <span key={place} className={styles.peeked}>
            {say && unbroken(words(say))}
          </span>
        ))}
      </span>
      <span className="shrink-0 self-end underline underline-offset-4">{t('more')}</span>
    </button>
  )
}
