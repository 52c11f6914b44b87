import type { Language } from '@wis/engine'
import { languages } from '@wis/games'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import type { ItemOfMatch } from './items-of.ts'
import { dueJudgements } from './judging.ts'
import type { DueJudgement } from './judging.ts'
import type { Rubric } from './rubric.ts'
import { rubricCalled } from './rubrics.ts'

/** A rating that is to be asked for, by which rubric and in which language. */
export interface DueRating {
  readonly rubric: Rubric
  readonly language: Language
  readonly due: DueJudgement
}

export interface Rating {
  readonly judges: ExperimentSpec['judges']
  readonly seed: string
  /** All items of a rubric, in any order. */
  itemsFor(rubric: string): readonly ItemOfMatch[]
}

/** All ratings of an experiment or a task, language by language and judge by judge, each in an order of its own. */
export function dueRatings({ judges, seed, itemsFor }: Rating): readonly DueRating[] {
  return languages.flatMap((language) =>
    judges.flatMap(({ rubric: id, ...judge }) => {
      const rubric = rubricCalled(id)
      if (!rubric) throw new RangeError(`there is no rubric ${id}`)
      const items = itemsFor(id).filter((item) => item.language === language)
      return dueJudgements({ rubric, items, judges: [judge], seed }).map((due) => ({ rubric, language, due }))
    }),
  )
}
