import { changeSuiteAccess, changeSuiteBudget } from '@wis/db/experiments'
import { endpoint } from '../../../../../server/api/endpoint.ts'
import { AppError } from '../../../../../server/app-error.ts'
import {
  changedSuite,
  noSuite,
  requireSuite,
  suiteOf,
  suitePageOf,
} from '../../../../../server/lab/find-suite.ts'

export const GET = endpoint('GET /suites/{id}', {
  answer: async (call) => suitePageOf(await requireSuite(call), call.viewer),
})

export const PATCH = endpoint('PATCH /suites/{id}', {
  find: suiteOf,
  missing: noSuite,
  answer: async (call, suite) => {
    const { access, budget } = call.body
    if (budget && !(await changeSuiteBudget(call.db, suite, budget)))
      throw new AppError('conflict', 'This suite was cancelled, so it uses nothing any more.')
    if (access) await changeSuiteAccess(call.db, suite.id, access)
    return suitePageOf(await changedSuite(call, suite), call.viewer)
  },
})
