import type { Seat } from '@wis/engine'
import type { ScenePart } from '@wis/games'
import type { ReactNode } from 'react'
import { lazyPart } from '../../components/loading/lazy-part.ts'
import { LatePart } from '../match/deferred/late-part.tsx'
import type { PartOf } from './words.ts'

// A table has few kinds of parts, and only their code loads.
const BallotsPart = lazyPart(() => import('./parts/ballots-part.tsx'))
const CardsPart = lazyPart(() => import('./parts/cards-part.tsx'))
const ChipsPart = lazyPart(() => import('./parts/chips-part.tsx'))
const CountersPart = lazyPart(() => import('./parts/counters-part.tsx'))
const DicePart = lazyPart(() => import('./parts/dice-part.tsx'))
const DiscardPart = lazyPart(() => import('./parts/discard-part.tsx'))
const EnvelopePart = lazyPart(() => import('./parts/envelope-part.tsx'))
const GridPart = lazyPart(() => import('./parts/grid-part.tsx'))
const OddsPart = lazyPart(() => import('./parts/odds-part.tsx'))
const OffersPart = lazyPart(() => import('./parts/offers-part.tsx'))
const PilesPart = lazyPart(() => import('./parts/piles-part.tsx'))
const QuestsPart = lazyPart(() => import('./parts/quests-part.tsx'))
const RoundsPart = lazyPart(() => import('./parts/rounds-part.tsx'))
const SpeechesPart = lazyPart(() => import('./parts/speeches-part.tsx'))
const SwingsPart = lazyPart(() => import('./parts/swings-part.tsx'))
const TablePart = lazyPart(() => import('./parts/table-part.tsx'))
const WordsPart = lazyPart(() => import('./parts/words-part.tsx'))

interface ScenePartViewProps {
  readonly part: ScenePart
  readonly nameOf: (seat: Seat) => string
  /** Where there is little room. */
  readonly isSmall?: boolean
  /** All that lies on the same table. */
  readonly table?: readonly ScenePart[]
}

/** Draws one thing on the table. */
export function ScenePartView(props: ScenePartViewProps) {
  return <LatePart>{drawn(props)}</LatePart>
}

/** Open cards of five colours beside the game. */
const isDiscard = ({ seat, places, cards }: PartOf<'cards'>) =>
  seat === null &&
  places === undefined &&
  cards.every(({ face }) => /red|yellow|green|white|blue/.test(face?.tone ?? ''))

function drawn({ part, nameOf, isSmall = false, table = [] }: ScenePartViewProps): ReactNode {
  switch (part.kind) {
    case 'grid':
      return <GridPart part={part} nameOf={nameOf} />
    case 'cards':
      return isDiscard(part) && !isSmall ? (
        <DiscardPart part={part} table={table} />
      ) : (
        <CardsPart part={part} isSmall={isSmall} />
      )
    case 'chips':
      return <ChipsPart part={part} />
    case 'dice':
      return <DicePart part={part} table={table} isSmall={isSmall} />
    case 'envelope':
      return <EnvelopePart part={part} />
    case 'piles':
      return <PilesPart part={part} />
    case 'speeches':
      return <SpeechesPart part={part} nameOf={nameOf} />
    case 'quests':
      return <QuestsPart part={part} nameOf={nameOf} />
    case 'ballots':
      return <BallotsPart part={part} nameOf={nameOf} />
    case 'offers':
      return <OffersPart part={part} nameOf={nameOf} isSmall={isSmall} />
    case 'odds':
      return <OddsPart part={part} nameOf={nameOf} />
    case 'swings':
      return <SwingsPart part={part} nameOf={nameOf} />
    case 'counters':
      return <CountersPart part={part} />
    case 'table':
      return <TablePart part={part} />
    case 'rounds':
      return <RoundsPart part={part} nameOf={nameOf} isSmall={isSmall} />
    case 'words':
      return <WordsPart part={part} />
    default:
      part satisfies never
      return null
  }
}
