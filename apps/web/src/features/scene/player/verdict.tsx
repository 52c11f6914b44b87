import type { MatchOutcome, SceneDecided } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { AgentName } from '../../match/table/agent-name.tsx'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import { unbroken } from '../unbroken.tsx'
import { useWords } from '../words.ts'

interface VerdictProps {
  readonly seats: readonly SeatHeader[]
  readonly outcome: MatchOutcome
  readonly decided: SceneDecided
}

/** Who won, in large letters, and what decided it. It is as high as the sentences that it replaces. */
export default function Verdict({ seats, outcome, decided: { title, text } }: VerdictProps) {
  const t = useTranslations('scene.verdict')
  const words = useWords()
  const best = seats.filter(({ seat }) => outcome.places[seat] === 1)
  const [winner, second] = best
  return (
    <div data-testid="verdict" className={styles.verdict}>
      <p className="display flex items-center gap-2.5 text-[1.625rem] leading-tight sm:text-3xl">
        {title ? (
          words(title)
        ) : winner && !second ? (
          <>
            <SeatChip seat={winner.seat} />
            <span className="min-w-0 wrap-anywhere">
              {t.rich('wins', { name: () => <AgentName agent={winner.agent} /> })}
            </span>
          </>
        ) : (
          t(best.length === seats.length ? 'draw' : 'tied')
        )}
      </p>
      <p className="mt-0.5 line-clamp-3 text-sm sm:line-clamp-2 leading-snug text-soft">
        {unbroken(words(text))}
      </p>
    </div>
  )
}
