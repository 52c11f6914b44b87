import { withdrawAnnotator } from '@wis/db/experiments'
import { endpoint } from '../../../../../../../server/api/endpoint.ts'
import { AppError } from '../../../../../../../server/app-error.ts'
import { annotatorsPageOf } from '../../../../../../../server/lab/annotate.ts'
import { experimentOf, noExperiment } from '../../../../../../../server/lab/find-experiment.ts'

export const DELETE = endpoint('DELETE /experiments/{id}/annotators/{person}', {
  find: experimentOf,
  missing: noExperiment,
  answer: async ({ db, params }, { id }) => {
    if (!(await withdrawAnnotator(db, id, Number(params.person))))
      throw new AppError('not-found', 'Nobody who may rate has this number.')
    return annotatorsPageOf(db, id)
  },
})
