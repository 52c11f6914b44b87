import type { Seat } from '@wis/engine'
import type { Scene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import type { ReactNode } from 'react'
import { lazyPart } from '../../components/loading/lazy-part.ts'
import { LatePart } from '../match/deferred/late-part.tsx'

// A game needs one of them.
const TalkTable = lazyPart(() => import('./talk-table.tsx'))
const CardTable = lazyPart(() => import('./card-table/card-table.tsx'))
const TradeTable = lazyPart(() => import('./card-table/trade-table.tsx'))
const ShareTable = lazyPart(() => import('./card-table/share-table.tsx'))
const SeatTable = lazyPart(() => import('./seat-table.tsx'))
export const TalkExtras = lazyPart(() => import('./talk-extras.tsx'))

interface SceneTableProps {
  readonly scene: Scene
  /** The agents by seat. */
  readonly agents: readonly AgentRef[]
  /** A layer over a seat that hides nothing of it. */
  readonly atSeat?: (seat: Seat) => ReactNode
  /** Whether the page draws elsewhere what does not lie on a round table. */
  readonly isTableOnly?: boolean
}

/** The table of any game, drawn from what it shows. */
export function SceneTable({ scene, agents, atSeat, isTableOnly = false }: SceneTableProps) {
  const { talk, parts } = scene
  // Things that two divide lie between them.
  const trade =
    scene.seats.length === 2 &&
    parts.find((part) => part.kind === 'offers' && part.goods.some(({ unit }) => unit === 'things'))
  const share = parts.find(
    (part) => part.kind === 'offers' && part.goods.length === 1 && part.goods[0]?.unit === 'percent',
  )
  const rounds = parts.find(({ kind }) => kind === 'rounds')
  const layer = atSeat && { atSeat }
  return (
    <LatePart>
      {talk ? (
        <TalkTable scene={scene} talk={talk} agents={agents} {...layer} />
      ) : share?.kind === 'offers' ? (
        <ShareTable scene={scene} share={share} agents={agents} {...layer} />
      ) : rounds?.kind === 'rounds' ? (
        <CardTable scene={scene} rounds={rounds} agents={agents} {...layer} />
      ) : trade && trade.kind === 'offers' ? (
        <TradeTable scene={scene} trade={trade} agents={agents} {...layer} />
      ) : (
        <SeatTable scene={scene} agents={agents} {...layer} />
      )}
      {talk && !isTableOnly && <TalkExtras scene={scene} />}
    </LatePart>
  )
}
