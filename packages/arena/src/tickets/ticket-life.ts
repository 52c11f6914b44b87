import { machine } from '../machine.ts'

/**
 * A ticket waits for a table, and is checked while its table is made ready. Then it is seated in a match, or waits again.
 * While it is checked, it leaves only if its own agent is sent away from the table.
 */
export const ticketLife = machine<
  'waiting' | 'checking' | 'seated' | 'left',
  'reserve' | 'release' | 'seat' | 'send-away' | 'leave'
>({
  waiting: { reserve: 'checking', leave: 'left' },
  checking: { release: 'waiting', seat: 'seated', 'send-away': 'left' },
  seated: {},
  left: {},
})

/** The states in which an agent waits for a match of this kind, and may not ask for another. */
export const seekingStates = ['waiting', 'checking'] as const
