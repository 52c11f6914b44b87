'use client'

import type { Moment } from '@wis/games'
import type { SpyEntry } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ForeignText } from '../../../components/foreign-text.tsx'
import { queryOf } from '../player/player-address.ts'
import { CopyButton } from '../share/copy-button.tsx'
import { SeatChip } from '../table/seat-chip.tsx'
import type { PlayerHandle } from '../use-player.ts'

interface MomentCardsProps {
  readonly moments: readonly Moment[]
  readonly handle: PlayerHandle
}

/** What is worth showing to others of this match: each leads there, and can be sent on. */
export default function MomentCards({ moments, handle: { player, known, dispatch } }: MomentCardsProps) {
  const t = useTranslations('match.moments')
  const { entries } = player.log
  return (
    <section aria-labelledby="moments-title" className="pt-10">
      <h2 id="moments-title" className="display border-b border-line pb-2 text-2xl">
        {t('title')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 pt-4">
        {moments.map((moment) => {
          const query = queryOf(player, { at: moment.seq })
          return (
            <li
              key={`${moment.kind} ${moment.seq} ${moment.seat}`}
              data-testid="moment"
              data-kind={moment.kind}
              className="relative flex min-w-0 flex-col border border-line bg-raised p-4 transition-colors hover:border-strong"
            >
              <MomentHead moment={moment} />
              <p className="pt-1.5 font-display text-lg leading-snug">
                <MomentSentence moment={moment} aliases={known.aliases} />
              </p>
              <Quote moment={moment} entries={entries} />
              <p className="mt-auto flex items-center justify-between gap-3 pt-3 text-sm">
                <a
                  href={query}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    dispatch({ type: 'seek', seq: moment.seq })
                  }}
                  className="underline decoration-rim underline-offset-4 hover:decoration-current"
                >
                  {t('show')}
                </a>
                <CopyButton text={() => new URL(query, window.location.href).href} label={t('copy')} />
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

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

function MomentSentence({ moment, aliases }: { moment: Moment; aliases: readonly string[] }): ReactNode {
  const t = useTranslations('match.moments')
  const player = aliases[moment.seat] ?? ''
  switch (moment.kind) {
    case 'turning-vote':
      return t(moment.outcome, { player, voter: aliases[moment.voter] ?? '' })
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
