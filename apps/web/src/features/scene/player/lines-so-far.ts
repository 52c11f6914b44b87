import type { PlayerStep, ScenePlayer } from './scene-player.ts'

/** The steps that were shown so far. How it ended stands at the table. */
export const linesSoFar = ({ steps, furthest }: Pick<ScenePlayer, 'steps' | 'furthest'>) =>
  steps.slice(0, furthest + 1).filter(({ scene }) => !scene?.decided)

/** Whether it has a line of its own. */
export const isListed = ({ say, isRetold }: PlayerStep) => say !== null && !isRetold

/** The place of the line that belongs to the table as it stands. */
export const currentIn = (lines: readonly PlayerStep[], { index }: Pick<ScenePlayer, 'index'>) =>
  lines.findLastIndex((line, place) => isListed(line) && place <= index)
