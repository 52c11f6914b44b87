import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { use, useMemo } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { SeatMind } from '../../../features/match/seat-eyes/seat-mind.tsx'
import type { Thoughts } from '../../../features/match/thoughts/use-thoughts.ts'
import type { PlayerHandle } from '../use-player.ts'
import { CallLink } from './call-link.tsx'
import { OwnCallsContext } from './own-calls.ts'

interface SpyMindProps {
  readonly seat: number
  readonly agent: AgentRef | undefined
  readonly handle: PlayerHandle
  readonly thoughts: Thoughts
}

/** What a seat knew and thought, with its word. Thoughts about a vote are hidden from a reader who wants only speeches. */
export function SpyMind({ seat, agent, handle: { player, scene }, thoughts }: SpyMindProps) {
  const t = useTranslations('match.eyes')
  const isOwn = use(OwnCallsContext)?.seats.includes(seat) ?? false
  const { entries } = player.log
  const onlySpeeches = player.level === 'speeches'
  const wanted = useMemo(
    () =>
      thoughts.state === 'known' && onlySpeeches
        ? {
            ...thoughts,
            thoughts: thoughts.thoughts.filter(({ seq }) => entries[seq]?.event.type !== 'vote-cast'),
          }
        : thoughts,
    [thoughts, onlySpeeches, entries],
  )
  const { aliases, dealt } = scene.state
  const word = dealt[seat]
  return (
    <SeatMind
      seat={seat}
      aliases={aliases}
      agent={agent}
      thoughts={wanted}
      cursor={player.cursor}
      isOwn={isOwn}
      callOf={(thought) => <CallLink seat={thought.seat} seq={thought.seq} />}
    >
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2 text-sm text-soft">
        {t('word')}
        <span className="font-display text-lg font-medium text-ink">
          {word === undefined ? t('noWord') : <ForeignText text={word} />}
        </span>
      </p>
    </SeatMind>
  )
}
