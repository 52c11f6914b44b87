import type { AnnotatorsPage } from '@wis/protocol'
import type { ApiClient } from '../../api-client/client.ts'
import { UsageError } from '../../command.ts'

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

/** A line for each person, with what is left to do. */
export const toldPeopleOf = ({ annotators }: Pick<AnnotatorsPage, 'annotators'>) =>
  annotators.map(
    ({ person, name, withdrawn, due, done }) =>
      `person ${person}  ${name ?? 'account deleted'}: ${done} of ${due} done${withdrawn ? ', withdrawn' : ''}`,
  )

function standing({ closed, annotators, openSince }: AnnotatorsPage, command: string): string {
  if (closed) return `The rating is over. To open it again: ${command} --reopen`
  if (annotators.every(({ withdrawn }) => withdrawn)) return 'Nobody is invited to rate.'
  const since = openSince ? ` since ${openSince.slice(0, 16).replace('T', ' ')} UTC` : ''
  return `The rating is open${since}. While others can read the experiment, its report has no ratings. To end it: ${command} --end`
}
