import type { InBoth } from '@wis/engine'
import { MomentCards } from '../../match/moments/moment-cards.tsx'
import { saidBetween } from '../said-between.ts'
import { placeAt } from './scene-player.ts'
import type { PlayerStep } from './scene-player.ts'
import { stepQuery } from './scene-query.ts'
import type { SceneHandle } from './scene-store.ts'

interface SceneMomentsProps {
  readonly handle: SceneHandle
  /** What a round is called, with `{number}` for its number, if not a round. */
  readonly roundName?: InBoth<string> | undefined
}

/** The turning points of the match. */
export default function SceneMoments({ handle: { player, dispatch }, roundName }: SceneMomentsProps) {
  const { steps } = player
  const placeOf = (seq: number) => placeAt(steps, seq)
  const moments = player.moments
    // The headline says what decided the match.
    .filter(({ kind }) => kind !== 'decided')
    .map((moment) => ({ ...roundAt(steps[placeOf(moment.seq)]), ...moment }))
  if (moments.length === 0) return null
  return (
    <MomentCards
      moments={moments}
      roundName={roundName}
      quoteAt={(seq) => {
        const place = placeOf(seq)
        const [before, after] = [steps[place - 1]?.scene, steps[place]?.scene]
        return before && after ? saidBetween(before, after)?.text : undefined
      }}
      addressOf={(seq) => stepQuery(player, steps[placeOf(seq)]?.seq ?? seq)}
      onShow={(seq) => {
        dispatch({ type: 'seek', index: placeOf(seq) })
      }}
    />
  )
}

/** The round of a step. A moment says so only where its game counts rounds in another way than its table. */
const roundAt = (step: PlayerStep | undefined): Pick<PlayerStep, 'round'> =>
  step?.round === undefined || step.round === 0 ? {} : { round: step.round }
