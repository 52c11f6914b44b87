import { moveSuite } from '@wis/db/experiments'
import { endpoint } from '../../../../../../server/api/endpoint.ts'
import { AppError } from '../../../../../../server/app-error.ts'
import { labLimits } from '../../../../../../server/env/env.ts'
import { beyondLimit } from '../../../../../../server/lab/beyond-limit.ts'
import { changedSuite, noSuite, suiteOf, suitePageOf } from '../../../../../../server/lab/find-suite.ts'

export const POST = endpoint('POST /suites/{id}/state', {
  find: suiteOf,
  missing: noSuite,
  answer: async (call, suite) => {
    const moved = await moveSuite(call.db, suite, call.body.move, labLimits())
    if (!moved.ok && moved.reason === 'beyond-lab-limit') throw beyondLimit(moved)
    if (!moved.ok) throw new AppError('conflict', 'No experiment of this suite can do that now.')
    return suitePageOf(await changedSuite(call, suite), call.viewer)
  },
})
