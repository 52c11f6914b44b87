import type { Thought } from '@wis/db/matches'
import type { SeatHeader } from '@wis/protocol'
import { MindTables } from '../../match/minds/mind-tables.tsx'
import type { TellingThought } from '../../match/minds/minds-at.ts'
import { useThoughts } from '../../match/thoughts/use-thoughts.ts'
import { useWords } from '../words.ts'
import { hasSeenEnd } from './scene-player.ts'
import type { SceneMinds } from './scene-player.ts'
import type { SceneHandle } from './scene-store.ts'

interface SceneMindTablesProps {
  readonly matchId: string
  readonly seats: readonly SeatHeader[]
  readonly handle: SceneHandle
  readonly minds: SceneMinds
  /** Brought along where only some readers may load them. */
  readonly thoughts: readonly Thought[] | undefined
}

const nothing: readonly TellingThought[] = []

/** What agents expected of each other, once the reader has seen how the match ended. */
export function SceneMindTables({
  matchId,
  seats,
  handle: { player },
  minds,
  thoughts,
}: SceneMindTablesProps) {
  const words = useWords()
  const isWanted = hasSeenEnd(player)
  const found = useThoughts(matchId, thoughts, isWanted)
  if (!isWanted) return null
  return (
    <MindTables
      thoughts={found.state === 'known' ? found.thoughts : nothing}
      aliases={seats.map(({ alias }) => alias)}
      that={words(minds.that)}
      cursor={player.steps[player.index]?.seq ?? 0}
    />
  )
}
