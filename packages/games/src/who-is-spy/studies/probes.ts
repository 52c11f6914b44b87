import type { Probe } from '../../contract/probe.ts'
import type { SpyEvent } from '../events.ts'
import type { SpyState } from '../state.ts'
import { beliefProbe } from './probes/belief.ts'
import { firstOrderProbe } from './probes/first-order.ts'
import { predictionsProbe } from './probes/predictions.ts'
import { secondOrderProbe } from './probes/second-order.ts'
import { wordsOfOthersProbe } from './probes/words-of-others.ts'

export const spyProbes: readonly Probe<SpyState, SpyEvent>[] = [
  beliefProbe,
  firstOrderProbe,
  secondOrderProbe,
  wordsOfOthersProbe,
  predictionsProbe,
]
