import type { Cost } from './ledger.ts'

export interface Standing {
  /** Matches that are kept, of all that are wanted. */
  readonly played: number
  readonly wanted: number
  /** Of these, how many this process has played, and for how long. */
  readonly playedNow: number
  readonly ranMs: number
  readonly used: Cost
  readonly now: Date
}

/** How far a run is, what it has used, and when it ends if it goes on as it did. */
export function progressText({ played, wanted, playedNow, ranMs, used, now }: Standing): string {
  const left = wanted - played
  const perMatch = playedNow === 0 ? undefined : ranMs / playedNow
  const end = perMatch === undefined || left === 0 ? undefined : new Date(now.getTime() + left * perMatch)
  return [
    `${played} of ${wanted} matches`,
    costText(used),
    ...(end ? [`ends about ${end.toISOString().slice(0, 16).replace('T', ' ')} UTC`] : []),
  ].join(', ')
}

export const costText = ({ tokens, usd }: Cost) =>
  [
    `${Math.round(tokens).toLocaleString('en')} tokens`,
    ...(usd > 0 ? [`$${usd.toFixed(usd < 1 ? 4 : 2)}`] : []),
  ].join(', ')

const quietMs = 15_000

/** Tells how far a run is: on a screen in one line that is written over, elsewhere as a line now and then. */
export function createTeller(stream: NodeJS.WriteStream, now: () => number) {
  let last = Number.NEGATIVE_INFINITY
  return (text: string, isLast: boolean) => {
    if (stream.isTTY) stream.write(`\r\u001B[K${text}${isLast ? '\n' : ''}`)
    else if (isLast || now() - last >= quietMs) {
      last = now()
      stream.write(`${text}\n`)
    }
  }
}
