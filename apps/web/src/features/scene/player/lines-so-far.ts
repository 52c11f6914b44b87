import { onOneLine, saidBetween, saidBy, withoutWords } from '../said-between.ts'
import type { Spoken } from '../said-between.ts'
import type { PlayerStep, ScenePlayer } from './scene-player.ts'

/** The steps that were shown so far. How it ended stands at the table, and so do the words of the moment. */
export const linesSoFar = ({ steps, furthest, index }: Pick<ScenePlayer, 'steps' | 'furthest' | 'index'>) =>
  steps
    .slice(0, furthest + 1)
    .filter(({ scene }) => !scene?.decided)
    .map((line, place) => (place === index ? besideTable(line, steps[place - 1]) : line))

function besideTable(line: PlayerStep, before: PlayerStep | undefined): PlayerStep {
  const said = line.scene && (saidBetween(before?.scene ?? undefined, line.scene) ?? saidAgain(line))
  const speaker = said && line.scene?.seats.find(({ seat }) => seat === said.seat)
  return said && line.say ? { ...line, say: withoutWords(line.say, said, speaker?.name) } : line
}

/** Who says the same once more says nothing new: its line quotes the words, as a vote or a move does not. */
function saidAgain({ scene, seat, say }: PlayerStep): Spoken | undefined {
  const said = scene ? saidBy(scene, seat) : undefined
  return said && say?.en.includes(`“${onOneLine(said.text)}`) ? said : undefined
}

/** Whether it has a line of its own. */
export const isListed = ({ say, isRetold }: PlayerStep) => say !== null && !isRetold

/** The place of the line that belongs to the table as it stands. In the end, it may show once more what decided the match. */
export function currentIn(
  lines: readonly PlayerStep[],
  { steps, index }: Pick<ScenePlayer, 'steps' | 'index'>,
) {
  const shown = steps[index]?.scene?.decided?.round
  const last = lines.findLastIndex((line) => isListed(line) && shown !== undefined && line.round === shown)
  return last >= 0 ? last : lines.findLastIndex((line, place) => isListed(line) && place <= index)
}
