/**
 * What the protocol has for single games: the wire, the prompts and the published fields of the first one, which are older
 * than kits. Nothing but names stands here, so that a page which takes one of them loads no other.
 */
export { spyEntry as publishedEntry, spyRuleset as publishedRuleset } from '@wis/games'
export type { SpyEntry as PublishedEntry } from '@wis/games'
export { agentAnswer, agentRequest } from './who-is-spy/agent-wire.ts'
export type { AgentAnswer, AgentRequest } from './who-is-spy/agent-wire.ts'
export { asGameRequest } from './who-is-spy/as-game-request.ts'
export { ownCheckSizes } from './who-is-spy/check-size.ts'
export { requestWith } from './who-is-spy/example-request.ts'
export { exampleTable } from './who-is-spy/prompt/example-table.ts'
export { historyWords } from './who-is-spy/prompt/history-words.ts'
export { messagesFor, othersOffered, promptValues } from './who-is-spy/prompt/messages-for.ts'
export {
  placeholderFaultCodes,
  placeholderFaults,
  placeholderFaultText,
} from './who-is-spy/prompt/placeholder-faults.ts'
export type { PlaceholderFault } from './who-is-spy/prompt/placeholder-faults.ts'
export { filledPrompt, placeholders } from './who-is-spy/prompt/placeholders.ts'
export type { Placeholder } from './who-is-spy/prompt/placeholders.ts'
export { endOfMatch, scoresByRole, talliesByRole, winsByRole } from './who-is-spy/published-fields.ts'
export { seatRoles, winners } from './who-is-spy/roles.ts'
export { ablations } from './who-is-spy/strategies/ablations.ts'
export { plainStrategy } from './who-is-spy/strategies/plain.ts'
export { reasoningStrategy } from './who-is-spy/strategies/reasoning.ts'
export { reasonsAloudStrategy } from './who-is-spy/strategies/reasons-aloud.ts'
export { wordGuessStrategy } from './who-is-spy/strategies/word-guess.ts'
