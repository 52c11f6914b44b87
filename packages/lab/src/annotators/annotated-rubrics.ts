import { kitCalled } from '@wis/games'
import { rubricsOf } from '../judges/items-of.ts'
import { rubricsIn } from '../report/rating-measures.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { deepRubric } from '../tasks/deep/deep-texts.ts'

/** The rubrics that a game, or a task, has items for. */
export const rubricsFor = (game: string): readonly string[] => {
  const kit = kitCalled(game)
  return kit ? rubricsOf(kit) : [deepRubric]
}

/** The rubrics by which people rate: those of the judges, or all that there are items for if there is no judge. */
export function annotatedRubrics(game: string, judges: ExperimentSpec['judges']): readonly string[] {
  return judges.length > 0 ? rubricsIn({ judges }) : rubricsFor(game)
}
