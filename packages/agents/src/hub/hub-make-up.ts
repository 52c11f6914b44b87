import { isRepositoryName, longestMade } from '@wis/protocol'
import type { HubMakeUp } from '@wis/protocol'
import type { Hub, HubAnswer } from './hub.ts'

interface Repository {
  readonly kind: 'model' | 'space'
  readonly id: string
}

/** What the Hub says that a model is, or a Space whose card names its models. Null where it says nothing. */
export async function hubMakeUpOf(
  hub: Hub,
  { kind, id }: Repository,
  signal?: AbortSignal,
): Promise<HubMakeUp | null | 'unreachable'> {
  if (kind === 'model') return silentUnless(await hub.makeUp(id, signal))
  const models = silentUnless(await hub.cardModels(id, signal))
  if (models === null || models === 'unreachable') return models
  const [first, ...others] = models
  if (first === undefined) return null
  // Sizes of several models do not make one size.
  if (others.length > 0) return { model: cut(models.join(' + ')) }
  // A card is its owner’s text: not every line of it can stand in an address.
  return isRepositoryName(first) ? silentUnless(await hub.makeUp(first, signal)) : { model: cut(first) }
}

const cut = (text: string) => text.slice(0, longestMade).replace(/\p{Cs}/gu, '')

/** No answer means nothing. A repository that is not shown to strangers says nothing. */
function silentUnless<Value>(answer: HubAnswer<Value>): Value | null | 'unreachable' {
  if (answer.ok) return answer.value
  return answer.problem === 'unreachable' ? 'unreachable' : null
}
