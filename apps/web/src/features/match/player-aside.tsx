'use client'

import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { RevealButton, RevealLadder } from './controls/reveal-control.tsx'
import { queryOf } from './player/player-address.ts'
import type { RevealLevel } from './player/reveal.ts'
import { PointsTable } from './points-table.tsx'
import { rememberLevel } from './remembered.ts'
import { SeatMind } from './seat-eyes/seat-mind.tsx'
import type { Thoughts } from './seat-eyes/use-thoughts.ts'
import { SeatList } from './seat-list.tsx'
import { Secrets } from './secrets.tsx'
import type { PlayerHandle } from './use-player.ts'

interface PlayerAsideProps {
  readonly header: MatchHeader
  readonly handle: PlayerHandle
  readonly thoughts: Thoughts
}

/** What stands beside a match: the words, who sits where, the points at the end, and how much to tell. */
export function PlayerAside({ header, handle, thoughts }: PlayerAsideProps) {
  const t = useTranslations('match')
  const { player, known, isOn, dispatch } = handle
  const { level } = player
  const seat = isOn ? null : player.seat
  const ending = level === 2 && !isOn ? known : undefined
  const reveal = (next: RevealLevel) => {
    dispatch({ type: 'reveal', level: next })
  }
  const address = queryOf(player, { level: level === 2 ? 1 : 2 })
  return (
    <aside className="min-w-0 space-y-7" aria-label={t('beside')}>
      {seat === null ? (
        <Secrets
          words={ending?.words ?? null}
          isOn={isOn}
          action={isOn ? null : <RevealButton level={level} address={address} onReveal={reveal} />}
        />
      ) : (
        <SeatMind seat={seat} agent={header.seats[seat]?.agent} handle={handle} thoughts={thoughts} />
      )}
      <section aria-labelledby="seats-title">
        <h2 id="seats-title" className="label pb-2">
          {t('whoSitsWhere')}
        </h2>
        <SeatList headers={header.seats} handle={handle} />
      </section>
      {ending && <PointsTable state={ending} />}
      <RevealLadder
        level={level}
        onChoose={(next) => {
          rememberLevel(next)
          reveal(next)
        }}
      />
    </aside>
  )
}
