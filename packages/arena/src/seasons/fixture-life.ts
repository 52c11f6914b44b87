import { machine } from '../machine.ts'

/** A scheduled match is dropped after it was void this many times. */
export const mostAttempts = 3

/**
 * A scheduled match waits until it is dealt, and is done once its match was decided. A void match is played again, or is
 * given up. A decision can have it played again or bring it back. An agent with a bye goes on without a match.
 */
export const fixtureLife = machine<
  'waiting' | 'seated' | 'done' | 'dropped' | 'bye',
  'seat' | 'decided' | 'void' | 'give-up' | 'drop' | 'replay' | 'bring-back' | 'call-off-replay'
>({
  waiting: { seat: 'seated', drop: 'dropped', 'call-off-replay': 'done' },
  seated: { decided: 'done', void: 'waiting', 'give-up': 'dropped' },
  done: { replay: 'waiting' },
  dropped: { 'bring-back': 'waiting', 'call-off-replay': 'done' },
  bye: {},
})

/** The states of a match that may still be played. */
export const openFixtureStates = ['waiting', 'seated'] as const

/** The states after which a stage does not wait for a match. */
export const overFixtureStates = ['done', 'dropped', 'bye'] as const
