import { wordPairInput } from '@wis/protocol'

const { domain, difficulty } = wordPairInput.shape

/** What a pair may be. Only the server reads it: the schemas are much larger than the lists. */
export const pairChoices = { domains: domain.options, difficulties: difficulty.options }
