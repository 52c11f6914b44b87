import type { Seat } from '@wis/engine'
import type { ScenePart } from '@wis/games'
import { BallotsPart } from './parts/ballots-part.tsx'
import { CardsPart } from './parts/cards-part.tsx'
import { ChipsPart } from './parts/chips-part.tsx'
import { CountersPart } from './parts/counters-part.tsx'
import { EnvelopePart } from './parts/envelope-part.tsx'
import { GridPart } from './parts/grid-part.tsx'
import { OffersPart } from './parts/offers-part.tsx'
import { PilesPart } from './parts/piles-part.tsx'
import { RoundsPart } from './parts/rounds-part.tsx'
import { SpeechesPart } from './parts/speeches-part.tsx'
import { TablePart } from './parts/table-part.tsx'

interface ScenePartViewProps {
  readonly part: ScenePart
  readonly nameOf: (seat: Seat) => string
}

/** Draws one thing on the table. */
export function ScenePartView({ part, nameOf }: ScenePartViewProps) {
  switch (part.kind) {
    case 'grid':
      return <GridPart part={part} nameOf={nameOf} />
    case 'cards':
      return <CardsPart part={part} />
    case 'chips':
      return <ChipsPart part={part} />
    case 'envelope':
      return <EnvelopePart part={part} />
    case 'piles':
      return <PilesPart part={part} />
    case 'speeches':
      return <SpeechesPart part={part} nameOf={nameOf} />
    case 'ballots':
      return <BallotsPart part={part} nameOf={nameOf} />
    case 'offers':
      return <OffersPart part={part} nameOf={nameOf} />
    case 'counters':
      return <CountersPart part={part} />
    case 'table':
      return <TablePart part={part} />
    case 'rounds':
      return <RoundsPart part={part} nameOf={nameOf} />
    default:
      part satisfies never
      return null
  }
}
