'use client'

import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { RevealButton, RevealLadder } from './controls/reveal-control.tsx'
import { playerQuery } from './player/player-address.ts'
import type { RevealLevel } from './player/reveal.ts'
import { PointsTable } from './points-table.tsx'
import { rememberLevel } from './remembered-level.ts'
import { SeatList } from './seat-list.tsx'
import { Secrets } from './secrets.tsx'
import type { PlayerHandle } from './use-player.ts'

interface PlayerAsideProps {
  readonly header: MatchHeader
  readonly handle: PlayerHandle
}

/** What stands beside a match: the words, who sits where, the points at the end, and how much to tell. */
export function PlayerAside({ header, handle: { player, scene, known, isOn, dispatch } }: PlayerAsideProps) {
  const t = useTranslations('match')
  const { level, view } = player
  const ending = level === 2 && !isOn ? known : undefined
  const reveal = (next: RevealLevel) => {
    dispatch({ type: 'reveal', level: next })
  }
  const address = playerQuery({ at: player.cursor, view, level: level === 2 ? 1 : 2 })
  return (
    <aside className="space-y-7" aria-label={t('beside')}>
      <Secrets
        words={ending?.words ?? null}
        isOn={isOn}
        action={isOn ? null : <RevealButton level={level} address={address} onReveal={reveal} />}
      />
      <section aria-labelledby="seats-title">
        <h2 id="seats-title" className="label pb-2">
          {t('whoSitsWhere')}
        </h2>
        <SeatList headers={header.seats} scenes={scene.seats} />
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
