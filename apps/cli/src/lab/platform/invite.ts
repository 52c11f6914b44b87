import { setTimeout as wait } from 'node:timers/promises'
import { sampleOfShare } from '@wis/lab'
import type { Sample } from '@wis/lab'
import type { AnnotatorsPage, ExperimentPage } from '@wis/protocol'
import type { ApiClient } from '../../api-client/client.ts'
import { readCount, UsageError } from '../../command.ts'

interface Given {
  readonly accounts?: string | undefined
  readonly rubrics?: string | undefined
  readonly each?: string | undefined
  readonly shared?: string | undefined
  readonly people?: string | undefined
}

interface Invited {
  readonly accounts: readonly string[]
  readonly rubrics: readonly string[] | undefined
  readonly sample: Sample | undefined
}

/** Whom the command line invites, and what they rate. */
export function invitedIn({ accounts, rubrics, ...share }: Given): Invited {
  return { accounts: listed(accounts) ?? [], rubrics: listed(rubrics), sample: sampleIn(share) }
}

const listed = (text: string | undefined) =>
  text
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)

function sampleIn({ each, shared, people }: Given): Sample | undefined {
  if (each === undefined) {
    if (shared !== undefined || people !== undefined)
      throw new UsageError('--shared and --people need --each')
    return undefined
  }
  const share = {
    each: readCount('each', each),
    shared: shared === undefined || shared === '0' ? 0 : readCount('shared', shared),
    people: people === undefined ? 1 : readCount('people', people),
  }
  if (share.shared > share.each) throw new UsageError('--shared is at most --each')
  return sampleOfShare(share)
}

/** Invites people to rate an experiment, and says what each of them has to do. */
export async function invite(
  client: ApiClient,
  id: string,
  { accounts, rubrics, sample, url }: Invited & { readonly url: string },
): Promise<number> {
  if (accounts.length === 0) throw new UsageError('--accounts NAME,… is missing')
  const found = await client.ask('POST /experiments/{id}/annotators', {
    params: { id },
    body: {
      accounts: [...accounts],
      ...(rubrics && { rubrics: [...rubrics] }),
      ...(sample && { sample }),
    },
  })
  toldPeopleOf(found).forEach((line) => console.log(line))
  if (!found.ready) console.log('… the items are being created')
  console.log(`They rate at ${new URL(`/lab/${id}/rate`, url).href}`)
  return 0
}

interface Wanted {
  readonly end: boolean
  readonly reopen: boolean
}

/** How far people are with rating an experiment. The owner may end the rating, or open it again. */
export async function rating(
  client: ApiClient,
  id: string,
  { end, reopen, url }: Wanted & { readonly url: string },
): Promise<number> {
  if (end && reopen) throw new UsageError('--end or --reopen, not both')
  const found = await (end || reopen
    ? client.ask('PATCH /experiments/{id}/annotators', { params: { id }, body: { closed: end } })
    : client.ask('GET /experiments/{id}/annotators', { params: { id } }))
  toldPeopleOf(found).forEach((line) => console.log(line))
  console.log(standing(found, `wis lab rating ${id} --url ${url}`))
  return 0
}

const toldPeopleOf = ({ annotators }: Pick<AnnotatorsPage, 'annotators'>) =>
  annotators.map(
    ({ person, name, withdrawn, due, done }) =>
      `person ${person}  ${name ?? 'account deleted'}: ${done} of ${due} done${withdrawn ? ', withdrawn' : ''}`,
  )

function standing({ closed, annotators, openSince }: AnnotatorsPage, command: string): string {
  if (closed) return `The rating is over. To open it again: ${command} --reopen`
  if (annotators.every(({ withdrawn }) => withdrawn)) return 'No one is invited to rate.'
  const since = openSince ? ` since ${openSince.slice(0, 16).replace('T', ' ')} UTC` : ''
  return `The rating is open${since}. While others can read the experiment, its report has no ratings. To end it: ${command} --end`
}

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
  `position ${place} in the queue: ${running} of your experiments are running${most === null ? '' : `, at most ${most} at once`}`

const saidOf = ({ reason, agent, detail, since }: NonNullable<ExperimentPage['pause']>) =>
  [reason, agent, detail, ...(since === undefined ? [] : [`since ${minuteOf(since)} UTC`])]
    .filter(Boolean)
    .join(' ')

const minuteOf = (date: string) => date.slice(0, 16).replace('T', ' ')
