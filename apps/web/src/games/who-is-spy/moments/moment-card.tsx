import type { Moment, SpyEntry } from '@wis/games'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { SeatChip } from '../../../features/match/table/seat-chip.tsx'

interface MomentCardProps {
  readonly moment: Moment
  readonly entries: readonly SpyEntry[]
  /** The players' names in this place, in seat order. */
  readonly names: readonly string[]
  /** The address of the moment. */
  readonly children: ReactNode
}

/** A moment worth sharing, with the words that it is about. */
export function MomentCard({ moment, entries, names, children }: MomentCardProps) {
  return (
    <li
      data-testid="moment"
      data-kind={moment.kind}
      className="relative flex min-w-0 flex-col border border-line bg-raised p-4 transition-colors hover:border-strong"
    >
      <MomentHead moment={moment} />
      <p className="pt-1.5 font-display text-lg leading-snug break-words">
        <MomentSentence moment={moment} names={names} />
      </p>
      <Quote moment={moment} entries={entries} />
      <div className="mt-auto flex items-center justify-between gap-3 pt-3 text-sm">{children}</div>
    </li>
  )
}

/** As many side by side as there is room for. */
export const momentGrid = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 pt-4'

function MomentHead({ moment: { kind, seat, round } }: { moment: Moment }) {
  const t = useTranslations('match')
  return (
    <p className="label flex items-center gap-2">
      <SeatChip seat={seat} />
      <span className="text-brass">{t(`moments.kinds.${kind}`)}</span>
      <span className="ml-auto">{t('round', { round })}</span>
    </p>
  )
}

function MomentSentence({ moment, names }: { moment: Moment; names: readonly string[] }): ReactNode {
  const t = useTranslations('match.moments')
  const player = names[moment.seat] ?? ''
  switch (moment.kind) {
    case 'turning-vote':
      return t(moment.outcome, { player, voter: names[moment.voter] ?? '' })
    case 'perfect-cover':
      return t('cover', { player })
    case 'slip':
      return moment.cause === 'own-word'
        ? t('ownWord', { player })
        : t('drewVotes', { player, votes: moment.votes })
    case 'bandwagon':
      return t('bandwagon', { player, votes: moment.votes })
    default:
      moment satisfies never
      return null
  }
}

function Quote({ moment: { seq }, entries }: { moment: Moment; entries: readonly SpyEntry[] }) {
  const event = entries[seq]?.event
  if (event?.type !== 'speech-given') return null
  return (
    <blockquote className="mt-2 line-clamp-3 border-l-2 border-rim pl-3 text-sm break-words text-soft">
      <ForeignText text={event.text} />
    </blockquote>
  )
}
