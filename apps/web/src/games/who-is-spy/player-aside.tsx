'use client'

import type { SeatRating } from '@wis/db/boards'
import type { SpyState } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { Thoughts } from '../../features/match/thoughts/use-thoughts.ts'
import { RevealButton, RevealLadder } from './controls/reveal-control.tsx'
import { PointsTable } from './points-table.tsx'
import { rememberLevel } from './remembered.ts'
import { SpyMind } from './seat-eyes/spy-mind.tsx'
import { SeatList } from './seat-list.tsx'
import { Secrets } from './secrets.tsx'
import type { PlayerHandle } from './use-player.ts'

interface PlayerAsideProps {
  readonly header: MatchHeader
  readonly ratings: readonly SeatRating[]
  readonly handle: PlayerHandle
  readonly thoughts: Thoughts
}

/** The result of a match, for readers who want to know it. */
function endingOf({ player, known, isOn }: PlayerHandle): SpyState | undefined {
  return player.level === 'everything' && !isOn ? known : undefined
}

/** The points at the end: beside a long view, and below a short one. */
export function EndPoints({ header, handle }: Pick<PlayerAsideProps, 'header' | 'handle'>) {
  const ending = endingOf(handle)
  return ending && <PointsTable state={ending} agents={header.seats.map(({ agent }) => agent)} />
}

/** The column beside a match below what was said: the words, the players, and the choice of how much to reveal. */
export function PlayerAside({ header, ratings, handle, thoughts }: PlayerAsideProps) {
  const t = useTranslations('match')
  const { player, isOn, dispatch } = handle
  const { level } = player
  const seat = isOn ? null : player.seat
  const ending = endingOf(handle)
  return (
    <>
      {seat === null ? (
        <Secrets
          words={ending?.words ?? null}
          isOn={isOn}
          action={isOn ? null : <RevealButton player={player} onAction={dispatch} />}
        />
      ) : (
        <SpyMind seat={seat} agent={header.seats[seat]?.agent} handle={handle} thoughts={thoughts} />
      )}
      <section aria-labelledby="seats-title">
        <h2 id="seats-title" className="label pb-2">
          {t('whoSitsWhere')}
        </h2>
        <SeatList headers={header.seats} ratings={ratings} handle={handle} />
      </section>
      {player.view === 'transcript' && <EndPoints header={header} handle={handle} />}
      <RevealLadder
        level={level}
        onChoose={(next) => {
          rememberLevel(next)
          dispatch({ type: 'reveal', level: next })
        }}
      />
    </>
  )
}
