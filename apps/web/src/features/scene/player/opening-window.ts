import type { MatchStep } from '@wis/games'
import { openingPlace } from './scene-player.ts'
import type { KnownOfMatch, PlayerStep } from './scene-player.ts'

/** This many scenes before and after the opening one come with the page, and the browser loads the others. */
const around = { before: 2, after: 10 }

/** The steps as the page sends them: every line, and the scenes that are needed first. */
export function openingWindow(
  known: KnownOfMatch & { readonly steps: readonly MatchStep[] },
  at: number | undefined,
): readonly PlayerStep[] {
  const place = openingPlace({ ...known, at })
  return known.steps.map((step, index) =>
    index >= place - around.before && index <= place + around.after ? step : { ...step, scene: null },
  )
}
