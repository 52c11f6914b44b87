import { closeAnnotating, countedJudgements, withdrawAnnotator } from '@wis/db/experiments'
import { renamedRow } from '@wis/lab'
import { AppError } from '../../app-error.ts'
import { annotatorsPageOf, invitePeople, rateItem, ratingPageOf, undoRating } from '../../lab/annotate.ts'
import { beyondLimit, toldFaults } from '../../lab/beyond-limit.ts'
import {
  experimentOf,
  experimentPageOf,
  namesIn,
  ofExperiment,
  requireExperiment,
} from '../../lab/experiment-page-of.ts'
import { judgeExperiment } from '../../lab/judge-experiment.ts'
import { askedRows } from '../../lab/read-in-line.ts'
import { sendAskedRows } from '../../lab/send-asked-rows.ts'
import { requireMember } from '../acting-user.ts'
import { endpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

const refusals = {
  'rated-already': 'Rating has begun, so the selection of items cannot change. No invitation was made.',
  'too-many': 'An experiment can have at most 40 people who rate. No invitation was made.',
  'not-in-that-state':
    'You can invite people when the experiment is over or paused and has finished matches.',
}

export const endpoints: readonly Endpoint[] = [
  endpoint('DELETE /experiments/{id}/annotators/{person}', {
    ...ofExperiment,
    answer: async ({ db, params }, { id }) => {
      if (!(await withdrawAnnotator(db, id, Number(params.person))))
        throw new AppError('not-found', 'No invited person has this number.')
      return annotatorsPageOf(db, id)
    },
  }),
  endpoint('GET /experiments/{id}/annotators', {
    ...ofExperiment,
    answer: ({ db }, { id }) => annotatorsPageOf(db, id),
  }),
  endpoint('POST /experiments/{id}/annotators', {
    ...ofExperiment,
    answer: async ({ db, viewer, body }, experiment) => {
      const { userId } = requireMember(viewer)
      const invited = await invitePeople(db, { experiment, userId, ...body })
      if (invited.kind === 'faults')
        throw new AppError('invalid', 'No invitation was made.', toldFaults(invited.faults))
      if (invited.kind === 'refused') throw new AppError('conflict', refusals[invited.reason])
      return annotatorsPageOf(db, experiment.id)
    },
  }),
  endpoint('PATCH /experiments/{id}/annotators', {
    ...ofExperiment,
    answer: async ({ db, body }, { id }) => {
      await closeAnnotating(db, id, body.closed)
      return annotatorsPageOf(db, id)
    },
  }),
  endpoint('GET /experiments/{id}/judgements', {
    answer: async (call) => {
      const experiment = await requireExperiment(call)
      const { id, names, matches, ratingsWithheld } = experiment
      if (ratingsWithheld)
        throw new AppError(
          'conflict',
          'People are still rating this experiment. Its ratings appear when its owner ends the rating.',
        )
      const { after, limit } = call.query
      const last = Math.min(after + limit, matches)
      const rows = askedRows((span) => countedJudgements(call.db, id, span), { after, last })
      const lines = async function* () {
        for await (const row of rows) yield JSON.stringify(renamedRow(row, names))
      }
      return sendAskedRows(call, experiment, lines)
    },
  }),
  endpoint('POST /experiments/{id}/judgings', {
    ...ofExperiment,
    answer: async (call, experiment) => {
      const { userId } = requireMember(call.viewer)
      const { judges } = call.body
      const begun = await judgeExperiment(call.db, { experiment, userId, ...(judges && { judges }) })
      if (begun.kind === 'faults')
        throw new AppError('invalid', 'These judges are not possible.', toldFaults(begun.faults))
      if (begun.kind === 'beyond-limit') throw beyondLimit(begun.refusal)
      if (begun.kind === 'refused')
        throw new AppError(
          'conflict',
          'Judges can rate only an experiment that is over, or paused with no match under way.',
        )
      const changed = await namesIn(call.db, (await experimentOf(call)) ?? experiment)
      return experimentPageOf(call.db, changed, call.viewer)
    },
  }),
  endpoint('GET /experiments/{id}/ratings/{place}', {
    answer: ({ db, viewer, params: { id, place } }) =>
      ratingPageOf(db, { id, userId: requireMember(viewer).userId, place: Number(place) }),
  }),
  endpoint('PUT /experiments/{id}/ratings/{place}', {
    answer: async ({ db, viewer, params: { id, place }, body }) => {
      const { userId } = requireMember(viewer)
      await rateItem(db, { id, userId, place: Number(place), ...body })
      return ratingPageOf(db, { id, userId })
    },
  }),
  endpoint('DELETE /experiments/{id}/ratings/last', {
    answer: ({ db, viewer, params: { id } }) => undoRating(db, { id, userId: requireMember(viewer).userId }),
  }),
  endpoint('GET /experiments/{id}/ratings/next', {
    answer: ({ db, viewer, params: { id } }) =>
      ratingPageOf(db, { id, userId: requireMember(viewer).userId }),
  }),
]
