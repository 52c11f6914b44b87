import type { Thought } from '@wis/db/matches'
import type { SeatHeader } from '@wis/protocol'
import { useMemo } from 'react'
import { beliefSteps } from '../../match/beliefs/belief-moments.ts'
import { Beliefs } from '../../match/beliefs/beliefs.tsx'
import { notedIn, tellingsOf } from '../../match/beliefs/tellings.ts'
import { useThoughts } from '../../match/thoughts/use-thoughts.ts'
import { useWords } from '../words.ts'
import { seatOfEyes } from './eyes.ts'
import { hasSeenEnd } from './scene-player.ts'
import type { ScenePlayer } from './scene-player.ts'

interface SceneBeliefsProps {
  readonly matchId: string
  readonly seats: readonly SeatHeader[]
  readonly player: ScenePlayer
  /** Brought along where only some readers may load them. */
  readonly thoughts: readonly Thought[] | undefined
}

/** What the players believed about who hides: with their answers, and in what their game lets them note. */
export default function SceneBeliefs({ matchId, seats, player, thoughts }: SceneBeliefsProps) {
  const words = useWords()
  const found = useThoughts(matchId, thoughts, true)
  const { eyes, furthest, index } = player
  const isWhole = hasSeenEnd(player) || eyes === 'everything'
  const steps = useMemo(
    () => (isWhole ? player.steps : player.steps.slice(0, furthest + 1)),
    [isWhole, player.steps, furthest],
  )
  const tellings = useMemo(
    () => [
      ...tellingsOf(
        found.state === 'known' ? found.thoughts : [],
        seats.map(({ alias }) => alias),
      ),
      ...notedIn(steps),
    ],
    [found, seats, steps],
  )
  const believed = useMemo(() => beliefSteps(steps), [steps])
  const seat = seatOfEyes(eyes) ?? null
  const guess = steps.at(-1)?.scene?.guess
  const isTold = tellings.some((one) => seat === null || one.seat === seat)
  if (!guess || !isTold) return null
  return (
    <Beliefs
      tellings={tellings}
      steps={believed}
      aliases={seats.map(({ alias }) => alias)}
      sought={{
        name: words(guess.name),
        that: words(guess.that),
        count: guess.count,
        seats: guess.seats ?? [],
      }}
      cursor={steps[index]?.seq ?? -1}
      seat={seat}
    />
  )
}
