import type { MatchOutcome, SceneDecided } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { AgentName } from '../../match/table/agent-name.tsx'
import { seatColour, seatTone } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import { unbroken } from '../unbroken.tsx'
import { useWords } from '../words.ts'

interface VerdictProps {
  readonly seats: readonly SeatHeader[]
  readonly outcome: MatchOutcome
  readonly decided: SceneDecided
}

/** So many portraits of winners have room beside the headline. */
const mostShown = 3

/** Who won, with portraits and in large letters, and what decided it. It is as high as the sentences that it replaces. */
export default function Verdict({ seats, outcome, decided: { title, text } }: VerdictProps) {
  const t = useTranslations('scene.verdict')
  const words = useWords()
  const best = seats.filter(({ seat }) => outcome.places[seat] === 1)
  const [winner, second] = best
  const shown = best.length < seats.length ? best.slice(0, mostShown) : []
  return (
    <div data-testid="verdict" className={styles.verdict}>
      {shown.length > 0 && (
        <div className="flex shrink-0 -space-x-2 pl-1">
          {shown.map(({ seat, agent }) => (
            <span
              key={seat}
              className="size-10 rounded-full *:rounded-full sm:size-13"
              style={{ boxShadow: `0 0 0 2px ${seatColour(seat)}, 0 0 0 4px var(--color-brass)` }}
            >
              <Avatar id={agent.id} version={agent.avatarVersion} tone={seatTone(seat)} />
            </span>
          ))}
        </div>
      )}
      <div className="min-w-0">
        <p className="display text-xl leading-tight wrap-anywhere sm:text-2xl">
          {title
            ? words(title)
            : winner && !second
              ? t.rich('wins', { name: () => <AgentName agent={winner.agent} /> })
              : t(best.length === seats.length ? 'draw' : 'tied')}
        </p>
        <p
          data-decides
          className="mt-0.5 line-clamp-3 text-sm leading-snug text-soft max-sm:text-xs max-sm:leading-tight sm:line-clamp-2"
        >
          {unbroken(words(text))}
        </p>
      </div>
    </div>
  )
}
