import type { SeasonState } from '@wis/protocol'
import { useTranslations } from 'next-intl'

interface StateMarkProps {
  readonly state: SeasonState
  /** What it is called if it is open and takes no entries: about to start, played, or over but not closed. */
  readonly phase?: 'gathering' | 'running' | 'played' | undefined
}

/** The state of a season in a word, and a mark: filled while it is played, hollow before, pale after. */
export function StateMark({ state, phase }: StateMarkProps) {
  const t = useTranslations('seasons.state')
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-sm">
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full border border-current ${phase === 'played' ? look.closed : look[state]}`}
      />
      {t(phase ?? state)}
    </span>
  )
}

const look: Readonly<Record<SeasonState, string>> = {
  created: '',
  open: 'bg-current',
  frozen: 'bg-current',
  paused: 'bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)]',
  closing: 'bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)]',
  closed: 'text-faint',
}
