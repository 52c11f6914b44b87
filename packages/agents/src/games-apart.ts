/** What one game has of its own: its form of request, and connectors that speak nothing else. */
export { moveInAnswer } from './who-is-spy/reply/move-in-answer.ts'
export { readReply } from './who-is-spy/reply/read-reply.ts'
export { createWhoisspyAgent } from './who-is-spy/whoisspy/agent.ts'
export type { WhoisspyAgent, WhoisspyOptions } from './who-is-spy/whoisspy/agent.ts'
export { whoisspyLimits } from './who-is-spy/whoisspy/limits.ts'
export type { WhoisspyLimits } from './who-is-spy/whoisspy/limits.ts'
