import type { SeatRating } from '@wis/db/boards'
import type { Thought } from '@wis/db/matches'
import type { SeatHeader } from '@wis/protocol'
import { ShareButton } from '../../match/controls/share-button.tsx'
import { Viewers } from '../../match/live/viewers.tsx'
import { useExperimentPlace } from '../../match/player/experiment-place.tsx'
import { usePlayerAddress } from '../../match/player/use-player-address.ts'
import { SceneControls } from './scene-controls.tsx'
import { SceneMindTables } from './scene-minds.tsx'
import type { SceneMinds } from './scene-player.ts'
import { sceneQuery } from './scene-query.ts'
import { SceneResult } from './scene-result.tsx'
import { SceneRoster } from './scene-roster.tsx'
import { SceneSeatMind } from './scene-seat-mind.tsx'
import { SceneSecrets } from './scene-secrets.tsx'
import { useScenes } from './scene-store.ts'
import type { SceneStore } from './scene-store.ts'
import { ViewTabs } from './view-tabs.tsx'

/** The controls of a player, in code that loads at the first touch. Until then nobody has moved the address. */
export function DeskControls({ store }: { store: SceneStore }) {
  const handle = useScenes(store)
  usePlayerAddress(sceneQuery(handle.player))
  return <SceneControls handle={handle} />
}

export function DeskViews({ store }: { store: SceneStore }) {
  return <ViewTabs handle={useScenes(store)} />
}

export function DeskShare({ store, matchId }: { store: SceneStore; matchId: string }) {
  return (
    <>
      <Viewers matchId={matchId} />
      <ShareButton matchId={matchId} query={sceneQuery(useScenes(store).player)} />
    </>
  )
}

interface DeskBesideProps {
  readonly store: SceneStore
  readonly matchId: string
  readonly minds: SceneMinds | undefined
  readonly thoughts: readonly Thought[] | undefined
  readonly seats: readonly SeatHeader[]
  readonly ratings: readonly SeatRating[]
  readonly seesAll: boolean
  readonly isEmbedded: boolean
}

export function DeskBeside(props: DeskBesideProps) {
  const { store, matchId, minds, thoughts, seats, ratings, seesAll, isEmbedded } = props
  const handle = useScenes(store)
  // Nobody but its readers may load the thoughts of an experiment, so its page brings those that it has.
  const mayShowThoughts = !useExperimentPlace() || thoughts !== undefined
  return (
    <>
      <SceneSecrets handle={handle} seesAll={seesAll} />
      {mayShowThoughts && (
        <SceneSeatMind matchId={matchId} seats={seats} player={handle.player} thoughts={thoughts} />
      )}
      <SceneResult seats={seats} handle={handle} />
      {minds && (
        <SceneMindTables matchId={matchId} seats={seats} handle={handle} minds={minds} thoughts={thoughts} />
      )}
      {!isEmbedded && <SceneRoster seats={seats} ratings={ratings} handle={handle} />}
    </>
  )
}
