import { closeAnnotating } from '@wis/db/experiments'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { requireMember } from '../../../../../../server/api/require-member.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { annotatorsPageOf, invitePeople } from '../../../../../../server/lab/annotate.ts'
import { experimentOf, noExperiment } from '../../../../../../server/lab/find-experiment.ts'
import { toldFaults } from '../../../../../../server/lab/told-faults.ts'

const about = { find: experimentOf, missing: noExperiment }

export const GET = endpoint('GET /experiments/{id}/annotators', {
  ...about,
  answer: ({ db }, { id }) => annotatorsPageOf(db, id),
})

export const POST = endpoint('POST /experiments/{id}/annotators', {
  ...about,
  answer: async ({ db, viewer, body }, experiment) => {
    const { userId } = requireMember(viewer)
    const invited = await invitePeople(db, { experiment, userId, ...body })
    if (invited.kind === 'faults')
      throw new AppError('invalid', 'Nobody was invited.', toldFaults(invited.faults))
    if (invited.kind === 'refused') throw new AppError('conflict', refusals[invited.reason])
    return annotatorsPageOf(db, experiment.id)
  },
})

const refusals = {
  'rated-already':
    'Something is rated already, so which items people rate stays as it is. Nobody was invited.',
  'too-many': 'An experiment has at most 40 people who rate. Nobody was invited.',
  'not-in-that-state':
    'People are invited to rate when an experiment is over or paused, and something was played.',
}

export const PATCH = endpoint('PATCH /experiments/{id}/annotators', {
  ...about,
  answer: async ({ db, body }, { id }) => {
    await closeAnnotating(db, id, body.closed)
    return annotatorsPageOf(db, id)
  },
})
