import type { MatchScenes } from '../../../server/scenes/scenes-of.ts'
import type { ExperimentPlace } from '../../match/player/experiment-place.tsx'
import type { Eyes } from './eyes.ts'
import type { KnownOfMatch, PlayerStep } from './scene-player.ts'

interface Wanted {
  readonly eyes: Eyes
  /** The number of the last known step. */
  readonly after: number
}

/** Everything after a step, in as many questions as it takes. */
export async function loadScenes(
  { scenes, share }: ExperimentPlace,
  { eyes, after }: Wanted,
  signal: AbortSignal,
): Promise<KnownOfMatch> {
  const steps: PlayerStep[] = []
  for (;;) {
    const query = new URLSearchParams({ after: String(steps.at(-1)?.seq ?? after) })
    if (share !== undefined) query.set('share', share)
    if (typeof eyes === 'number') query.set('eyes', String(eyes))
    else query.set('reveal', eyes)
    const answer = await fetch(`${scenes}?${query.toString()}`, { signal })
    if (!answer.ok) throw new Error(`the scenes did not come: ${answer.status}`)
    // It is an answer of our own server to a question without a body.
    const page = (await answer.json()) as MatchScenes
    steps.push(...page.steps)
    if (!page.more || page.steps.length === 0) {
      const { status, outcome, moments, hasSecrets } = page
      return { status, outcome, moments, hasSecrets, steps }
    }
  }
}
