import { setTimeout as wait } from 'node:timers/promises'
import type { ExperimentPage } from '@wis/protocol'
import type { ApiClient } from '../../api-client/client.ts'

const lookAgainMs = 3_000

export const experimentOf = (client: ApiClient, id: string): Promise<ExperimentPage> =>
  client.ask('GET /experiments/{id}', { params: { id } })

/** Tells each change of an experiment until it goes on no more by itself, or nobody waits any longer. */
export async function follow(
  client: ApiClient,
  id: string,
  { signal, tell }: { readonly signal: AbortSignal; tell(line: string): void },
): Promise<ExperimentPage> {
  for (let before = ''; ;) {
    const experiment = await experimentOf(client, id)
    const words = standingOf(experiment)
    if (words !== before) tell(words)
    before = words
    if (!goesOn(experiment) || signal.aborted) return experiment
    await wait(lookAgainMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Whether it runs, or will run without its owner. */
export const goesOn = ({ state, pause }: Pick<ExperimentPage, 'state' | 'pause'>) =>
  state === 'running' || state === 'queued' || (state === 'paused' && pause?.reason === 'storage')

/** How far an experiment is, in a line. */
export function standingOf({
  state,
  pause,
  played,
  matches,
  failed,
  voided,
  tokens,
  dollars,
  expectedEnd,
  line,
}: ExperimentPage): string {
  return [
    `${state}: ${played} of ${matches} matches`,
    ...(failed > 0 ? [`${failed} lost without an answer`] : []),
    ...(voided > 0 ? [`${voided} dealt again`] : []),
    ...(tokens > 0 ? [`${tokens.toLocaleString('en')} tokens`] : []),
    ...(dollars > 0 ? [`$${dollars.toFixed(dollars < 1 ? 4 : 2)}`] : []),
    ...(state === 'running' && expectedEnd ? [`ends about ${minuteOf(expectedEnd)} UTC`] : []),
    ...(line ? [lineOf(line)] : []),
    ...(pause ? [saidOf(pause)] : []),
  ].join(', ')
}

const lineOf = ({ place, running, most }: NonNullable<ExperimentPage['line']>) =>
  `place ${place} in line: ${running} of your experiments run${most === null ? '' : `, and ${most} may`}`

const saidOf = ({ reason, agent, detail, since }: NonNullable<ExperimentPage['pause']>) =>
  [reason, agent, detail, ...(since === undefined ? [] : [`since ${minuteOf(since)} UTC`])]
    .filter(Boolean)
    .join(' ')

const minuteOf = (date: string) => date.slice(0, 16).replace('T', ' ')
