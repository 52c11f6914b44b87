import { takeTurns } from '../take-turns.ts'
import { whyFailed } from './not-now.ts'

/** So many short jobs are done beside the one that takes long. */
const turns = takeTurns(2)

/** What is made for one asker alone waits for its turn. */
export const makeTurns = <Done>(work: () => Promise<Done>): Promise<Done> =>
  turns(work).catch((error: unknown) => {
    throw whyFailed(error)
  })
