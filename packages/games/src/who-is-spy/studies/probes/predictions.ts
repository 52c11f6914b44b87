import { predictedDeductions } from '../../../contract/odd-one-probe.ts'
import type { SpyEvent } from '../../schema.ts'
import type { SpyState } from '../../state.ts'
import { firstOrderProbe } from './first-order.ts'
import { beforeTheFirstVote } from './when.ts'

export const predictionsProbe = predictedDeductions<SpyState, SpyEvent>({
  called: { en: 'the spy', zh: '卧底' },
  deduction: { probe: firstOrderProbe.id, field: 'spy' },
  measure: '2-deduction',
  after: beforeTheFirstVote,
  seats: ({ living }) => living,
  table: ({ aliases, language }) => ({ aliases, language }),
})
